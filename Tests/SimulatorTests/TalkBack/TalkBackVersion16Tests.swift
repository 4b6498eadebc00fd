import Simulator
import Testing

@testable import AccessibilityTree
@testable import TalkBackReader
@testable import VoiceOverReader

/// Differences between TalkBack 16.2 and 15.1 on the same tree.
///
/// Source: TalkBack 15.1 and 16.2, the classes that the rules name.
struct TalkBackVersion16Tests {
  /// A tree with each version's announcement at one stop; the usage hint follows “|”.
  struct Difference: Sendable, CustomTestStringConvertible {
    var name: String
    var views: [PlatformView]
    var stop = 0
    var before: String
    var after: String
    var settings: @Sendable (inout TalkBackSettings) -> Void = { _ in }

    var testDescription: String { name }
  }

  private static func isRequired(_ view: PlatformView) -> PlatformView {
    var copy = view
    copy.info.flags.insert(.fieldRequired)
    return copy
  }

  private static func linked(_ text: String, _ flags: AccessibilityNodeInfo.Flags = [])
    -> PlatformView
  {
    PlatformView("TextView", text, flags) { $0.rare.links = [text] }
  }

  private static func labelled(_ indices: [Int]) -> PlatformView {
    .field {
      $0.rare.labeledBy = indices.first
      $0.rare.furtherLabels = Array(indices.dropFirst())
    }
  }

  private static let box = PlatformView("CheckBox", "I agree", [.checkable, .clickable])

  private static func choices(_ mode: AccessibilityNodeInfo.CollectionInfo.SelectionMode)
    -> PlatformView
  {
    var list = PlatformView.list(rows: 2, [box.item(0), box.item(1)])
    list.info.collection?.selectionMode = mode
    return list
  }

