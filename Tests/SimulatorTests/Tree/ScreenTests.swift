import Simulator
import Testing

@Suite struct ScreenTests {
  private let form: Screen = [
    .heading("Sign up", level: 1),
    .group("Name", id: "name", [.textField("First", id: "first"), .textField("Last", id: "last")]),
    .button("Send", id: "send"),
  ]

  private func names(_ visits: some Sequence<Screen.Visit>, in screen: Screen) -> [String] {
    visits.map { String(repeating: ">", count: $0.depth) + screen[$0.index].name }
  }

  @Test func `A literal keeps order and levels`() {
    #expect(names(form.preorder, in: form) == ["Sign up", "Name", ">First", ">Last", "Send"])
    #expect(form.count == 5)
    #expect(form.roots.map { form[$0].role } == [.heading, .group, .button])
  }

  @Test func `Appending nodes builds the same screen as a literal`() {
    var screen = Screen()
    screen.append(.heading("Sign up", level: 1))
    let group = screen.append(Node(.group, label: "Name", id: "name"))
    screen.append(.button("Send", id: "send"))
    screen.append(.textField("First", id: "first"), to: group)
    screen.append(.textField("Last", id: "last"), to: group)
    #expect(screen == form)
    #expect(screen.hashValue == form.hashValue)
    #expect(Set([screen, form]).count == 1)
  }

  @Test func `Screens differ by a fact, by structure and by order`() throws {
    var renamed = form
    renamed[try #require(form.index(id: "send"))].label = "Go"
    #expect(renamed != form)
    let flat: Screen = [.button("A"), .button("B")]
    let nested: Screen = [.node(.button, "A", children: [.button("B")])]
    let swapped: Screen = [.button("B"), .button("A")]
    #expect(flat != nested)
    #expect(flat != swapped)
    var titled = flat
    titled.title = "Letters"
    #expect(titled != flat)
  }

  @Test func `A node's parent, children and siblings are found`() throws {
    let first = try #require(form.index(id: "first"))
    let last = try #require(form.index(id: "last"))
    let group = try #require(form.index(id: "name"))
    #expect(form.parent(of: first) == group)
    #expect(form.nextSibling(of: first) == last)
    #expect(form.previousSibling(of: last) == first)
    #expect(form.previousSibling(of: first) == nil)
    #expect(form.nextSibling(of: last) == nil)
    #expect(form.firstChild(of: group) == first)
    #expect(Array(form.children(of: group)).last == last)
    #expect(form.parent(of: group) == nil)
    #expect(Array(form.ancestors(of: last)) == [group])
    #expect(names(form.descendants(of: group), in: form) == ["First", "Last"])
    #expect(names(form.descendants(of: last), in: form) == [])
  }

  @Test func `A walk can skip descendants`() {
    var walk = form.preorder
    var met: [String] = []
    while let visit = walk.next() {
      met.append(form[visit.index].name)
      if form[visit.index].role == .group { walk.skipDescendants(of: visit) }
    }
    #expect(met == ["Sign up", "Name", "Send"])
  }

  @Test func `Nodes are found by identifier, role and name`() {
    #expect(form["last"]?.name == "Last")
    #expect(form["nobody"] == nil)
    #expect(form.indices(role: .textBox).map { form[$0].name } == ["First", "Last"])
    #expect(form.indices(role: .textBox, name: "Last").count == 1)
    #expect(form.indices(role: .link).isEmpty)
  }

  @Test func `A path counts elements of the same name`() throws {
    func web(_ element: String, _ children: [Branch] = []) -> Branch {
      .node(.generic, children: children).with(\.web, WebFacts(element: element))
    }
    let page = Screen(
      [web("body", [web("form", [web("input"), web("", []), web("label"), web("input")])])],
      origin: .web)
    let paths = page.preorder.map { page.path(of: $0.index) }
    #expect(
      paths == [
        "body", "body > form", "body > form > input:nth-of-type(1)", "body > form",
        "body > form > label",
        "body > form > input:nth-of-type(2)",
      ])
    #expect(page.identifier(of: try #require(page.firstRootIndex)) == "body")
    #expect(form.path(of: try #require(form.index(id: "send"))) == "")
    #expect(form.identifier(of: try #require(form.index(id: "send"))) == "send")
  }

  @Test func `A node inherits the language of its nearest ancestor`() throws {
    var screen = Screen()
    screen.language = "en"
    let german = screen.append(Branch(Node(.group)).with(\.language, "de"))
    let inside = screen.append(Node(.text), to: german)
    let unknown = screen.append(Branch(Node(.text)).with(\.language, ""), to: german)
    let outside = screen.append(Node(.text))
    #expect([inside, unknown, outside].map { screen.language(of: $0) } == ["de", nil, "en"])
  }

  @Test func `A role reads back from its name`() {
    for role in Role.allCases {
      #expect(Role(rawValue: role.rawValue) == role)
    }
  }

  @Test func `Factories set the facts that fields, toggles and sliders need`() throws {
    let screen: Screen = [
      .secureField("PIN", error: "Too short"), .toggle("Wi-Fi", on: true),
      .radio("One", position: 1, of: 3), .slider("Volume", now: 5, to: 10), .tab("Home"),
    ]
    let nodes = screen.preorder.map { screen[$0.index] }
    #expect(nodes[0].textInput?.isSecure == true)
    #expect(nodes[0].states.invalid == .yes)
    #expect(nodes[1].value?.checked == .on)
    #expect(nodes[2].collectionPosition == CollectionPosition(positionInSet: 1, setSize: 3))
    #expect(nodes[3].value?.range == Value.Range(now: 5, minimum: 0, maximum: 10))
    #expect(nodes[4].states.selected == false)
  }
}

/// Screens whose nodes are nested too deep for recursion.
@Suite struct DeepScreenTests {
  private static let levels = 100_000

  private func expectDepth(_ screen: Screen) {
    #expect(screen.count == Self.levels)
    var deepest = 0
    for visit in screen.preorder { deepest = max(deepest, visit.depth) }
    #expect(deepest == Self.levels - 1)
  }

  private func appended() -> Screen {
    var screen = Screen()
    var above: Node.Index?
    for _ in 0..<Self.levels { above = screen.append(Node(.group), to: above) }
    return screen
  }

  private func wrapped() -> Screen {
    var branch = Branch(Node(.group))
    for _ in 1..<Self.levels { branch = Branch(Node(.group), children: [branch]) }
    return Screen([branch])
  }

  @Test func `A tree of 100000 levels is built, walked, compared and hashed`() {
    let (appended, wrapped) = (appended(), wrapped())
    expectDepth(appended)
    expectDepth(wrapped)
    #expect(appended == wrapped)
    #expect(appended.hashValue == wrapped.hashValue)
    var other = wrapped
    other.append(Node(.text))
    #expect(other != wrapped)
  }

  @Test func `A tree of 100000 levels is printed down to the outline limit`() throws {
    let screen = try Screen(outline: appended().outline)
    #expect(screen.count == Screen.outlineDepthLimit)
  }

  @Test func `A screen with 3000 siblings reads back the same`() throws {
    var screen = Screen()
    for number in 0..<3_000 { screen.append(Node(.button, label: AuthoredText("\(number)"))) }
    #expect(try Screen(outline: screen.outline).withoutSource == screen)
  }
}
