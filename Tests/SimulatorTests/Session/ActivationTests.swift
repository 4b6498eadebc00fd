import Simulator
import Testing

@Suite struct ActivationTests {
  private struct Case: CustomTestStringConvertible {
    var outline: String
    var name: String
    var voiceOver: String
    var talkBack: String
    var testDescription: String { outline }
  }

  private static let cases = [
    Case(
      outline: #"- checkbox "News""#, name: "News", voiceOver: "checked", talkBack: "checked"),
    Case(
      outline: #"- checkbox "News" [checked]"#, name: "News", voiceOver: "unchecked",
      talkBack: "not checked"),
    Case(
      outline: #"- button "More" [expanded=false]"#, name: "More", voiceOver: "More, expanded",
      talkBack: "expanded"),
    Case(outline: #"- button "Send""#, name: "Send", voiceOver: "Send", talkBack: ""),
    Case(outline: #"- switch "Wi-Fi""#, name: "Wi-Fi", voiceOver: "on", talkBack: "on"),
  ]

  @Test(arguments: cases) private func `Activation announces the changed state`(_ example: Case)
    throws
  {
    let web = example.outline.contains("switch") ? "design" : "web"
    let screen = try Screen(outline: "- /origin: \(web)\n" + example.outline)
    let node = try #require(screen.preorder.first { screen[$0.index].name == example.name }).index
    #expect(
      VoiceOver().announcement(activating: node, on: screen).said == example.voiceOver)
    #expect(TalkBack().announcement(activating: node, on: screen).said == example.talkBack)
  }

  @Test func `Activating a radio button clears only the other buttons of its group`() throws {
    let screen = try Screen(
      outline: """
        - radiogroup "Size":
          - radio "Small" [checked]
          - radio "Large"
        - radiogroup "Colour":
          - radio "Red" [checked]
        """)
    let large = try #require(screen.indices(role: .radio, name: "Large").first)
    let after = screen.activating(large)
    let checked = after.indices(role: .radio).filter { after[$0].value?.checked == .on }
    #expect(checked.map { after[$0].name } == ["Large", "Red"])
  }

  @Test func `Selecting a tab deselects the previous one`() throws {
    let screen = try Screen(
      outline: """
        - tablist:
          - tab "One" [selected]
          - tab "Two" [selected=false]
        """)
    let two = try #require(screen.indices(role: .tab, name: "Two").first)
    let after = screen.activating(two)
    #expect(after.indices(role: .tab).map { after[$0].states.selected } == [false, true])
  }

  // magentaA11y, captions of native toggle-switch, segmented-control and expandable.
  @Test(arguments: [
    ("- switch \"Reachability\"", "Reachability", "on"),
    (
      """
      - radiogroup "Period":
        - radio "last 24 hours" [checked]
        - radio "last 10 days"
      """, "last 10 days", "selected, last 10 days, 2 of 2"
    ),
    ("- disclosuretriangle \"Amenities\" [expanded=false]", "Amenities", "expanded"),
  ])
  func `Native controls announce the recorded words after a double tap`(
    outline: String, name: String, heard: String
  ) throws {
    let screen = try Screen(outline: "- /origin: ios\n" + outline)
    let node = try #require(screen.preorder.first { screen[$0.index].name == name }).index
    #expect(VoiceOver().announcement(activating: node, on: screen).said == heard)
  }
}
