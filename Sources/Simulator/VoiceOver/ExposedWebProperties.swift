extension WebAttributes {
  /// What WebKit says beyond UIKit's properties, in a fixed order.
  var exposed: [(name: String, value: String?)] {
    let facts: [(name: String, value: String?)] = [
      ("role", role.exposedName), ("headingLevel", headingLevel.map(String.init)),
      ("checked", checked?.rawValue), ("expanded", expanded.map(String.init)),
      ("invalid", invalid?.rawValue), ("error", error),
      ("required", ExposedProperties.flag(isRequired)),
      ("readOnly", ExposedProperties.flag(isReadOnly)), ("popup", popup?.rawValue),
      ("current", (current ?? link?.current)?.rawValue), ("description", ariaDescription),
      ("placeholder", placeholder), ("characters", characters.map(String.init)),
      ("position", ExposedProperties.place(position, count)),
      ("itemPosition", ExposedProperties.place(itemPosition, itemCount)),
      ("row", cell.map { "\($0.row + 1)" }),
      ("column", cell.map { "\($0.column + 1)" }), ("group", groupName?.text),
    ]
    return facts + edges.map { ($0.isStart ? "starts" : "ends", $0.container.exposedName) }
  }
}

extension WebAttributes.Role {
  /// The role where no trait tells it.
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
