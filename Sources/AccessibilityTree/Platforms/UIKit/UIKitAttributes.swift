/// The attributes of a view or element that only iOS has.
///
/// These are the properties of `UIAccessibility`, and other properties with an effect on the
/// accessibility elements of a view. The properties in ``details`` are only printed. They have no
/// effect on announcements.
@usableFromInline package struct UIKitAttributes: Sendable, Hashable {
  /// The properties under their short names, as in exported files.
  ///
  /// These properties override ``authored``.
  package var exported = Properties()
  /// The properties under UIKit's names.
  package var authored = Properties()

  /// The kind of object.
  package var kind: Kind?
  /// The class of a view, such as `UIStepper`, or its name in Interface Builder, such as `stepper`.
  package var className: String?
  /// The type of an element in a dump of XCUITest, such as `Cell`.
  package var type: String?
  /// The frame of the view, and its accessibility frame.
  package var frame, accessibilityFrame: Spelled<Frame>?
  /// The opacity, from 0 to 1.
  ///
  /// An opacity of 0 hides the view.
  package var alpha: Spelled<Double>?
  /// The sort priority of SwiftUI.
  ///
  /// Among siblings, the highest number comes first.
  package var sortPriority: Spelled<Double>?
  package var respondsToUserInteraction: Bool?
  /// The identifiers of the elements in the explicit list (`accessibilityElements`), and the names
  /// of the custom actions.
  ///
  /// `nil` means that the file states no explicit list, or no actions.
  ///
  /// An explicit list may be empty.
  package var elements, customActions: SparseList<String>?
  package var customContent: SparseList<Content>?
  /// The number of items of a tab bar.
  package var itemCount: Int?
  /// The range of rows and the range of columns that a cell covers.
  package var rows, columns: Spelled<Span>?
  /// The cells and headers of a data table.
  @Indirect package var dataTable: Table?

  package var placeholder: String?
  /// The accessory at the end of a cell.
  package var accessory: Accessory?
  /// Whether a cell shows a control for moving the cell to another position.
  package var showsReorderControl: Spelled<Bool>?
  /// The badge of a tab.
  package var badge: String?
  package var datePickerStyle: DatePickerStyle?
  /// Whether an activity indicator is animating.
  package var isAnimating: Bool?
  /// The system item of a bar button, and the type of a button, by their names in Swift.
  package var systemItem, buttonType: String?
  /// The name of an image.
  package var image: String?
  /// The catalog with the image, or `nil` if the image belongs to the app.
  package var imageCatalog: ImageCatalog?
  /// The part of a bar to which a text belongs, such as the prompt.
  package var part: BarPart?
  /// The direction in which a view is laid out.
  package var contentDirection: String?
  /// The outlet that the view is connected to.
  package var outlet: String?
  /// Whether a cell is only a prototype, from which the app's code creates rows.
  package var isPrototype: Bool?
  /// The description of the element in AccessibilitySnapshot's file.
  package var snapshotDescription: String?

  /// Properties that no mapping reads.
  package var details: [Detail: String] = [:]
  /// Structures that no platform mapping reads.
  ///
  /// The texts inside a structure are stored by their path, such as `0.name`.
  package var structures: [Structure: [String: String]] = [:]

  @usableFromInline package init() {}
}

extension UIKitAttributes {
  /// The properties of `UIAccessibility` with a short name in exported files.
  package struct Properties: Sendable, Hashable {
    package var traits: Spelled<AccessibilityTraits>?
    /// Whether the object is an accessibility element, which hides its descendants from readers.
    package var isElement: Bool?
    /// Whether the object hides itself and its descendants from accessibility.
    package var elementsHidden: Bool?
    /// Whether the object makes its siblings inaccessible.
    package var isModal: Bool?
    /// Whether VoiceOver visits all children of the object before it moves on to other elements.
    package var groupsChildren: Bool?
    package var containerType: ContainerType?
    package var label, value, hint: String?
    /// The BCP 47 tag of the text.
    package var language: String?
    package var identifier: String?
    /// Whether the view is hidden, and whether it hides content outside its bounds.
    package var isHidden, clips: Bool?
  }

  /// Returns a property of the view or element, or `nil` if the file does not state it.
  ///
  /// If the file contains the property under its short name and under UIKit's name, the result is
  /// the value under the short name.
  package func property<Value>(_ path: KeyPath<Properties, Value?>) -> Value? {
    exported[keyPath: path] ?? authored[keyPath: path]
  }

  /// A kind of object for which VoiceOver has rules of its own.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case view
    /// An accessibility element without a view, which VoiceOver reaches only through an explicit
    /// list.
    case element
    case tabBar, tabBarButton
    case switchControl = "switch"
    case segmented, dataTable, cell
  }

  /// A container type, with the names of `UIAccessibilityContainerType`.
  package enum ContainerType: String, Sendable, Hashable, CaseIterable {
    case none, dataTable, list, landmark, semanticGroup
  }

  /// An accessory of a cell, with the names of `UITableViewCell.AccessoryType`.
  package enum Accessory: String, Sendable, Hashable, CaseIterable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// A style of date picker, with the names of `UIDatePickerStyle`.
  package enum DatePickerStyle: String, Sendable, Hashable, CaseIterable {
    case automatic, wheels, compact, inline
  }

  /// A catalog of images outside the app.
  package enum ImageCatalog: String, Sendable, Hashable, CaseIterable {
    /// The catalog of the system's symbols.
    case system
  }

  package enum BarPart: String, Sendable, Hashable, CaseIterable {
    /// The text above the title of a navigation bar.
    case prompt
  }

  /// The rows or columns that a cell covers.
  package struct Span: Sendable, Hashable {
    /// The first row or column, from 0, or `nil` for `NSNotFound`.
    package var location: Int?
    /// The number of rows or columns.
    package var length: Int
  }

  /// An entry of the custom content.
  package struct Content: Sendable, Hashable {
    package var label, value: String?
    /// Whether VoiceOver announces the entry together with the label.
    package var isImportant: Bool?

    /// Creates an entry without values.
    package init() {}
  }

  /// The content of a data table: its size, cells and headers.
  package struct Table: Sendable, Hashable {
    package var rowCount, columnCount: Int?
    package var cells: SparseList<Cell>?
    /// For each row, by index, the identifiers of its header cells.
    package var rowHeaders: [Int: SparseList<String>] = [:]
    package var columnHeaders: [Int: SparseList<String>] = [:]
  }

  /// A cell of a data table: its row and column, both counted from 0, and its identifier.
  package struct Cell: Sendable, Hashable {
    package var row, column: Int
    package var id: String
  }
}

extension UIKitAttributes {
  /// The entries of the custom content before the first missing or empty entry.
  package var customContents: [CustomContent] {
    (customContent?.list ?? []).prefix { $0.label != nil || $0.value != nil }.map {
      CustomContent(
        label: $0.label ?? "", value: $0.value ?? "", isImportant: $0.isImportant == true)
    }
  }
}
