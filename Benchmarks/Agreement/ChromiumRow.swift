import Simulator

/// One node of a page, from Chromium's own tests or from our tree, in words that can be compared.
struct ChromiumRow: Hashable {
  /// A field that is compared.
  enum Field: String, CaseIterable {
    case role, name, hint, state, stop, collection
  }

  var depth = 0
  /// The last part of the class name.
  var className = ""
  var role = ""
  var name = ""
  var hint = ""
  var states: Set<String> = []
  /// Whether the node is a stop; `nil` if the table does not contain this.
  var isStop: Bool?
  /// The size of a collection, or a position in one.
  var collection = ""

  /// Whether there is nothing to compare.
  var isEmpty: Bool {
    name.isEmpty && role.isEmpty && hint.isEmpty && collection.isEmpty && states.isEmpty
      && isStop != true
  }

  /// Whether two rows agree in a field; `nil` if there is nothing to compare.
  func agrees(with other: ChromiumRow, in field: Field) -> Bool? {
    switch field {
    case .role: return foldedClass == other.foldedClass && foldedRole == other.foldedRole
    case .name: return name == other.name
    case .hint: return hint.isEmpty && other.hint.isEmpty ? nil : hint == other.hint
    case .state: return foldedStates == other.foldedStates
    case .stop:
      guard let isStop, let stops = other.isStop else { return nil }
      return isStop == stops
    case .collection:
      return collection.isEmpty && other.collection.isEmpty ? nil : collection == other.collection
    }
  }

  /// The class in older versions, so that the age of a table makes no difference.
  private var foldedClass: String {
    switch className {
    case "Switch": "ToggleButton"
    case "DatePicker", "TimePicker": "Spinner"
    case "ViewGroup": "TabWidget"
    default: className
    }
  }

  /// The role's own word, if it says more than the class.
  private var foldedRole: String { ChromiumRow.usualWords.contains(role) ? "" : role }

  private static let usualWords: Set<String> = [
    "button", "checkbox", "radio button", "toggle button", "switch", "slider",
    "progress indicator", "graphic", "list box", "table", "tree grid", "column header",
    "row header", "dialog", "alert dialog",
  ]

  /// The states, without those that Chromium's formatter derives from the class.
  private var foldedStates: Set<String> {
    states.subtracting(["editable", "checkable", "“partially checked”", "“required”", "required"])
  }

  /// Returns the text in lower case with single spaces, and without the full stop of a list number.
  static func folded(_ text: String) -> String {
    var words = text.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
    if words.count == 1, let only = words.first, only.count < 5, only.last == "." {
      words = [String(only.dropLast())]
    }
    return words.joined(separator: " ")
  }
}

extension ChromiumRow {
  /// Creates the row of a node of our own tree.
  init(_ info: AccessibilityNodeInfo, depth: Int, isStop: Bool) {
    self.depth = depth
    className = String(info.className.split(separator: ".").last ?? "")
    role = ChromiumRow.folded(info.roleDescription)
    let rare = info.rare
    let names = [
      info.text, info.contentDescription, rare.containerTitle, rare.supplementalDescription,
    ]
    name = names.map(ChromiumRow.folded).first { !$0.isEmpty } ?? ""
    hint = ChromiumRow.folded(info.hintText)
    self.isStop = isStop
    states = ChromiumRow.states(of: info)
    if let sizes = info.collection {
      collection = "\(sizes.rows) × \(sizes.columns), \(sizes.selectionMode)"
      if sizes.isHierarchical { collection += ", hierarchical" }
    } else if let item = info.item {
      collection = "at \(item.row), \(item.column)"
    }
  }

  private static func states(of info: AccessibilityNodeInfo) -> Set<String> {
    let flags: [(AccessibilityNodeInfo.Flags, String)] = [
      (.checkable, "checkable"), (.checked, "checked"), (.clickable, "clickable"),
      (.disabled, "disabled"), (.selected, "selected"), (.focusable, "focusable"),
      (.password, "password"), (.editable, "editable"), (.contentInvalid, "invalid"),
      (.fieldRequired, "required"),
    ]
    var states = Set(flags.filter { info.flags.contains($0.0) }.map(\.1))
    if info.actions.contains(.expand) { states.insert("collapsed") }
    if info.actions.contains(.collapse) { states.insert("expanded") }
    if !info.stateDescription.isEmpty { states.insert("“\(folded(info.stateDescription))”") }
    return states
  }
}
