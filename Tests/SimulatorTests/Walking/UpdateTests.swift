import Simulator
import Testing

@testable import AccessibilityTree
@testable import Announcements
@testable import Sessions
@testable import TalkBackReader
@testable import VoiceOverReader

/// Incremental updates, and their fallback to reading the whole screen.
@Suite struct UpdateTests {
  @Test func `Every property that a platform exposes has a row`() throws {
    func check<Exposed>(_ fields: [ElementField<Exposed>], _ exposed: Any) {
      #expect(fields.map(\.name).sorted() == storedProperties(of: exposed).sorted())
    }
    // Returns the names of the stored properties, including those of shared storage.
    func storedProperties(of value: Any) -> [String] {
      Mirror(reflecting: value).children.flatMap { label, stored -> [String] in
        let name = label.map { $0.first == "_" ? String($0.dropFirst()) : $0 } ?? ""
        let shared = Mirror(reflecting: stored).children.first { $0.label == "box" }?.value
        guard ["fields", "native"].contains(name), let shared,
          let own = Mirror(reflecting: shared).children.first?.value
        else { return [name] }
        return storedProperties(of: own)
      }
    }
    let node = Node.Index(0)
    check(AccessibilityElement.fields, AccessibilityElement())
    check(DesignFacts.fields, DesignFacts())
    check(WebAttributes.fields, WebAttributes(.button))
    check(AccessibilityNodeInfo.fields, AccessibilityNodeInfo("View", node: node))
    check(AccessibilityNodeInfo.RareFields.fields, AccessibilityNodeInfo.RareFields())
    check(TalkBackWalk.fields, exposed)
  }

  /// A view as TalkBack reads it.
  private let exposed = TalkBackWalk.Exposed(
    info: AccessibilityNodeInfo("View", node: Node.Index(0)), unexposed: [], role: .none, facts: [])

  @Test func `An update carries a value over if the old value was the same`() {
    let field = ElementField<DesignFacts>.value("level", \.level, .value)
    var (before, after, element) = (DesignFacts(), DesignFacts(), DesignFacts())
    (before.level, after.level, element.level) = (1, 2, 1)
    #expect(field.carry(before, after, &element) == .changed)
    #expect(element.level == 2)
    #expect(field.carry(before, after, &element) == .unknown)
    #expect(field.carry(before, before, &element) == .same)
    var facts: Set<ElementChange.Fact> = []
    field.insertFacts(before, after, &facts)
    #expect(facts == [.value])
    facts = []
    field.insertFacts(before, before, &facts)
    #expect(facts.isEmpty)
  }

  @Test func `An update carries each flag over separately`() {
    let fields = AccessibilityElement.fields
    var (before, after) = (AccessibilityElement(), AccessibilityElement())
    var element = AccessibilityElement()
    before.traits = .button
    after.traits = [.button, .selected]
    element.traits = [.button, .header]
    #expect(fields.carry(from: before, to: after, into: &element) == .changed)
    #expect(element.traits == [.button, .header, .selected])
    var facts: Set<ElementChange.Fact> = []
    fields.insertFacts(from: before, to: after, into: &facts)
    #expect(facts == [.selected])
    after.traits = .tabBar
    #expect(fields.carry(from: before, to: after, into: &element) == .unknown)
  }

  @Test func `An update carries the properties of a structure over separately`() {
    let fields = TalkBackWalk.fields
    var (before, after, element) = (exposed, exposed, exposed)
    element.info.hintText = "only on the whole screen"
    after.info.text = "new"
    after.info.flags = .selected
    #expect(fields.carry(from: before, to: after, into: &element) == .changed)
    #expect(element.info.text == "new")
    #expect(element.info.flags == .selected)
    #expect(element.info.hintText == "only on the whole screen")
    var facts: Set<ElementChange.Fact> = []
    fields.insertFacts(from: before, to: after, into: &facts)
    #expect(facts == [.text, .selected])
    before.info.className = "android.widget.Button"
    #expect(fields.carry(from: before, to: after, into: &element) == .unknown)
  }

  @Test func `An excerpt holds a node with its ancestors and descendants`() throws {
    let screen = try Screen(
      outline:
        "- main:\n  - button \"a\"\n  - group \"b\":\n    - link \"c\":\n      - text: d\n  - text: e"
    )
    let link = try #require(screen.indices(role: .link, name: "c").first)
    let part = ScreenExcerpt(around: link, on: screen)
    #expect(
      part.screen.preorder.map { part.screen[$0.index].role } == [.main, .group, .link, .text])
    #expect(part.whole(part.center) == link)
    #expect(part.screen[part.center] == screen[link])
  }

  @Test func `The elements of a node are found in order`() {
    let (a, b) = (Node.Index(0), Node.Index(1))
    let indices = ElementIndices([a, nil, b, a], count: 3)
    #expect(indices(of: a) == [0, 3])
    #expect(indices(of: b) == [2])
    #expect(indices(of: Node.Index(2)) == [])
  }

  @Test func `A control named like its state still announces the changed state`() throws {
    for (outline, voiceOver, talkBack) in [
      ("- checkbox \"checked\"", "checked", "checked"),
      ("- checkbox \"not checked\" [checked]", "unchecked", "not checked"),
      ("- switch \"on\" [checked=false]", "checked", "on"),
    ] {
      let screen = try Screen(outline: "- /origin: web\n" + outline)
      let node = try #require(screen.firstRootIndex)
      #expect(VoiceOver().announcement(activating: node, on: screen).said == voiceOver)
      #expect(TalkBack().announcement(activating: node, on: screen).said == talkBack)
    }
  }

  @Test func `Incrementing a slider announces the new value only`() throws {
    let screen = try Screen(
      outline: "- slider \"50\":\n  - /now: 40\n  - /min: 0\n  - /max: 100")
    var voiceOver = Session(screen, by: VoiceOver())
    #expect(voiceOver.perform(.swipeVertically(.up, count: 1)).heard.map(\.text) == ["50%"])
    var talkBack = Session(screen, by: TalkBack())
    let heard = talkBack.perform(.swipeVertically(.up, count: 1)).heard
    #expect(heard.map(\.text) == ["45%"])
  }

  @Test func `An update can make a control unreachable`() throws {
    var session = Session([.button("Open"), .button("Close")], by: TalkBack())
    var hidden = session.screen[session.walk.node(at: 0)]
    hidden.hidden = Hidden(.hidden)
    let changes = session.update([NodeChange(session.walk.node(at: 0), hidden)])
    #expect(changes.map(\.facts) == [[.other]])
    #expect(session.walk.count == 1)
    #expect(session.stop?.announcement.said == "Close, button")
  }

  @Test func `Focus stays on its node when a setting changes the stops`() throws {
    let screen = try Screen(
      outline: "- text: a\n- list \"l\":\n  - text: b\n  - text: c\n- button \"d\"")
    var session = Session(screen, by: VoiceOver())
    session.move(to: session.walk.count - 1)
    let node = session.stop?.node
    try session.set("navigation", to: "grouped")
    #expect(session.walk.count < 4)
    #expect(session.stop?.node == node)
  }
}
