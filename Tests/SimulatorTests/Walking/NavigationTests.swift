import Simulator
import Testing

@Suite struct NavigationTests {
  private static let form = """
    - /origin: web
    - main "Register":
      - heading "Register" [level=1]
      - textbox "Name"
      - group "Newsletter":
        - checkbox "Yes, please"
        - checkbox "Weekly"
      - link "Terms"
    """

  private func names(_ navigation: Navigation, _ reader: some ScreenReader) throws -> [String] {
    let screen = try Screen(outline: NavigationTests.form)
    return reader.read(screen, by: navigation).stops.map { screen[$0.node].name }
  }

  @Test(arguments: [Navigation.swipeRight, .swipeLeft, .jump(.formControls)])
  func `A walk passes its stops one by one`(navigation: Navigation) throws {
    let screen = try Screen(outline: NavigationTests.form)
    let readers: [any ScreenReader] = [VoiceOver(), TalkBack()]
    for reader in readers {
      let walk: any ScreenWalk = reader.open(screen, by: navigation)
      var stops: [Stop] = []
      walk.forEachStop { stops.append($0) }
      #expect(stops == walk.stops)
      #expect(stops.count == walk.count)
      for (index, stop) in stops.enumerated() { #expect(stop == walk.stop(at: index)) }
    }
  }

  @Test func `Swiping left visits the stops in reverse order`() throws {
    let there = try names(.swipeRight, .talkBack())
    #expect(try names(.swipeLeft, .talkBack()) == there.reversed())
    #expect(try names(.swipeLeft, .voiceOver()) == names(.swipeRight, .voiceOver()).reversed())
  }

  @Test(arguments: [
    (Navigation.Unit.formControls, ["Name", "Yes, please", "Weekly"]),
    (.headings, ["Register"]), (.links, ["Terms"]), (.landmarks, ["Register"]),
  ])
  func `A jump visits only nodes of its unit`(unit: Navigation.Unit, expected: [String]) throws {
    #expect(try names(.jump(unit), .talkBack()) == expected)
    #expect(try names(.jump(unit), .voiceOver()) == expected)
  }

  @Test(arguments: [
    (
      """
      - /origin: android
      - text "Before"
      - text "By continuing you accept the terms":
        - /android.viewClass: TextView
        - link "terms"
      """, 1
    ),
    (
      """
      - /origin: react-native
      - text "Before"
      - link "Contact us"
      """, 0
    ),
  ])
  func `TalkBack's jump in an app visits texts with links and no roles`(
    _ outline: String, _ expected: Int
  ) throws {
    let screen = try Screen(outline: outline)
    #expect(TalkBack().read(screen, by: .jump(.links)).stops.count == expected)
    var session = Session(screen, by: TalkBack())
    session.perform(.jump(.right, .links))
    #expect(session.stopIndex == expected)
  }

  @Test func `VoiceOver announces a group when a jump enters it, and only then`() throws {
    let screen = try Screen(outline: NavigationTests.form)
    let jumps = VoiceOver().read(screen, by: .jump(.formControls)).stops.map(\.announcement.said)
    #expect(jumps[1] == "Newsletter, Yes, please, checkbox, unchecked")
    #expect(jumps[2] == "Weekly, checkbox, unchecked")
    let swipes = VoiceOver().read(screen).stops.map(\.announcement.said)
    #expect(swipes.contains("Yes, please, checkbox, unchecked"))
  }

  @Test func `VoiceOver announces a native group where focus enters it in either direction`()
    throws
  {
    let screen = try Screen(
      outline: """
        - /origin: ios
        - button "Before"
        - group "Delivery":
          - button "Standard"
          - button "Express"
        - button "After"
        """)
    let right = VoiceOver().read(screen).stops.map(\.announcement.said)
    #expect(right[1...2] == ["Delivery, Standard, button", "Express, button"])
    let left = VoiceOver().read(screen, by: .swipeLeft).stops.map(\.announcement.said)
    #expect(left[1...2] == ["Delivery, Express, button", "Standard, button"])
    let jumps = VoiceOver().read(screen, by: .jump(.formControls)).stops.map(\.announcement.said)
    #expect(jumps[1...2] == right[1...2])
    let heard = try SessionTests.lines(
      "swipe right 3; swipe left 2; swipe right", on: screen, by: VoiceOver())
    #expect(heard[2] == ["Delivery, Express, button", "Standard, button"])
    #expect(heard[3] == ["Express, button"])
  }

  @Test func `VoiceOver announces a text area's role before its text on a jump`() throws {
    let screen = try Screen(
      outline: """
        - /origin: web
        - textbox "About you" [multiline]: I like cats
        """)
    let jump = VoiceOver().read(screen, by: .jump(.formControls)).stops.first?.announcement.said
    #expect(jump == "About you, multi line text field, I like cats")
    let swipe = VoiceOver().read(screen).stops.first?.announcement.said
    #expect(swipe == "About you, I like cats, multi line text field")
  }

  @Test func `TalkBack enters a list from below`() throws {
    let screen = try Screen(
      outline: """
        - /origin: android
        - button "Before"
        - list:
          - listitem "One"
          - listitem "Two"
        - button "After"
        """)
    let left = TalkBack().read(screen, by: .swipeLeft).stops.map(\.announcement.said)
    #expect(left.first == "After, button")
    #expect(left[1].contains("in list"))
    #expect(left.last?.contains("out of list") == true)
  }
}