  static let words: [Difference] = [
    Difference(
      name: "error first", views: [.field("12", hint: "Card", error: "Too short")],
      before: "12, edit box, error: Too short, Card", after: "error: Too short, 12, edit box"),
    Difference(
      name: "hint text of a slider first",
      views: [PlatformView("SeekBar", "Volume") { $0.hintText = "Zero to ten" }],
      before: "Volume, slider, Zero to ten", after: "Zero to ten, Volume, slider"),
    Difference(
      name: "not checked", views: [box], before: "not checked, I agree, check box",
      after: "I agree, check box"),
    Difference(
      name: "not checked among several", views: [choices(.multiple)],
      before: "not checked, I agree, check box, 1 of 2, in list, 2 items",
      after: "not checked, I agree, check box, 1 of 2, in list, 2 items"),
    Difference(
      name: "checked switch",
      views: [PlatformView("Switch", "Wi-Fi", [.checkable, .checked])],
      before: "Wi-Fi, switch", after: "checked, Wi-Fi, switch"),
    Difference(
      name: "checked text", views: [PlatformView("CheckedTextView", "Beta")],
      before: "Beta", after: "Beta, radio button"),
    Difference(
      name: "three symbols", views: [.text("Wait...")], before: "Wait 3 period", after: "Wait..."),
    Difference(
      name: "four symbols", views: [.text("Wait....")], before: "Wait 4 period",
      after: "Wait 4 period"),
    Difference(
      name: "symbols uncounted", views: [.text("Wait....")], before: "Wait 4 period",
      after: "Wait....", settings: { $0.countRepeatedSymbols = false }),
    Difference(
      name: "emoji", views: [.text("Hi 😀")], before: "Hi 😀", after: "Hi 😀 emoji"),
    Difference(
      name: "emoji of a description", views: [.row([], description: "Hi 😀")], before: "Hi 😀",
      after: "Hi 😀"),
    Difference(
      name: "many emoji", views: [.text("😀😀😀😀")], before: "😀😀😀😀", after: " 4 😀"),
    Difference(
      name: "dingbats are halved", views: [.text("❤❤❤❤")], before: "❤❤❤❤", after: " 2 ❤"),
    Difference(
      name: "check mark", views: [.text("✓")], before: "✓", after: "check mark"),
    Difference(
      name: "a template loses what stands in", views: [.text("Name ****"), labelled([1])], stop: 1,
      before: "edit box for Name  4 asterisk", after: "edit box for Name ****"),
    Difference(
      name: "two labels", views: [.text("Street"), .text("City"), labelled([1, 2])], stop: 2,
      before: "edit box for Street", after: "edit box for Street, City"),
    Difference(
      name: "a filled field loses its hint", views: [.field("Ann", hint: "First name")],
      before: "Ann, edit box, First name", after: "Ann, edit box"),
    Difference(
      name: "nameless image button", views: [PlatformView("ImageButton", .clickable)],
      before: "unlabelled, button", after: "button"),
    Difference(
      name: "nameless view", views: [.row([])], before: "unlabelled", after: "unlabelled"),
    Difference(
      name: "an error of a nameless button is lost",
      views: [PlatformView("Button", .clickable) { $0.error = "Out of range" }],
      before: "button", after: "button"),
    Difference(
      name: "nameless pager",
      views: [PlatformView("androidx.viewpager.widget.ViewPager", .clickable)],
      before: "page", after: "multi-page view"),
    Difference(
      name: "read only", views: [PlatformView("EditText", "Profile", .focusable)],
      before: "Profile", after: "Profile, edit box, read only"),
    Difference(
      name: "a field among few words", views: [.field("Ann")],
      before: "Ann", after: "Ann, edit box",
      settings: { $0.verbosity = .low }),
    Difference(
      name: "required", views: [isRequired(PlatformView("Switch", "Country", .checkable))],
      before: "Country, switch", after: "required, Country, switch"),
    Difference(
      name: "required beside a state",
      views: [isRequired(PlatformView("Button", "Country") { $0.stateDescription = "Half done" })],
      before: "Half done, Country, button", after: "Half done required, Country, button"),
    Difference(
      name: "round button",
      views: [
        PlatformView(
          "com.google.android.material.floatingactionbutton.FloatingActionButton",
          description: "Compose", .clickable)
      ], before: "Compose, button", after: "Compose, button"),
    Difference(
      name: "item in an item",
      views: [.list(rows: 3, [PlatformView("View", [], [.button("Call").item(0)]).item(0)])],
      before: "Call, button, 1 of 3, in list, 3 items", after: "Call, button"),
  ]

  static let hints: [Difference] = [
    Difference(
      name: "link", views: [linked("our terms")],
      before: "links available, use tap with 3 fingers to view",
      after: "double tap to open link, \(ControlCase.actions)"),
    Difference(
      name: "link left to the app", views: [linked("our terms")],
      before: "links available, use tap with 3 fingers to view", after: ControlCase.actions,
      settings: { $0.clickableLinks = false }),
    Difference(
      name: "link in a button", views: [linked("our terms", .clickable)],
      before: "double tap to activate, links available, use tap with 3 fingers to view",
      after: "double tap to activate, \(ControlCase.actions)"),
    Difference(
      name: "read only",
      views: [PlatformView("EditText", "Profile", [.clickable, .longClickable])],
      before: "double tap to activate, double tap and hold to long press",
      after: "double tap and hold to long press"),
    Difference(
      name: "edited field with a description", views: [.field(description: "Search", .focused)],
      before: "double tap and hold to long press",
      after:
        "double tap and hold to long press, actions available, use tap with 3 fingers to view"),
    Difference(
      name: "holding takes two taps",
      views: [PlatformView("View", "Go", [.clickable, .longClickable])],
      before: "tap to activate, double tap and hold to long press",
      after: "tap to activate, double tap and hold to long press",
      settings: { $0.singleTap = true }),
  ]

  @Test(arguments: words) func `Versions differ in the announcement`(_ difference: Difference) {
    check(difference) { $0.said }
  }

  @Test(arguments: hints) func `Versions differ in the hint`(_ difference: Difference) {
    check(difference) { $0.hint }
  }

