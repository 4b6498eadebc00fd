import AccessibilityTree
import Announcements

extension AccessibilityElement {
  /// Every property, with code for copying it in an update.
  ///
  /// ``ExposedProperties`` prints the properties.
  static let fields: [ElementField<AccessibilityElement>] = [
    .fixed("node", \.node), .fixed("kind", \.kind), .fixed("isElement", \.isElement),
    .value("label", \.label, .label), .value("value", \.value, .value),
    .value("showsPlaceholder", \.showsPlaceholder, nil),
    .value("labelAttestation", \.labelAttestation, nil),
    .value("valueAttestation", \.valueAttestation, nil), .value("hint", \.hint, .hint),
    .flags(
      "traits", \.traits,
      [(.selected, .selected), (.notEnabled, .enabled), (.isEditing, .editing)],
      fixed: .tabBar),
    .value("language", \.language, .other), .fixed("frame", \.frame),
    .fixed("accessibilityFrame", \.accessibilityFrame), .fixed("isHidden", \.isHidden),
    .fixed("clips", \.clips), .fixed("elementsHidden", \.elementsHidden),
    .fixed("isModal", \.isModal), .fixed("groupsChildren", \.groupsChildren),
    .fixed("sortPriority", \.sortPriority),
    .value("respondsToUserInteraction", \.respondsToUserInteraction, nil),
    .fixed("containerType", \.containerType), .value("identifier", \.identifier, nil),
    .fixed("explicit", \.explicit), .value("customActions", \.customActions, .other),
    .value("customContent", \.customContent, .other), .fixed("itemCount", \.itemCount),
    .fixed("cell", \.cell), .fixed("table", \.table),
    .part("design", \.design, DesignFacts.fields), .part("web", \.web, WebAttributes.fields),
    .value("rules", \.rules, nil),
  ]
}

extension DesignFacts {
  /// Every property, with code for printing it and code for copying it in an update.
  static let fields: [ElementField<DesignFacts>] = [
    .value("roleWord", \.roleWord, .other).printed { $0.roleWord?.name },
    .value("checked", \.checked, .checked).printed { $0.checked?.rawValue },
    .value("expanded", \.expanded, .expanded).printed("expandedStatus") {
      $0.expanded.map { $0 ? "expanded" : "collapsed" }
    },
    .value("level", \.level, .other).printed("headingLevel") { $0.level.map(String.init) },
    .value("isRequired", \.isRequired, .other).printed("required") { flag($0.isRequired) },
    .value("isReadOnly", \.isReadOnly, .other).printed("readOnly") { flag($0.isReadOnly) },
    .value("isDraggable", \.isDraggable, .other).printed("draggable") { flag($0.isDraggable) },
    .value("error", \.error, .error).printed { $0.error },
    .value("characters", \.characters, .value).printed { $0.characters.map(String.init) },
    .value("placeholder", \.placeholder, .hint).printed { $0.placeholder },
    .value("position", \.position, .other).printed { positionText($0.position, $0.count) },
    .value("count", \.count, .other), .value("opensPicker", \.opensPicker, .other),
    .value("omissions", \.omissions, nil),
  ]
}

extension WebAttributes {
  /// Every property, with code for printing it and code for copying it in an update.
  static let fields: [ElementField<WebAttributes>] = [
    .value("role", \.role, .other).printed { $0.role.exposedName },
    .value("headingLevel", \.headingLevel, .other).printed { $0.headingLevel.map(String.init) },
    .value("checked", \.checked, .checked).printed { $0.checked?.rawValue },
    .value("expanded", \.expanded, .expanded).printed { $0.expanded.map(String.init) },
    .value("invalid", \.invalid, .error).printed { $0.invalid?.rawValue },
    .value("error", \.error, .error).printed { $0.error },
    .value("isRequired", \.isRequired, .other).printed("required") { flag($0.isRequired) },
    .value("isReadOnly", \.isReadOnly, .other).printed("readOnly") { flag($0.isReadOnly) },
    .value("popup", \.popup, .other).printed { $0.popup?.rawValue },
    .value("current", \.current, .other).printed { ($0.current ?? $0.link?.current)?.rawValue },
    .value("ariaDescription", \.ariaDescription, .hint).printed("description") {
      $0.ariaDescription
    },
    .value("placeholder", \.placeholder, .hint).printed { $0.placeholder },
    .value("characters", \.characters, .value).printed { $0.characters.map(String.init) },
    .value("position", \.position, .other).printed { positionText($0.position, $0.count) },
    .value("count", \.count, .other),
    .fixed("itemPosition", \.itemPosition).printed { positionText($0.itemPosition, $0.itemCount) },
    .fixed("itemCount", \.itemCount),
    .fixed("cell", \.cell).printedAll {
      [("row", $0.cell.map { "\($0.row + 1)" }), ("column", $0.cell.map { "\($0.column + 1)" })]
    },
    .fixed("groups", \.groups).printed("group") {
      $0.groups.isEmpty ? nil : $0.groups.map(\.name.text).joined(separator: ", ")
    },
    .fixed("edges", \.edges).printedAll {
      $0.edges.map { ($0.isStart ? "starts" : "ends", $0.container.exposedName) }
    },
    .value("link", \.link, .other), .value("textKind", \.textKind, .other),
    .fixed("backwards", \.backwards), .fixed("hintIsOfGroup", \.hintIsOfGroup),
    .fixed("isInSummary", \.isInSummary), .value("omissions", \.omissions, nil),
  ]
}

/// Returns the text “true” if the property is set, or `nil` if it is not.
private func flag(_ isSet: Bool) -> String? { isSet ? "true" : nil }

/// Returns the position of an element among its siblings as text, such as “2 of 5”.
///
/// The result is `nil` if the position or the number of siblings is unknown.
private func positionText(_ position: Int?, _ count: Int?) -> String? {
  guard let position, let count else { return nil }
  return "\(position) of \(count)"
}

extension AccessibilityElement.RoleWord {
  fileprivate var name: String {
    switch self {
    case .checkbox: "checkbox"
    case .radioButton: "radioButton"
    case .popUpButton: "popUpButton"
    case .menuItem: "menuItem"
    case .colorWell: "colorWell"
    case .pickerItem: "pickerItem"
    case .named(let name): name
    }
  }
}

extension WebAttributes.Role {
  /// The name of the role, or `nil` if a trait already expresses the role.
  fileprivate var exposedName: String? {
    switch self {
    case .text, .button, .link, .image, .slider, .tab, .searchField: nil
    case .toggleButton: "toggleButton"
    case .popUpButton: "popUpButton"
    case .checkbox: "checkbox"
    case .radioButton: "radioButton"
    case .switchControl: "switch"
    case .textField, .secureTextField: nil
    case .multiLineTextField: "textArea"
    case .comboBox: "comboBox"
    case .menuItem: "menuItem"
    case .option: "option"
    case .separator: "separator"
    case .colorWell: "colorWell"
    case .date: "date"
    case .math: "math"
    case .progress: "progress"
    case .marker: "marker"
    case .media: "media"
    case .named(let name): name
    }
  }
}

extension WebAttributes.Container {
  fileprivate var exposedName: String {
    switch self {
    case .list, .listbox: "list"
    case .definitionList: "definitionList"
    case .form: "form"
    case .table: "table"
    case .landmark(let landmark, _, _): landmark.rawValue
    }
  }
}
