import Simulator
import Testing

@Suite struct DiagnosticCollectorTests {
  private static let views = DiagnosticSentence(
    .notComputed, "[One view is|# views are] connected to code (~), which may change.", naming: 2)
  private static let fields = DiagnosticSentence(.unknownAttribute, "Not known: “~”.", naming: 3)

  @Test func `the same sentence is told once with number, names and first place`() {
    var diagnostics = DiagnosticCollector()
    for (line, name) in ["name", "email", "name", "phone"].enumerated() {
      diagnostics.note(Self.views, name, at: Node.Position(line: line + 2, column: 1))
    }
    #expect(
      diagnostics.diagnostics.map(\.message) == [
        "4 views are connected to code (name, email), which may change."
      ])
    #expect(diagnostics.diagnostics.first?.position?.line == 2)
    #expect(diagnostics.diagnostics.first?.kind == .notComputed)
  }

  @Test func `names have quotes each, and parentheses around no name are left out`() {
    var diagnostics = DiagnosticCollector()
    diagnostics.note(Self.fields, "a")
    diagnostics.note(Self.fields, "b")
    diagnostics.note(Self.views)
    #expect(
      diagnostics.diagnostics.map(\.message) == [
        "Not known: “a”, “b”.", "One view is connected to code, which may change.",
      ])
  }

  @Test func `values are told as they are, whatever stands in them`() {
    let sentence = DiagnosticSentence.repeated(.notComputed, "“{}” is ⟨{}⟩", "[a|b] # ~ {}", "x")
    var diagnostics = DiagnosticCollector()
    diagnostics.note(sentence)
    #expect(diagnostics.diagnostics.map(\.message) == ["“[a|b] # ~ {}” is ⟨x⟩."])
    diagnostics.note(sentence)
    #expect(diagnostics.diagnostics.map(\.message) == ["“[a|b] # ~ {}” is ⟨x⟩ (2 times)."])
  }

  @Test func `an order stands over that in which things are met`() {
    let first = DiagnosticSentence.pair(.limit, "One.", "More.")
    var diagnostics = DiagnosticCollector(order: [first, Self.views])
    diagnostics.note(Self.fields, "z")
    diagnostics.note(Self.views, "b")
    diagnostics.note(first)
    #expect(diagnostics.diagnostics.map(\.kind) == [.limit, .notComputed, .unknownAttribute])
  }

  @Test(arguments: [(2, 2), (3, 3), (5, 3), (1_500, 3)])
  func `what is beyond the limit is counted`(_ noted: Int, _ told: Int) {
    var diagnostics = DiagnosticCollector(limit: 2, rest: DiagnosticSentence(.limit, "# more."))
    for number in 0..<noted { diagnostics.note(DiagnosticSentence(.assumed, "{}.", "\(number)")) }
    #expect(diagnostics.diagnostics.count == told)
    #expect(noted <= 2 || diagnostics.diagnostics.last?.message == "\(noted - 2) more.")
  }

  @Test func `what was noted elsewhere is added with its number and names`() {
    var inner = DiagnosticCollector()
    inner.note(Self.views, "a")
    inner.note(Self.views, "b")
    var diagnostics = DiagnosticCollector()
    diagnostics.note(Self.views, "b")
    diagnostics.add(inner)
    #expect(
      diagnostics.diagnostics.map(\.message) == [
        "3 views are connected to code (b, a), which may change."
      ])
  }

  @Test func `a diagnostic finds the node it stands at, or in whose attributes it stands`() {
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

  @Test func `kinds are words one can type`() {
    for kind in ImportDiagnostic.Kind.allCases {
      #expect(kind.rawValue.allSatisfy { $0.isLowercase || $0 == "-" })
    }
  }
}
