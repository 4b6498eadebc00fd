/// The precedence of Swift's binary operators; higher numbers bind more tightly.
///
/// The groups are those of the standard library (`Policy.swift`).
enum OperatorPrecedence {
  static let assignment = 1
  static let ternary = 2
  /// The precedence of operators without a known group, such as operators that a file declares.
  static let custom = 3
  static let casting = 8

  private static let groups: [(operators: [String], precedence: Int)] = [
    (["||", ".|", ".^"], 4),
    (["&&", ".&"], 5),
    (
      [
        "<", "<=", ">", ">=", "==", "!=", "===", "!==", "~=", ".==", ".!=", ".<", ".<=", ".>",
        ".>=",
      ], 6
    ),
    (["??"], 7),
    (["...", "..<"], 9),
    (["+", "-", "&+", "&-", "|", "^"], 10),
    (["*", "/", "%", "&*", "&"], 11),
    (["<<", ">>", "&<<", "&>>"], 12),
    (["->"], 13),
  ]

  private static let byOperator = [String: Int](
    uniqueKeysWithValues: groups.flatMap { group in
      group.operators.map { ($0, group.precedence) }
    })

  /// The assignments of the standard library.
  private static let assignments: Set<String> = [
    "=", "+=", "-=", "*=", "/=", "%=", "&+=", "&-=", "&*=", "<<=", ">>=", "&<<=", "&>>=", "&=",
    "|=", "^=", ".&=", ".|=", ".^=",
  ]

  static func of(_ sign: String) -> Int {
    byOperator[sign] ?? (assignments.contains(sign) ? assignment : custom)
  }
}
