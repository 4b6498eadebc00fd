/// A call or a loop pass in the path from the screen to a component.
struct CallPath: Sendable {
  var parent: ComponentIdentity
  /// The range of the called function's body, from which the evaluator recognises recursion.
  var body: SourceRange?
}

extension ComponentIdentity {
  /// The identity of the code outside of functions.
  static let root = ComponentIdentity(number: 0)

  /// Returns the identity of a call in this path.
  ///
  /// The number of the identity is a hash (FNV-1a) of the path. A counter would give a different
  /// number after other evaluations.
  package func appending(_ range: SourceRange, pass: Int? = nil) -> ComponentIdentity {
    var hash = UInt64(bitPattern: Int64(number)) ^ 0xcbf2_9ce4_8422_2325
    for part in [range.file, range.start, range.end, pass ?? -1] {
      hash = (hash ^ UInt64(bitPattern: Int64(part))) &* 0x100_0000_01b3
      hash ^= hash >> 29
    }
    return ComponentIdentity(number: Int(truncatingIfNeeded: hash >> 1))
  }
}

extension Evaluator {
  /// Returns the path that consists of another path and a call, and records the new path.
  mutating func path(
    from parent: ComponentIdentity, at range: SourceRange, pass: Int? = nil,
    body: SourceRange? = nil
  ) -> ComponentIdentity {
    let path = parent.appending(range, pass: pass)
    paths[path.number] = CallPath(parent: parent, body: body)
    return path
  }

  /// Whether a path contains too many nested calls of the same function.
  func isRecursive(_ body: SourceRange, in path: ComponentIdentity) -> Bool {
    var count = 0
    var length = 0
    var path = path
    while let call = paths[path.number], length < 400 {
      length += 1
      if call.body == body { count += 1 }
      if count >= EvaluationLimit.maximumRecursion { return true }
      path = call.parent
    }
    return length >= 400
  }
}