  private func check(_ difference: Difference, _ heard: (Announcement) -> String) {
    let tree = PlatformView.tree(difference.views)
    for (profile, expected) in [
      (TalkBackSettings.Profile.version15, difference.before), (.version16, difference.after),
    ] {
      var settings = TalkBackSettings()
      settings.profile = profile
      difference.settings(&settings)
      let stops = tree.announcements(settings)
      guard stops.indices.contains(difference.stop) else {
        Issue.record("no stop \(difference.stop) in \(difference.name)")
        return
      }
      #expect(heard(stops[difference.stop]) == expected, "\(difference.name), \(profile.rawValue)")
    }
  }

  @Test(arguments: [
    (34, "Ann, 1 of 3, in list, 3 items"), (36, "Ann, 1 of 3, in list, 5 items, 2 ignored"),
  ])
  func `Unimportant items are counted from Android 15 on`(
    _ api: Int, _ said: String
  ) {
    var list = PlatformView.list(rows: 3, [PlatformView("View", "Ann", .clickable).item(0)])
    list.info.collection?.itemCount = 5
    list.info.collection?.importantItemCount = 3
    var settings = TalkBackSettings()
    settings.profile = .version16
    settings.api = api
    #expect(PlatformView.tree([list]).said(settings) == [said])
  }

  @Test(arguments: TalkBackSettings.Locale.allCases)
  func `Phrases of older versions differ where a difference is known`(
    _ locale: TalkBackSettings.Locale
  ) {
    let before = TalkBackSettings.Profile.version15.phrasebook(in: locale)
    let after = TalkBackSettings.Profile.version16.phrasebook(in: locale)
    #expect(before.symbols["✓"] == nil && after.symbols["✓"] != nil)
    let error = locale.rawValue.hasPrefix("en") ? "error: {message}" : "Error: {message}"
    #expect(before.templates.error.text == error)
    #expect(before.roles == after.roles)
  }

  @Test func `Parts missing from the published code are omissions unless the setting is on`() throws
  {
    let outline = """
      - /origin: android-nodes
      - textbox:
        - /android.className: android.widget.EditText
        - /android.text: bob
        - /android.editable: "true"
        - /android.hintText: Nickname
        - /android.supplementalDescription: Name
      - checkbox:
        - /android.className: android.widget.CheckBox
        - /android.text: All
        - /android.checkable: "true"
        - /android.checkedState: partial
      - button:
        - /android.className: android.widget.Button
        - /android.text: More
        - /android.actions: EXPAND
        - /android.expandedState: "2"
      """
    var reader = TalkBack()
    reader.settings.hints = false
    let silent = reader.read(try Screen(outline: outline))
    #expect(
      silent.stops.map(\.announcement.said) == [
        "bob, edit box", "All, check box", "collapsed, More, button",
      ])
    let left = silent.stops.map { $0.omissions.map(\.text) }
    #expect(left == [["Nickname", "Name"], ["partially checked"], ["partially expanded"]])
    #expect(silent.stops.flatMap(\.omissions).allSatisfy { $0.rule.confidence == .sourceNotDevice })
    try reader.set("supplemental", to: "spoken")
    let spoken = reader.read(try Screen(outline: outline))
    #expect(
      spoken.stops.map(\.announcement.said) == [
        "bob, Name, edit box", "partially checked, All, check box",
        "partially expanded, More, button",
      ])
    try reader.set("profile", to: "15.1")
    #expect(
      reader.read(try Screen(outline: outline)).stops[0].announcement.said
        == "bob, edit box, Nickname")
  }

  @Test func `A double tap announces a state that focus does not announce`() throws {
    let screen = try Screen(outline: "- /origin: react-native\n- checkbox \"News\" [checked]")
    let node = try #require(screen.indices(role: .checkbox, name: "News").first)
    #expect(TalkBack().read(screen).stops[0].announcement.said == "checked, News, check box")
    let heard = TalkBack().announcement(activating: node, on: screen)
    #expect(heard.said == "not checked")
    #expect(heard.parts.map(\.rule) == [TalkBackRule.clicked])
  }
}
