import Testing

@testable import Simulator

@Suite struct VoiceOverLimitsTests {
  @Test(arguments: [Screen.Origin.design, .web])
  func `a tree of 100,000 levels is read without recursion`(_ origin: Screen.Origin) {
    var screen = Screen(origin: origin)
    var parent: Node.Index?
    for level in 0..<100_000 {
      parent = screen.append(Node(level % 2 == 0 ? .group : .list, label: "Level"), to: parent)
    }
    screen.append(Node(.button, label: "Deep"), to: parent)
    let transcript = VoiceOver().read(screen)
    #expect(transcript.stops.count == 1)
    #expect(transcript.passedOver.count == 100_000)
  }

  @Test(arguments: VoiceOver.NavigationStyle.allCases)
  func `100,000 levels of groups that hold nothing cost no more than others`(
    _ style: VoiceOver.NavigationStyle
  ) {
    var screen = Screen()
    var parent: Node.Index?
    for _ in 0..<100_000 { parent = screen.append(Node(.list), to: parent) }
    screen.append(Node(.button), to: parent)
    screen.append(Node(.button, label: "Beside"))
    var reader = VoiceOver()
    reader.settings.navigationStyle = style
    #expect(reader.read(screen).stops.last?.announcement.text == "Beside, button")
  }

  @Test func `lists that each pass over what is around the next cost no more than others`() {
    var screen = Screen(origin: .iosElements)
    var parent: Node.Index?
    for level in 0..<20_000 {
      var owner = Node(.generic, id: "\(level)")
      owner.ios = ["elements.0": "\(level + 1)"]
      parent = screen.append(Node(.generic), to: screen.append(owner, to: parent))
    }
    var last = Node(.button, id: "20000")
    last.ios = ["isElement": "true"]
    screen.append(last, to: parent)
    let transcript = VoiceOver().read(screen)
    #expect(transcript.stops.count == 1)
    #expect(transcript.passedOver.count == 40_000)
  }

  @Test func `an empty screen has no stops`() {
    #expect(VoiceOver().read([]).stops.isEmpty)
    #expect(VoiceOver().read(Screen(origin: .web)).stops.isEmpty)
    #expect(VoiceOver().expose([]).isEmpty)
  }
}
