import Simulator
import Testing

@Suite struct DiagnosticCollectorTests {
  private static let views = DiagnosticSentence(
    .notComputed, "[One view is|# views are] connected to code (~), which may change.", naming: 2)
  private static let fields = DiagnosticSentence(.unknownAttribute, "Not known: “~”.", naming: 3)

  @Test func `Repeated diagnostics are merged with count, names and first position`() {
    var diagnostics = DiagnosticCollector()
    for (line, name) in ["name", "email", "name", "phone"].enumerated() {
      diagnostics.record(Self.views, name, at: Node.Position(line: line + 2, column: 1))
    }
    #expect(
      diagnostics.diagnostics.map(\.message) == [
        "4 views are connected to code (name, email), which may change."
      ])
    #expect(diagnostics.diagnostics.first?.position?.line == 2)
    #expect(diagnostics.diagnostics.first?.kind == .notComputed)
  }

  @Test func `Names are quoted separately, and empty parentheses are omitted`() {
    var diagnostics = DiagnosticCollector()
    diagnostics.record(Self.fields, "a")
    diagnostics.record(Self.fields, "b")
    diagnostics.record(Self.views)
    #expect(
      diagnostics.diagnostics.map(\.message) == [
        "Not known: “a”, “b”.", "One view is connected to code, which may change.",
      ])
  }

  @Test func `Values are inserted verbatim, even if they contain placeholders`() {
    let sentence = DiagnosticSentence.repeated(.notComputed, "“{}” is ⟨{}⟩", "[a|b] # ~ {}", "x")
    var diagnostics = DiagnosticCollector()
    diagnostics.record(sentence)
    #expect(diagnostics.diagnostics.map(\.message) == ["“[a|b] # ~ {}” is ⟨x⟩."])
    diagnostics.record(sentence)
    #expect(diagnostics.diagnostics.map(\.message) == ["“[a|b] # ~ {}” is ⟨x⟩ (2 times)."])
  }

  @Test func `The declared order takes precedence over the order of recording`() {
    let first = DiagnosticSentence.pair(.limit, "One.", "More.")
    var diagnostics = DiagnosticCollector(order: [first, Self.views])
    diagnostics.record(Self.fields, "z")
    diagnostics.record(Self.views, "b")
    diagnostics.record(first)
    #expect(diagnostics.diagnostics.map(\.kind) == [.limit, .notComputed, .unknownAttribute])
  }

  @Test(arguments: [(2, 2), (3, 3), (5, 3), (1_500, 3)])
  func `Diagnostics beyond the limit are counted`(_ recorded: Int, _ reported: Int) {
    var diagnostics = DiagnosticCollector(limit: 2, rest: DiagnosticSentence(.limit, "# more."))
    for number in 0..<recorded {
      diagnostics.record(DiagnosticSentence(.assumed, "{}.", "\(number)"))
    }
    #expect(diagnostics.diagnostics.count == reported)
    #expect(recorded <= 2 || diagnostics.diagnostics.last?.message == "\(recorded - 2) more.")
  }

  @Test func `Diagnostics of another collector are added with their count and names`() {
    var inner = DiagnosticCollector()
    inner.record(Self.views, "a")
    inner.record(Self.views, "b")
    var diagnostics = DiagnosticCollector()
    diagnostics.record(Self.views, "b")
    diagnostics.add(inner)
    #expect(
      diagnostics.diagnostics.map(\.message) == [
        "3 views are connected to code (b, a), which may change."
      ])
  }

  @Test func `A diagnostic finds the node at its position or whose attribute is at that position`()
  {
    var screen = Screen()
    var node = Node(.group)
    node.position = Node.Position(line: 1, column: 1)
    let group = screen.append(node)
    node.position = Node.Position(line: 2, column: 3)
    let field = screen.append(node, to: group)
    screen.diagnostics = [
      ImportDiagnostic("at", kind: .guessedComponent, at: Node.Position(line: 2, column: 3)),
      ImportDiagnostic("in", kind: .unresolvedText, at: Node.Position(line: 2, column: 30)),
      ImportDiagnostic("beside", kind: .leftOut, at: Node.Position(line: 2, column: 30)),
      ImportDiagnostic("nowhere"),
    ]
    screen.connectDiagnostics()
    #expect(screen.diagnostics.map(\.node) == [field, field, nil, nil])
  }

  @Test func `Kinds are lowercase words with hyphens`() {
    for kind in ImportDiagnostic.Kind.allCases {
      #expect(kind.rawValue.allSatisfy { $0.isLowercase || $0 == "-" })
    }
  }
}
