import Simulator
import Testing

/// Invalid and extreme React Native trees.
@Suite struct ReactNativeLimitsTests {
  private static let levels = 20_000

  private func deep(_ roles: [Role], levels: Int = levels) -> Screen {
    var screen = Screen(origin: .reactNative)
    var parent: Node.Index?
    for level in 0..<levels {
      parent = screen.append(Node(roles[level % roles.count]), to: parent)
    }
    screen.append(Node(.text, label: AuthoredText("Deep", from: .content)), to: parent)
    return screen
  }

  @Test func `Views without labels are read in linear time at any depth`() {
    let screen = deep([.group, .list, .none], levels: 20_000)
    #expect(VoiceOver().read(screen).stops.map(\.announcement.text) == ["Deep"])
    #expect(TalkBack().read(screen).stops.last?.announcement.text == "Deep")
  }

  @Test func `Deeply nested touchables are one stop`() {
    let screen = deep([.button])
    #expect(VoiceOver().read(screen).stops.map(\.announcement.text) == ["Deep, button"])
    #expect(TalkBack().read(screen).stops.count == 1)
  }

  @Test func `Deeply nested views described by their children are read`() {
    let screen = deep([.toolbar])
    #expect(VoiceOver().read(screen).stops.count == 1)
    #expect(!TalkBack().expose(screen).isEmpty)
  }

  @Test func `Nested texts are one text`() {
    let screen = deep([.text])
    #expect(VoiceOver().read(screen).stops.map(\.announcement.text) == ["Deep"])
    #expect(TalkBack().read(screen).stops.map(\.announcement.text) == ["Deep"])
  }

  @Test func `Many texts in one view are joined in linear time`() {
    var screen = Screen(origin: .reactNative)
    let button = screen.append(Node(.button))
    for _ in 0..<Self.levels {
      screen.append(Node(.text, label: AuthoredText("word", from: .content)), to: button)
    }
    #expect(VoiceOver().read(screen).stops.count == 1)
    #expect(TalkBack().read(screen).stops.count == 1)
  }

  @Test func `Nested views do not each repeat the text of all descendants`() {
    var screen = Screen(origin: .reactNative)
    var parent: Node.Index?
    for _ in 0..<Self.levels {
      parent = screen.append(Node(.toolbar), to: parent)
      screen.append(Node(.text, label: AuthoredText("word", from: .content)), to: parent)
    }
    let bytes = TalkBack().expose(screen).map { node in
      node.properties.reduce(0) { max($0, $1.value.utf8.count) }
    }
    #expect(bytes.max().map { $0 <= 10_000 } == true)
  }

  @Test(arguments: [
    "nowhere", "me", "hidden", "", ",", "me, me",
  ])
  func `A label reference that is missing, hidden or to the field itself is ignored`(
    _ target: String
  ) throws {
    let screen = try ReactNativeCase.screen(
      """
      - text "Secret":
        - /id: hidden
        - /hidden: aria-hidden
      - textbox "Name":
        - /id: me
        - /reactNative.accessibilityLabelledBy: "\(target)"
      """)
    let talkBack = try ReactNativeCase.lines(screen, TalkBack())
    #expect(
      talkBack == [
        target.hasPrefix("me")
          ? "Name, edit box for Name, \(ReactNativeCase.fieldHints)"
          : "Name, edit box, \(ReactNativeCase.fieldHints)"
      ])
    #expect(
      try ReactNativeCase.lines(screen, VoiceOver()) == ["Name, text field, double tap to edit"])
  }

  @Test func `Views that label each other are read`() throws {
    let screen = try ReactNativeCase.screen(
      """
      - textbox "First":
        - /id: a
        - /reactNative.accessibilityLabelledBy: b
      - textbox "Last":
        - /id: b
        - /reactNative.accessibilityLabelledBy: a
      """)
    #expect(
      try ReactNativeCase.lines(screen, TalkBack()) == [
        "First, edit box for Last, \(ReactNativeCase.fieldHints)",
        "Last, edit box for First, \(ReactNativeCase.fieldHints)",
      ])
  }

  @Test(arguments: [
    "component: Nonsense", "component: ''", "accessibilityRole: nonsense", "role: ''",
    "accessibilityActions: '=,==,a=,=b,,'", "testID: ''",
  ])
  func `Invalid props keep the label`(_ prop: String) throws {
    let screen = try ReactNativeCase.screen("- button \"Save\":\n  - /reactNative.\(prop)")
    for lines in [
      try ReactNativeCase.lines(screen, VoiceOver()), try ReactNativeCase.lines(screen, TalkBack()),
    ] {
      #expect(lines.isEmpty || lines[0].hasPrefix("Save"))
    }
    #expect(try Screen(outline: screen.outline) == screen)
  }

  @Test(arguments: [
    Value.Range(now: .infinity, minimum: 0, maximum: .infinity),
    Value.Range(now: .nan, minimum: .nan, maximum: .nan),
    Value.Range(now: 1e300, minimum: -1e300, maximum: 1e300),
    Value.Range(now: 5, minimum: 5, maximum: 5), Value.Range(now: 5, minimum: 9, maximum: 1),
    Value.Range(now: nil, minimum: nil, maximum: nil),
  ])
  func `Invalid numbers are read without a crash`(_ range: Value.Range) throws {
    for role in [Role.slider, .progressBar, .button] {
      let branch = Branch(Node(role, label: "Volume", value: Value(range: range)))
      let screen = Screen([branch], origin: .reactNative)
      for version in ["0.81", "0.75"] {
        #expect(try ReactNativeCase.lines(screen, VoiceOver(), version).count == 1)
        #expect(try ReactNativeCase.lines(screen, TalkBack(), version).count == 1)
      }
    }
  }

  @Test func `A named node of any role is a stop or is skipped with a reason`() throws {
    for role in Role.allCases + [.other("nonsense")] {
      let screen = Screen(
        [.node(role, "Name", children: [.text("Inside")]), .node(role, "Leaf"), .node(role)],
        origin: .reactNative)
      for transcript in [VoiceOver().read(screen), TalkBack().read(screen)] {
        #expect(transcript.stops.count + transcript.skippedNodes.count == screen.count, "\(role)")
        for stop in transcript.stops { #expect(!stop.mapping.isEmpty, "\(role)") }
      }
    }
  }

  @Test func `An empty screen has no announcements`() {
    let screen = Screen(origin: .reactNative)
    #expect(VoiceOver().read(screen).stops.isEmpty)
    #expect(TalkBack().read(screen).stops.isEmpty)
  }
}
