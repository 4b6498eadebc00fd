/// The parameters of closures that name none.
extension Evaluator {
  /// Whether a closure without named parameters uses `$1`.
  ///
  /// The two parts of a pair become separate parameters of such a closure.
  func usesSecondParameter(_ function: SourceFunction) -> Bool {
    let range = function.body.range
    guard project.files.indices.contains(range.file) else { return false }
    let bytes = project.files[range.file].bytes
    guard range.start >= 0, range.start < range.end, range.end <= bytes.count else { return false }
    let isExpression = function.body.isExpression
    var depth = bytes[range.start] == UInt8(ascii: "{") ? -1 : 0
    for index in range.start..<range.end - 1 {
      switch bytes[index] {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "$") where bytes[index + 1] == UInt8(ascii: "1"):
        // In a closure of one expression, inner braces are those of other closures, whose `$1` is
        // another parameter.
        if depth <= 0 || !isExpression { return true }
      default: break
      }
    }
    return false
  }
}

extension Block {
  /// Whether the block consists of one expression.
  fileprivate var isExpression: Bool {
    guard statements.count == 1, case .expression = statements[0].form else { return false }
    return true
  }
}
