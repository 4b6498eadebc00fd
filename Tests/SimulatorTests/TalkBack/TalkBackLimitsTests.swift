import Simulator
import Testing

@Suite struct TalkBackLimitsTests {
  private func nested(_ role: Role, _ levels: Int, origin: Screen.Origin, label: AuthoredText?)
    -> Screen
  {
    var screen = Screen(origin: origin)
    var parent: Node.Index?
    for _ in 0..<levels { parent = screen.append(Node(role, label: label), to: parent) }
    screen.append(Node(.text, label: AuthoredText("Bottom", from: .content)), to: parent)
    return screen
  }

  @Test(
    arguments: [Screen.Origin.design, .web], [Role.generic, .list, .heading])
  func `Twenty thousand levels are read`(_ origin: Screen.Origin, _ role: Role) {
    let transcript = TalkBack().read(nested(role, 20_000, origin: origin, label: nil))
    #expect(transcript.stops.count <= 1)
    #expect(transcript.skippedNodes.count >= 20_000)
  }

  @Test func `Labels on every level are read`() {
    let screen = nested(.group, 20_000, origin: .design, label: "Level")
    #expect(TalkBack().read(screen).stops.count == 1)
  }

  @Test(arguments: Screen.Origin.allCases)
  func `An empty screen has no stops`(_ origin: Screen.Origin) {
    let transcript = TalkBack().read(Screen(origin: origin))
    #expect(transcript.stops.isEmpty)
    #expect(TalkBack().expose(Screen(origin: origin)).isEmpty)
  }

  @Test func `Control characters and byte order marks are preserved`() {
    let text = "a\u{0}b\u{202E}c\u{FEFF}"
    #expect(TalkBack().read([.text(text)]).text == text)
  }
}
