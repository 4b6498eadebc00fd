/// What only iOS knows of a view or element: the properties of `UIAccessibility` that a file tells,
/// and what decides how UIKit makes an element of a view.
///
/// What no mapping reads is kept among the ``details``, for whoever prints the tree.
public struct UIKitAttributes: Sendable, Hashable {
  /// Properties under the short names of an export, which win over UIKit's own names.
  public var exported = Properties()
  /// Properties under UIKit's own names.
  public var authored = Properties()

  /// What the object is to UIKit.
  public var kind: Kind?
  /// The class of a view, such as `UIStepper`, or `stepper` as Interface Builder calls it.
  public var className: String?
  /// The type of an element in a dump of XCUITest, such as `Cell`.
  public var type: String?
  /// The rectangle of the view.
  public var frame: Spelled<Frame>?
  /// The accessibility frame.
  public var accessibilityFrame: Spelled<Frame>?
  /// From 0, which hides, to 1.
  public var alpha: Spelled<Double>?
  /// What SwiftUI's author set to be visited first among its siblings: the highest number.
  public var sortPriority: Spelled<Double>?
  /// Whether people can do something with it.
  public var respondsToUserInteraction: Bool?
  /// Identifiers of the elements of an explicit list; an empty list is a list, too.
  public var elements: Numbered<String>?
  /// Names of the custom actions.
  public var customActions: Numbered<String>?
  /// Custom content.
  public var customContent: Numbered<Content>?
  /// How many items a tab bar has.
  public var itemCount: Int?
  /// The rows that a cell covers.
  public var rows: Spelled<Span>?
  /// The columns that a cell covers.
  public var columns: Spelled<Span>?
  /// What a data table answers.
  @Indirect public var dataTable: Table?

  /// The placeholder of a field in a dump.
  public var placeholder: String?
  /// What stands at the end of a cell.
  public var accessory: Accessory?
  /// Whether a cell shows the control to move it.
  public var showsReorderControl: Spelled<Bool>?
  /// The badge of a tab.
  public var badge: String?
  /// How a date picker looks.
  public var datePickerStyle: DatePickerStyle?
  /// Whether an activity indicator runs.
  public var isAnimating: Bool?
  /// The item of the system that an item of a bar is, by its name in code.
  public var systemItem: String?
  /// The type of a button, by its name in code.
  public var buttonType: String?
  /// The name of an image.
  public var image: String?
  /// Where the image comes from, where it is not the app's own.
  public var imageCatalog: ImageCatalog?
  /// What a text is to the bar around it.
  public var part: BarPart?
  /// In which direction a view is laid out.
  public var contentDirection: String?
  /// The property of the app's code that the view is connected to.
  public var outlet: String?
  /// Whether a cell stands for rows that come from code.
  public var isPrototype: Bool?
  /// What AccessibilitySnapshot said of the element.
  public var snapshotDescription: String?

  /// What a file tells and no mapping reads.
  public var details: [Detail: String] = [:]
  /// The same of structures: what is inside by its path, such as `0.name`.
  public var structures: [Structure: [String: String]] = [:]

  /// Nothing told.
  public init() {}
}

extension UIKitAttributes {
  /// Properties of `UIAccessibility` that have a short name in an export.
  public struct Properties: Sendable, Hashable {
    package var traits: Spelled<AccessibilityTraits>?
    /// Whether it is a stop that speaks for everything inside.
    public var isElement: Bool?
    /// Whether it hides itself and everything inside from accessibility.
    public var elementsHidden: Bool?
    /// Whether what is beside it is out of reach.
    public var isModal: Bool?
    /// Whether what is inside is read in one run.
    public var groupsChildren: Bool?
    /// What kind of container it is.
    public var containerType: ContainerType?
    /// The accessibility label.
    public var label: String?
    /// The accessibility value.
    public var value: String?
    /// The accessibility hint.
    public var hint: String?
    /// BCP 47 tag of the element's text.
    public var language: String?
    /// The author's identifier.
    public var identifier: String?
    /// Whether the view is hidden.
    public var isHidden: Bool?
    /// Whether the view clips what lies outside it.
    public var clips: Bool?

    /// Nothing told.
    public init() {}
  }

  /// A property under the name that wins where both are given.
  package func property<Value>(_ path: KeyPath<Properties, Value?>) -> Value? {
    exported[keyPath: path] ?? authored[keyPath: path]
  }

  /// What an object is to UIKit, where that changes what VoiceOver does with it.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case view
    /// An accessibility element that is not a view: reached only through someone's list.
    case element
    case tabBar, tabBarButton
    case switchControl = "switch"
    case segmented, dataTable, cell
  }

  /// Kinds of containers, as in `UIAccessibilityContainerType`.
  public enum ContainerType: String, Sendable, Hashable, CaseIterable {
    case none, dataTable, list, landmark, semanticGroup
  }

  /// What stands at the end of a cell, as in `UITableViewCell.AccessoryType`.
  public enum Accessory: String, Sendable, Hashable, CaseIterable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// How a date picker looks, as in `UIDatePickerStyle`.
  public enum DatePickerStyle: String, Sendable, Hashable, CaseIterable {
    case automatic, wheels, compact, inline
  }

  /// Where an image comes from, where it is not the app's own.
  public enum ImageCatalog: String, Sendable, Hashable, CaseIterable {
    /// The system's symbols.
    case system
  }

  /// What a text is to the bar around it.
  public enum BarPart: String, Sendable, Hashable, CaseIterable {
    /// Stands above the title of a navigation bar.
    case prompt
  }

  /// Rows or columns that a cell covers.
  public struct Span: Sendable, Hashable {
    /// The first one, from 0; absent for `NSNotFound`.
    public var location: Int?
    /// How many.
    public var length: Int
  }

  /// An entry of the custom content.
  public struct Content: Sendable, Hashable {
    /// What the fact is about.
    public var label: String?
    /// The fact.
    public var value: String?
    /// Whether it is spoken at once rather than on request.
    public var isImportant: Bool?

    /// An entry of which nothing is told.
    public init() {}
  }

  /// What a data table answers about its cells and headers.
  public struct Table: Sendable, Hashable {
    /// How many rows there are.
    public var rowCount: Int?
    /// How many columns there are.
    public var columnCount: Int?
    /// The cells that were asked for.
    public var cells: Numbered<Cell>?
    /// Identifiers of the headers of rows.
    public var rowHeaders: [Int: Numbered<String>] = [:]
    /// Identifiers of the headers of columns.
    public var columnHeaders: [Int: Numbered<String>] = [:]

    /// A table that answers nothing.
    public init() {}
  }

  /// The cell at a row and column of a data table, both from 0.
  public struct Cell: Sendable, Hashable {
    /// The row.
    public var row: Int
    /// The column.
    public var column: Int
    /// The identifier of the cell.
    public var id: String
  }
}

extension UIKitAttributes {
  /// The custom content, up to the first entry that says nothing.
  package var customContents: [CustomContent] {
    (customContent?.list ?? []).prefix { $0.label != nil || $0.value != nil }.map {
      CustomContent(
        label: $0.label ?? "", value: $0.value ?? "", isImportant: $0.isImportant == true)
    }
  }
}
