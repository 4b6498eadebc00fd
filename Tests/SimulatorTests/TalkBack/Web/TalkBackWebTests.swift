import Simulator
import Testing

@Suite struct TalkBackWebTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var page: [Branch]
    var heard: [String]

    init(_ name: String, _ page: [Branch], _ heard: String...) {
      self.name = name
      self.page = page
      self.heard = heard
    }

    var testDescription: String { name }
  }

  /// The version of TalkBack whose words the cases expect.
  private static let talkBack15 = TalkBack.talkBack(profile: .version15)

  @Test(arguments: fields + pickers)
  func `A field announces value, role and label`(_ example: Case) { check(example) }

  @Test(arguments: controls + links)
  func `A control announces state, name and Chrome's role description`(_ example: Case) {
    check(example)
  }

  @Test(arguments: text + lists + tables)
  func `Text, lists and tables are announced in document order`(_ example: Case) { check(example) }

  @Test func `A value shorter than Chrome's threshold is not announced as invalid`() {
    var reader = TalkBackWebTests.talkBack15
    reader.settings.hints = false
    reader.settings.invalidAfter = 7
    let page = Screen(
      [
        .textField("Email", value: "a@b", error: "Wrong"),
        .textField("Email", value: "a@b.example", error: "Wrong"),
      ], origin: .web)
    #expect(
      reader.read(page).text
        == "a@b, edit box, Email\na@b.example, edit box, error: invalid entry Wrong, Email")
  }

  @Test func `Version 16 announces the error and the label first`() {
    var reader = TalkBack()
    reader.settings.profile = .version16
    reader.settings.hints = false
    let page = Screen([.textField("Your name", error: "example error text")], origin: .web)
    #expect(
      reader.read(page).text == "error: invalid entry example error text, Your name, edit box")
  }

  @Test func `A stop belongs to the element that its text fills`() throws {
    var page = Screen(origin: .web)
    let body = page.append(TalkBackWebTests.element("body"))
    let paragraph = page.append(TalkBackWebTests.element("p", .paragraph), to: body)
    let bold = page.append(TalkBackWebTests.element("b", display: .inline), to: paragraph)
    page.append(TalkBackWebTests.words("One "), to: bold)
    page.append(TalkBackWebTests.words("two."), to: paragraph)
    let mixed = page.append(TalkBackWebTests.element("p", .paragraph), to: body)
    let call = page.append(TalkBackWebTests.words("Call "), to: mixed)
    let link = page.append(Node(.link, label: "0800 1"), to: mixed)
    let stops = TalkBack().read(page).stops
    #expect(stops.map(\.announcement.said) == ["One two.", "Call", "0800 1, link"])
    #expect(stops.map(\.node) == [paragraph, call, link])
  }

  @Test func `Every hidden node has a reason`() {
    var page = Screen(origin: .web)
    let body = page.append(TalkBackWebTests.element("body"))
    var secret = TalkBackWebTests.element("div")
    secret.hidden = Hidden(.ariaHidden, isVisible: true)
    let top = page.append(secret, to: body)
    page.append(TalkBackWebTests.words("x"), to: top)
    let reasons = TalkBack().read(page).skippedNodes.map(\.reason)
    #expect(
      reasons == [
        "only a container", "hidden from the reader: aria-hidden", "inside a hidden node",
      ])
  }

  @Test func `Every role on a page is read`() {
    for role in Role.allCases {
      let page = Screen([.node(role, "Name", children: [.text("Content")])], origin: .web)
      let transcript = TalkBack().read(page)
      // Text directly inside a menu is the menu's name, and a menu is not a stop.
      #expect(!transcript.stops.isEmpty || role == .menu, "\(role.rawValue)")
      #expect(
        transcript.stops.count + transcript.skippedNodes.count >= page.count, "\(role.rawValue)")
    }
  }

  private func check(_ example: Case) {
    let page = Screen(example.page, origin: .web)
    let reader = TalkBackWebTests.talkBack15
    #expect(reader.read(page).stops.map(\.announcement.text) == example.heard)
  }

  static func words(_ text: String) -> Node {
    var node = Node(.text, label: AuthoredText(text, from: .content))
    node.web = WebFacts(element: "")
    return node
  }

  static func element(
    _ name: String, _ role: Role = .generic, display: WebFacts.Display = .block
  ) -> Node {
    var node = Node(role)
    node.web = WebFacts(element: name, display: display)
    return node
  }

  static func html(
    _ name: String, _ role: Role = .generic, _ children: [Branch],
    display: WebFacts.Display = .block, change: (inout Node) -> Void = { _ in }
  ) -> Branch {
    var node = element(name, role, display: display)
    change(&node)
    return Branch(node, children: children)
  }
}
