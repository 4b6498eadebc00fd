import Simulator
import Testing

@Suite struct TalkBackVersionTests {
  private func heard(_ screen: Screen, _ profile: TalkBackSettings.Profile) -> String {
    TalkBack.talkBack(profile: profile).read(screen).text
  }

  @Test(arguments: [
    (TalkBackSettings.Profile.version6, "cats, edit, Animal, double tap to enter text"),
    (.version7, "cats, edit box, Animal, double tap to enter text"),
    (.version15, "cats, edit box, Animal, double tap to edit text"),
    (.version16, "cats, edit box, double tap to edit text"),
  ])
  func `Versions announce a field differently`(_ profile: TalkBackSettings.Profile, _ said: String)
  {
    #expect(heard(Screen([.textField("Animal", value: "cats")], origin: .web), profile) == said)
  }

  @Test(arguments: [
    (TalkBackSettings.Profile.version7, "use volume keys to adjust"),
    (.version15, "\"swipe up\" or \"swipe down\" to adjust"),
  ])
  func `Versions announce a slider's hint differently`(
    _ profile: TalkBackSettings.Profile, _ hint: String
  ) {
    #expect(heard([.slider("Volume", now: 54)], profile) == "54%, Volume, slider, \(hint)")
  }

  @Test func `A phrase of an older version has the confidence of a recording`() throws {
    let parts = TalkBack.talkBack(profile: .version6).read([.textField("Name")]).stops.first?
      .announcement.parts
    let rules = try #require(parts).map(\.rule)
    #expect(rules.map(\.name) == ["EditTextContent", "EditRole", "EnterTextHint"])
    #expect(rules.last?.confidence == .recorded)
  }

  @Test func `The single tap setting changes the hint`() throws {
    var reader = TalkBack()
    try reader.set("singleTap", to: "on")
    #expect(reader.read([.button("Save")]).text == "Save, button, tap to activate")
    #expect(reader.read([.textField("Name")]).text == "Name, edit box, tap to edit text")
  }

  @Test(arguments: [
    (TalkBackSettings.Verbosity.low, "B"),
    (.high, "capital B, button, double tap to activate"),
    (.custom, "capital B, button, double tap to activate"),
  ])
  func `Verbosity presets turn every switch on or off`(
    _ verbosity: TalkBackSettings.Verbosity, _ said: String
  ) {
    #expect(TalkBack.talkBack(verbosity: verbosity).read([.button("B")]).text == said)
    guard verbosity == .high else { return }
    var reader = TalkBack.talkBack(hints: false, verbosity: .high)
    reader.settings.roles = false
    reader.settings.capitals = .nothing
    #expect(reader.read([.button("B")]).text == said)
  }

  @Test func `Low verbosity omits lists and headings`() {
    let screen: Screen = [
      .heading("Fruit", level: 1), .list("Shop", [.item("Apples"), .item("Pears")]),
    ]
    let said = TalkBack.talkBack(verbosity: .low).read(screen).text
    #expect(said == "Fruit\nApples\nPears")
  }
}
