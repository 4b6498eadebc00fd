import Testing

@testable import AccessibilityTree
@testable import Announcements
@testable import Sessions
@testable import Simulator
@testable import TalkBackReader
@testable import VoiceOverReader

/// A control with its hint, and with its announcement in each of the three orders of parts.
struct ControlCase: Sendable, CustomTestStringConvertible {
  var name: String
  var views: [PlatformView]
  /// The announcements in the default order, in the order role, name, state, and in the order name,
  /// role, state.
  var said: [String]
  var hint: String
  /// The index of the control's stop.
  var stop = 0
  var settings = TalkBackSettings()

  init(
    _ name: String, _ views: [PlatformView], _ said: String..., hint: String = "", stop: Int = 0,
    settings: (inout TalkBackSettings) -> Void = { _ in }
  ) {
    self.name = name
    self.views = views
    self.said = said
    self.hint = hint
    self.stop = stop
    // Use the words of TalkBack 15.1; separate tests cover those of 16.2.
    self.settings.phone = .year2024
    settings(&self.settings)
  }

  var testDescription: String { name }

  static let activate = "double tap to activate"
  static let toggle = "double tap to toggle"
  static let edit = "double tap to edit text, double tap and hold to long press"
  static let actions = "actions available, swipe up or swipe down and double tap to activate"
}

@Suite struct TalkBackControlTests {
  @Test(arguments: ControlCase.buttons + ControlCase.checkables + ControlCase.ranges)
  func `A control announces state, name and role`(_ control: ControlCase) {
    check(control)
  }

  @Test(arguments: ControlCase.fields)
  func `A field announces its value, role and hint`(_ control: ControlCase) {
    check(control)
  }

  @Test(arguments: ControlCase.rows + ControlCase.collections)
  func `A stop announces its children and its container`(_ control: ControlCase) {
    check(control)
  }

  private func check(_ control: ControlCase) {
    let tree = PlatformView.tree(control.views)
    for (index, order) in TalkBackSettings.Order.allCases.enumerated() {
      var settings = control.settings
      settings.order = order
      let expected = index < control.said.count ? control.said[index] : control.said.last
      let heard = tree.announcements(settings)
      guard heard.indices.contains(control.stop) else {
        Issue.record("no stop \(control.stop) in \(control.name)")
        return
      }
      #expect(heard[control.stop].said == expected, "\(control.name), \(order.rawValue)")
      #expect(heard[control.stop].hint == control.hint, "\(control.name), \(order.rawValue)")
    }
  }
}

extension ControlCase {
  static let buttons: [ControlCase] = [
    ControlCase(
      "button", [.button("Sign in")], "Sign in, button", "button, Sign in", "Sign in, button",
      hint: activate),
    ControlCase(
      "text equals role", [.button("Button")], "Button", "button", "Button", hint: activate),
    ControlCase("button without text", [.button("")], "button", hint: activate),
    ControlCase(
      "image button without description", [PlatformView("ImageButton", .clickable)],
      "unlabelled, button", "button, unlabelled", hint: activate),
    ControlCase(
      "image button", [PlatformView("ImageButton", description: "Search", .clickable)],
      "Search, button", "button, Search", "Search, button", hint: activate),
    ControlCase(
      "clickable view without words", [PlatformView("android.view.View", .clickable)], "unlabelled",
      hint: activate),
    ControlCase(
      "described view", [PlatformView("android.view.View", description: "Profile", .clickable)],
      "Profile", hint: activate),
    ControlCase(
      "disabled", [PlatformView("Button", "Submit", [.clickable, .disabled])],
      "Submit, button, disabled", "button, Submit, disabled", "Submit, button, disabled"),
    ControlCase(
      "heading", [PlatformView("TextView", "Contact details", .heading)], "Contact details, heading"
    ),
    ControlCase("plain text", [.text("Hello")], "Hello"),
    ControlCase(
      "expandable row",
      [PlatformView("android.view.View", "FAQ", .clickable) { $0.actions.insert(.expand) }],
      "collapsed, FAQ", "FAQ, collapsed", hint: "\(activate), \(actions)"),
    ControlCase(
      "expanded button",
      [PlatformView("Button", "Show less", .clickable) { $0.actions.insert(.collapse) }],
      "expanded, Show less, button", "button, Show less, expanded", "Show less, button, expanded",
      hint: "\(activate), \(actions)"),
    ControlCase(
      "tooltip",
      [PlatformView("Button", "Save", .clickable) { $0.rare.tooltipText = "Save the form" }],
      "Save, button, Save the form", "button, Save, Save the form", "Save, button, Save the form",
      hint: activate),
    ControlCase(
      "tooltip that repeats the name",
      [PlatformView("Button", "Save", .clickable) { $0.rare.tooltipText = "Save" }], "Save, button",
      "button, Save", "Save, button", hint: activate),
    ControlCase("verbosity low", [.button("Sign in")], "Sign in") { $0.verbosity = .low },
    ControlCase(
      "identifier in place of a label",
      [PlatformView("ImageButton", .clickable) { $0.rare.resourceId = "com.example:id/nav_back" }],
      "nav back, button", "button, nav back", "nav back, button",
      hint: "\(activate), labels available, use tap with 3 fingers to view"
    ) { $0.elementIds = true },
    ControlCase(
      "labels of its own actions",
      [
        PlatformView("android.view.View", "Photo", [.clickable, .longClickable]) {
          $0.rare.clickLabel = "open"; $0.rare.longClickLabel = "select"
        }
      ], "Photo", hint: "double tap to open, double tap and hold to select"),
    ControlCase(
      "links in a text", [PlatformView("TextView", "Read our terms") { $0.rare.links = ["terms"] }],
      "Read our terms", hint: "links available, use tap with 3 fingers to view"),
    ControlCase(
      "custom action",
      [
        PlatformView("android.view.View", "Message", .clickable) {
          $0.rare.customActions = ["Archive"]
        }
      ], "Message", hint: "\(activate), \(actions)"),
    ControlCase(
      "one capital letter", [.button("B")], "capital B, button", "button, capital B",
      "capital B, button", hint: activate),
    ControlCase("repeated symbols", [.text("Wait...")], "Wait 3 period"),
    ControlCase(
      "a symbol in much white space", [.text(String(repeating: " ", count: 50) + "*")], "asterisk"),
    ControlCase("white space only", [.text(String(repeating: " ", count: 50))], "space"),
    ControlCase(
      "something to drag",
      [PlatformView("android.view.View", "Card", .focusable) { $0.actions.insert(.drag) }],
      "Card", hint: actions),
  ]

