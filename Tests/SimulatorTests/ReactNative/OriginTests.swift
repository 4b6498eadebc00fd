import Simulator
import Testing

/// The same neutral control on screens of every native origin.
@Suite struct OriginTests {
  struct Control: Sendable, CustomTestStringConvertible {
    var name: String
    var outline: String
    /// The announcement of each reader on a React Native screen.
    var voiceOver: String
    var talkBack: String

    init(_ name: String, _ outline: String, voiceOver: String, talkBack: String) {
      self.name = name
      self.outline = outline
      self.voiceOver = voiceOver
      self.talkBack = talkBack
    }

    var testDescription: String { name }
  }

  private static let range = "\n  - /min: 0\n  - /max: 10\n  - /now: 4"
  private static let activate = "double tap to activate"

  static let controls = [
    Control(
      "check box", "- checkbox \"News\" [checked]", voiceOver: "News, checkbox, checked",
      talkBack: "checked, News, check box, double tap to toggle"),
    Control(
      "switch", "- switch \"Sound\"",
      voiceOver: "Sound, switch button, off, double tap to toggle setting",
      talkBack: "off, Sound, switch, double tap to toggle"),
    Control(
      "radio button", "- radio \"Card\"", voiceOver: "Card, radio button, unchecked",
      talkBack: "Card, radio button, double tap to toggle"),
    Control(
      "empty field", "- textbox \"City\"", voiceOver: "City, text field, double tap to edit",
      talkBack: "City, edit box, \(ReactNativeCase.fieldHints)"),
    Control(
      "filled field with an error", "- textbox \"City\":\n  - /error: Unknown\n  - text: Ulm",
      voiceOver: "City, Ulm, text field, double tap to edit",
      talkBack: "Ulm, edit box, \(ReactNativeCase.fieldHints)"),
    Control(
      "required field", "- textbox \"City\" [required]",
      voiceOver: "City, text field, double tap to edit",
      talkBack: "City, edit box, \(ReactNativeCase.fieldHints)"),
    Control(
      "button", "- button \"Pay\"", voiceOver: "Pay, button", talkBack: "Pay, button, \(activate)"),
    Control(
      "link", "- link \"Help\"", voiceOver: "Help, link", talkBack: "Help, link, \(activate)"),
    Control(
      "header", "- heading \"Cart\"", voiceOver: "Cart, heading", talkBack: "Cart, heading"),
    Control("image", "- img \"Map\"", voiceOver: "Map, image", talkBack: "Map, image"),
    Control(
      "slider", "- slider \"Size\":\(range)",
      voiceOver: "Size, 40%, adjustable, swipe up or down with one finger to adjust the value",
      talkBack: "4, Size, slider"),
    Control(
      "progress bar", "- progressbar \"Copying\":\(range)", voiceOver: "Copying, 40%",
      talkBack: "4, Copying, progress bar"),
    Control(
      "tab", "- tab \"Inbox\"", voiceOver: "Inbox", talkBack: "Inbox, tab, \(activate)"),
    Control("alert", "- alert \"Sent\"", voiceOver: "Sent", talkBack: "Sent, alert"),
    Control(
      "combo box", "- combobox \"Colour\":\n  - /value: Red", voiceOver: "Colour, Red",
      talkBack: "Colour, Red, combo box, \(activate)"),
    Control(
      "menu item", "- menuitem \"Paste\"", voiceOver: "Paste",
      talkBack: "Paste, menu item, \(activate)"),
  ]

  private static func stop(
    _ control: Control, _ origin: String, _ reader: some ScreenReader
  ) throws -> Stop {
    let screen = try Screen(outline: "- /origin: \(origin)\n\(control.outline)")
    let stops = reader.read(screen).stops
    #expect(stops.count == 1, "\(origin)")
    return try #require(stops.first)
  }

  @Test(arguments: controls)
  func `React Native controls have their own announcements and rules`(_ control: Control) throws {
    let voiceOver = try Self.stop(control, "reactNative", VoiceOver())
    #expect(voiceOver.announcement.text == control.voiceOver)
    let talkBack = try Self.stop(control, "reactNative", TalkBack())
    #expect(talkBack.announcement.text == control.talkBack)
    for stop in [voiceOver, talkBack] {
      #expect(!stop.mapping.isEmpty)
      for rule in stop.mapping {
        #expect(rule.name.hasPrefix("ReactNative"), "\(rule.name)")
        #expect(rule.source.contains("eact"), "\(rule.source)")
      }
    }
  }

  @Test(arguments: controls, ["design", "android", "ios"])
  func `Other origins use no React Native rule`(
    _ control: Control, _ origin: String
  ) throws {
    for stop in [
      try Self.stop(control, origin, VoiceOver()), try Self.stop(control, origin, TalkBack()),
    ] {
      #expect(!stop.mapping.isEmpty)
      #expect(!stop.mapping.contains { $0.name.hasPrefix("ReactNative") })
      #expect(!stop.announcement.parts.isEmpty)
    }
  }

  @Test func `Each rule has one name per reader`() {
    for reader in [VoiceOver(), TalkBack()] as [any ScreenReader] {
      var sources: [String: String] = [:]
      for control in Self.controls {
        guard let screen = try? Screen(outline: "- /origin: reactNative\n\(control.outline)")
        else { continue }
        for rule in reader.read(screen).stops.flatMap(\.mapping) {
          #expect(sources[rule.name, default: rule.source] == rule.source)
          sources[rule.name] = rule.source
        }
      }
    }
  }
}
