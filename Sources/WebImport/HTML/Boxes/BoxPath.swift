internal import TextIO

/// The way from `body` to an element: `body > form > input:nth-of-type(2)`.
struct BoxPath {
  /// One step: the how-many-eth child of that name.
  struct Step: Hashable {
    var name: String
    var place: Int
  }

  /// The steps below `body`.
  let steps: [Step]
  /// Whether it begins with `body`, as every path does.
  let isRooted: Bool
  /// The name of the element it leads to.
  var name: String { steps.last?.name ?? "body" }

  init(_ text: String) {
    let all = text.split(separator: ">", omittingEmptySubsequences: false).map(BoxPath.step)
    isRooted = all.first?.name == "body"
    steps = Array(all.dropFirst())
  }

  private static func step(_ text: Substring) -> Step {
    let name = text.prefix { $0 != ":" }.filter { $0 != " " }
    let digits = text.drop { !$0.isNumber || !$0.isASCII }.prefix { $0.isASCII && $0.isNumber }
    let isCounted = text.range(ofScalars: ":nth-of-type(") != nil
    return Step(name: name.lowercased(), place: isCounted ? Int(digits) ?? 0 : 1)
  }
}