  static let checkables: [ControlCase] = [
    ControlCase(
      "check box", [PlatformView("CheckBox", "Subscribe", [.clickable, .checkable])],
      "not checked, Subscribe, check box", "check box, Subscribe, not checked",
      "Subscribe, check box, not checked", hint: toggle),
    ControlCase(
      "check box with a state of its own",
      [
        PlatformView("CheckBox", "Subscribe", [.clickable, .checkable, .checked]) {
          $0.stateDescription = "checked"
        }
      ], "checked, Subscribe, check box", "check box, Subscribe, checked",
      "Subscribe, check box, checked", hint: toggle),
    ControlCase(
      "check box without text", [PlatformView("CheckBox", [.clickable, .checkable])],
      "not checked, check box", "check box, not checked", hint: toggle),
    ControlCase(
      "switch", [PlatformView("Switch", description: "Wi-Fi", [.clickable, .checkable, .checked])],
      "on, Wi-Fi, switch", "switch, Wi-Fi, on", "Wi-Fi, switch, on", hint: toggle),
    ControlCase(
      "switch with a state of its own",
      [
        PlatformView("Switch", "Wi-Fi", [.clickable, .checkable, .checked]) {
          $0.stateDescription = "On"
        }
      ], "On, Wi-Fi, switch", "switch, Wi-Fi, On", "Wi-Fi, switch, On", hint: toggle),
    ControlCase(
      "switch whose text is taken for its state",
      [PlatformView("Switch", "Wi-Fi", [.clickable, .checkable])], "Wi-Fi, switch", "switch, Wi-Fi",
      hint: toggle),
  ]

  static let ranges: [ControlCase] = [
    ControlCase(
      "slider with a large number",
      [
        slider {
          $0.rare.range = .init(kind: .float, minimum: 0, maximum: 1e8, current: 12_345_678)
        }
      ],
      "1.2345678E7, Volume, slider", "slider, Volume, 1.2345678E7", "Volume, slider, 1.2345678E7",
      hint: "\"swipe up\" or \"swipe down\" to adjust"),
    ControlCase(
      "spinner", [PlatformView("Spinner", "United States", .clickable)],
      "United States, drop down list", "drop down list, United States",
      "United States, drop down list", hint: "double tap to change"),
    ControlCase(
      "spinner with a chosen child",
      [PlatformView("Spinner", .clickable, [.text("United States")])],
      "drop down list, United States", hint: "double tap to change"),
    ControlCase(
      "slider with a state", [slider { $0.stateDescription = "54%" }], "54%, Volume, slider",
      "slider, Volume, 54%", "Volume, slider, 54%", hint: "\"swipe up\" or \"swipe down\" to adjust"
    ),
    ControlCase(
      "slider with a number",
      [slider { $0.rare.range = .init(kind: .int, minimum: 0, maximum: 100, current: 54) }],
      "54, Volume, slider", "slider, Volume, 54", "Volume, slider, 54",
      hint: "\"swipe up\" or \"swipe down\" to adjust"),
    ControlCase(
      "progress bar",
      [
        PlatformView("ProgressBar", description: "Upload", .focusable) {
          $0.rare.range = .init(kind: .percent, minimum: 0, maximum: 100, current: 40)
        }
      ], "40.0 percent, Upload, progress bar", "progress bar, Upload, 40.0 percent",
      "Upload, progress bar, 40.0 percent"),
  ]

  private static func slider(_ change: (inout AccessibilityNodeInfo) -> Void) -> PlatformView {
    PlatformView("SeekBar", description: "Volume", .focusable) { info in
      info.actions.formUnion([.setProgress, .scrollForward])
      change(&info)
    }
  }
}
