import Simulator
import Testing

@Suite struct LossCollectorTests {
  private static let views = LossSentence(
    .notComputed, "[One view is|# views are] connected to code (~), which may change.", naming: 2)
  private static let fields = LossSentence(.unknownAttribute, "Not known: “~”.", naming: 3)

  @Test func `the same sentence is told once with number, names and first place`() {
    var losses = LossCollector()
    for (line, name) in ["name", "email", "name", "phone"].enumerated() {
      losses.note(Self.views, name, at: Node.Position(line: line + 2, column: 1))
    }
    #expect(
      losses.losses.map(\.message) == [
        "4 views are connected to code (name, email), which may change."
      ])
    #expect(losses.losses.first?.position?.line == 2)
    #expect(losses.losses.first?.kind == .notComputed)
  }

  @Test func `names have quotes each, and parentheses around no name are left out`() {
    var losses = LossCollector()
    losses.note(Self.fields, "a")
    losses.note(Self.fields, "b")
    losses.note(Self.views)
    #expect(
      losses.losses.map(\.message) == [
        "Not known: “a”, “b”.", "One view is connected to code, which may change.",
      ])
  }

  @Test func `values are told as they are, whatever stands in them`() {
    let sentence = LossSentence.repeated(.notComputed, "“{}” is ⟨{}⟩", "[a|b] # ~ {}", "x")
    var losses = LossCollector()
    losses.note(sentence)
    #expect(losses.losses.map(\.message) == ["“[a|b] # ~ {}” is ⟨x⟩."])
    losses.note(sentence)
    #expect(losses.losses.map(\.message) == ["“[a|b] # ~ {}” is ⟨x⟩ (2 times)."])
  }

  @Test func `an order stands over that in which things are met`() {
    let first = LossSentence.pair(.limit, "One.", "More.")
    var losses = LossCollector(order: [first, Self.views])
    losses.note(Self.fields, "z")
    losses.note(Self.views, "b")
    losses.note(first)
    #expect(losses.losses.map(\.kind) == [.limit, .notComputed, .unknownAttribute])
  }

  @Test(arguments: [(2, 2), (3, 3), (5, 3), (1_500, 3)])
  func `what is beyond the limit is counted`(_ noted: Int, _ told: Int) {
    var losses = LossCollector(limit: 2, rest: LossSentence(.limit, "# more."))
    for number in 0..<noted { losses.note(LossSentence(.assumed, "{}.", "\(number)")) }
    #expect(losses.losses.count == told)
    #expect(noted <= 2 || losses.losses.last?.message == "\(noted - 2) more.")
  }

  @Test func `what was noted elsewhere is added with its number and names`() {
    var inner = LossCollector()
    inner.note(Self.views, "a")
    inner.note(Self.views, "b")
    var losses = LossCollector()
    losses.note(Self.views, "b")
    losses.add(inner)
    #expect(
      losses.losses.map(\.message) == ["3 views are connected to code (b, a), which may change."])
  }

  @Test func `a loss finds the node it stands at, or in whose attributes it stands`() {
    var screen = Screen()
    var node = Node(.group)
    node.position = Node.Position(line: 1, column: 1)
    let group = screen.append(node)
    node.position = Node.Position(line: 2, column: 3)
    let field = screen.append(node, to: group)
    screen.losses = [
      Loss("at", kind: .guessedComponent, at: Node.Position(line: 2, column: 3)),
      Loss("in", kind: .unresolvedText, at: Node.Position(line: 2, column: 30)),
      Loss("beside", kind: .leftOut, at: Node.Position(line: 2, column: 30)), Loss("nowhere"),
    ]
    screen.connectLosses()
    #expect(screen.losses.map(\.node) == [field, field, nil, nil])
  }

  @Test func `kinds are words one can type`() {
    for kind in Loss.Kind.allCases {
      #expect(kind.rawValue.allSatisfy { $0.isLowercase || $0 == "-" })
    }
  }
}
