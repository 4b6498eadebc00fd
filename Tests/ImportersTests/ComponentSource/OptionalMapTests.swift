import ComponentSource
import Testing

/// `map` and `flatMap` of optionals in Swift.
struct OptionalMapTests {
  private static let members = """
    let name: String? = "Ann"
    let none: String? = nil
    let code: String = "105"
    let tags: [String]? = ["a", "b"]
    let all: [String] = ["a", "b"]
    func greeting() -> String? { name.map { $0.lowercased() } }
    var dear: String? { return name.map { $0.uppercased() } }
    var initials: [String]? { all.map { $0.uppercased() } }
    typealias Texts = [String]
    let filters = ["size": 3]
    var pairs: [String]? { filters.map { "\\($0.key): \\($0.value)" } }
    var aliased: Texts? { filters.map { "\\($0.key)" } }
    func pairsOfFunction() -> [String]? { return filters.map { "\\($0.value)" } }
    var wrapped: [String]? { name.map { [$0, "x"] } }
    """

  static let shown: [(String, String)] = [
    ("Show(greeting() ?? \"\")", "Show(ann)"), ("Show(dear ?? \"\")", "Show(ANN)"),
    ("if let text = name.map({ $0.uppercased() }) { Show(text) }", "Show(ANN)"),
    ("if let text = none.map({ $0.uppercased() }) { Show(text) } else { Show(0) }", "Show(0)"),
    ("if let count = name.map(\\.count) { Show(count) }", "Show(3)"),
    ("if let number = name.flatMap({ Int($0) }) { Show(number) } else { Show(0) }", "Show(0)"),
    ("Show(label: name.map { $0.lowercased() })", "Show(label: ann)"),
    ("Show(tags.map { $0.joined(separator: \"+\") } ?? \"\")", "Show(a+b)"),
    ("Show(initials?.joined() ?? \"\")", "Show(AB)"),
    ("Show(pairs?.joined() ?? \"\")", "Show(size: 3)"),
    ("Show(aliased?.joined() ?? \"\")", "Show(size)"),
    ("Show(pairsOfFunction()?.joined() ?? \"\")", "Show(3)"),
    ("let own: [String]? = filters.map { $0.key }; Show(own?.joined() ?? \"\")", "Show(size)"),
    ("Show(wrapped?.joined() ?? \"\")", "Show(Annx)"),
    ("Show(code.map { $0.uppercased() }.joined(separator: \" \"))", "Show(1 0 5)"),
    ("Show(\"ab\".map { $0.uppercased() }.joined(separator: \"-\"))", "Show(A-B)"),
    ("Show(tags?.map { $0.uppercased() }.joined() ?? \"\")", "Show(AB)"),
  ]

  @Test(arguments: shown)
  func `A function of map gets the value of an optional, not its characters or elements`(
    _ statement: String, _ text: String
  ) {
    var source = EvaluatedSource(
      swift: "struct Main: View { \(Self.members)\nvar body: some View { \(statement) } }")
    #expect(source.screen() == [text])
  }

  static let zeros: [(String, String)] = [
    ("let total: Double = .zero", "0.0"), ("let total: Int = .zero", "0"),
    ("var total: Double { [Double]().reduce(.zero, +) }", "0.0"),
    ("var total: Double { [1.5].reduce(.zero, +) }", "1.5"),
  ]

  @Test(arguments: zeros)
  func `The implicit member zero is the number of the declared type`(
    _ member: String, _ text: String
  ) {
    var source = EvaluatedSource(
      swift: "struct Main: View { \(member)\nvar body: some View { Show(total) } }")
    #expect(source.screen() == ["Show(\(text))"])
  }
}
