import Simulator

/// The label, value and role of a stop as WebKit passes them to VoiceOver, before they become
/// words.
struct LayoutTestTexts {
  private let page: LayoutTestPage
  private let stop: LayoutTestPage.Stop
  private let web: WebAttributes

  init(_ page: LayoutTestPage, _ stop: LayoutTestPage.Stop) {
    self.page = page
    self.stop = stop
    web = stop.element.web ?? WebAttributes(.text)
  }

  private var node: Node { page.screen[stop.node] }

  /// The label; words that WebKit adds to it are included, although our transcript has them after
  /// it.
  var label: String {
    let own = stop.element.label ?? ""
    let parts: [String] =
      switch web.role {
      case .math: [own, "math"]
      case .separator: ["separator", own]
      case .media: [own, stop.element.value ?? ""]
      case .marker: [node.web?.marker ?? own]
      default: [own]
      }
    return LayoutTestAnswers.folded(parts.filter { !$0.isEmpty }.joined(separator: ", "))
  }

  /// The value: states are numbers, and numbers have two decimals.
  var value: String {
    if let checked = web.checked { return LayoutTestTexts.number(of: checked) }
    switch web.role {
    case .slider, .progress:
      if let text = node.value?.text, !text.isEmpty { return text }
      let now = node.value?.range?.now ?? 0
      let hundredths = Int((now * 100).rounded())
      let rest = abs(hundredths % 100)
      return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
    case .text where web.headingLevel != nil: return "\(web.headingLevel ?? 0)"
    case .media: return ""
    default:
      return stop.element.showsPlaceholder
        ? "" : LayoutTestAnswers.folded(stop.element.value ?? "")
    }
  }

  static func number(of checked: Checked) -> String {
    switch checked {
    case .off: "0"
    case .on: "1"
    case .mixed: "2"
    }
  }

  /// The name of the role in WebKit's test API.
  var role: String {
    switch web.role {
    case .text: "StaticText"
    case .marker: "ListMarker"
    case .button: "Button"
    case .toggleButton: "ToggleButton"
    case .popUpButton: "PopUpButton"
    case .checkbox, .switchControl: "CheckBox"
    case .radioButton: "RadioButton"
    case .link: "Link"
    case .textField, .searchField, .secureTextField: "TextField"
    case .multiLineTextField: "TextArea"
    case .comboBox: "ComboBox"
    case .slider: "Slider"
    case .image: "Image"
    case .menuItem: "MenuItem"
    case .tab: "Tab"
    case .option: "ListBoxOption"
    case .separator: "Splitter"
    case .colorWell: "ColorWell"
    case .date: "DateTime"
    case .math: "DocumentMath"
    case .progress: "ProgressIndicator"
    case .media: "Video"
    case .named(let name): name
    }
  }

  /// The description of the role: the author's, or WebKit's if no trait expresses the role.
  var roleDescription: String {
    if let own = node.roleDescription { return own }
    return web.role == .colorWell ? "color well" : ""
  }

  /// Returns everything that distinguishes kinds of elements: traits, and words for roles and
  /// states.
  static func traits(of stop: LayoutTestPage.Stop?) -> [String] {
    guard let stop else { return [] }
    let words = stop.announcement.parts.filter { $0.kind == .role && $0.text != "region" }
    return stop.element.traits.names + words.map(\.text)
  }
}
