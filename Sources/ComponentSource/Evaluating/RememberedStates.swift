/// The states that live only as long as the calls that create them are part of the screen.
package struct RememberedStates: Sendable {
  package fileprivate(set) var keys: Set<StateKey> = []
  /// Whether new states are recorded.
  package var isRecording = false
}

/// A block that runs as an effect and sets a state, which is its receiver.
package struct StateProducer: Sendable {
  package let function: SourceFunction
  package let identity: ComponentIdentity
  /// The values with which the block runs again.
  package let keys: [SourceValue]

  package init(function: SourceFunction, identity: ComponentIdentity, keys: [SourceValue]) {
    self.function = function
    self.identity = identity
    self.keys = keys
  }
}

extension Evaluator {
  /// Records a state if new states are recorded.
  ///
  /// The states of global variables live as long as the app, so they are not recorded.
  package mutating func recordRemembered(_ key: StateKey) {
    guard rememberedStates.isRecording, scopes.indices.contains(current),
      scopes[current].path != .root
    else { return }
    rememberedStates.keys.insert(key)
  }

  /// Returns a number that differs between different keys of a call such as `remember(key)`.
  ///
  /// The result is `nil` if there are no keys. Unknown values in keys are not reported.
  package func pass(forKeys keys: [SourceValue]) -> Int? {
    guard !keys.isEmpty else { return nil }
    var evaluator = self
    // The hash is FNV-1a, because the number must be the same in every evaluation.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for key in keys {
      for byte in evaluator.text(of: key).utf8 {
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
      }
      hash = (hash ^ 0xff) &* 0x100_0000_01b3
    }
    return Int(truncatingIfNeeded: hash >> 1)
  }
}
