internal import Simulator

/// An element of an iOS screen in an example.
struct ExampleElement {
  /// The type of an element, by its name in page sources of Appium.
  enum Kind: String {
    case button = "Button"
    case text = "StaticText"
    case field = "TextField"
    case image = "Image"
    case toggle = "Switch"
  }

  private var kind: Kind
  private var label: String
  private var hint, value, placeholder: String?
  private var x, y, width, height: Int
  private var mark = ""

  /// Returns an element that the rule must find.
  static func found(
    _ kind: Kind, _ label: String, hint: String? = nil, value: String? = nil,
    placeholder: String? = nil, x: Int = 20, y: Int = 100, width: Int = 200, height: Int = 50
  ) -> ExampleElement {
    var element = other(
      kind, label, hint: hint, value: value, placeholder: placeholder, x: x, y: y, width: width,
      height: height)
    element.mark = "↓"
    return element
  }

  /// Returns an element that the rule must not find.
  static func other(
    _ kind: Kind, _ label: String, hint: String? = nil, value: String? = nil,
    placeholder: String? = nil, x: Int = 20, y: Int = 100, width: Int = 200, height: Int = 50
  ) -> ExampleElement {
    ExampleElement(
      kind: kind, label: label, hint: hint, value: value, placeholder: placeholder, x: x, y: y,
      width: width, height: height)
  }

  /// The element as a page source of Appium writes it.
  fileprivate var appium: String {
    let type = "XCUIElementType\(kind.rawValue)"
    return """
      \(mark)<\(type) type="\(type)" label="\(label)"\(attribute("value", value)) enabled="true"
        visible="true" accessible="true" x="\(x)" y="\(y)" width="\(width)" height="\(height)"/>
      """
  }

  /// The element in a XIB: a label or a text field.
  fileprivate var view: String {
    let isField = kind == .field
    let (height, name) = (isField ? 44 : 24, label.isEmpty ? nil : label)
    let rect = """
      <rect key="frame" x="\(x)" y="\(y)" width="\(width)" height="\(height)"/>
      """
    guard isField else { return "\(mark)<label text=\"\(label)\" id=\"l\(y)\">\(rect)</label>" }
    let names = attribute("label", name) + attribute("hint", hint)
    let configuration =
      names.isEmpty ? "" : "<accessibility key=\"accessibilityConfiguration\"\(names)/>"
    return """
      \(mark)<textField\(attribute("placeholder", placeholder))\(attribute("text", value)) id="f\(y)">
      \(rect)\(configuration)
      </textField>
      """
  }

  private func attribute(_ name: String, _ value: String?) -> String {
    value.map { " \(name)=\"\($0)\"" } ?? ""
  }
}

extension ExampleFile {
  /// Returns labels and text fields as a XIB.
  static func nib(_ elements: [ExampleElement]) -> String {
    nib(elements.map(\.view).joined(separator: "\n"))
  }

  /// Returns elements as a page source of Appium for iOS writes them.
  static func elements(_ elements: [ExampleElement]) -> String {
    self.elements(elements.map(\.appium).joined(separator: "\n"))
  }
}

extension AuditRule.Example {
  /// Returns an example in a source of Appium for iOS in which the rule finds a defect.
  static func fails(
    ios elements: @autoclosure @escaping @Sendable () -> [ExampleElement],
    file: String = #fileID, line: Int = #line
  ) -> AuditRule.Example {
    fails(.ios, ExampleFile.elements(elements()), as: "appium-ios", file: file, line: line)
  }

  /// Returns an example in a source of Appium for iOS in which the rule finds nothing.
  static func passes(
    ios elements: @autoclosure @escaping @Sendable () -> [ExampleElement],
    file: String = #fileID, line: Int = #line
  ) -> AuditRule.Example {
    passes(.ios, ExampleFile.elements(elements()), as: "appium-ios", file: file, line: line)
  }
}
