internal import SystemLibrary

/// A part of the program that reads what strangers write.
struct FuzzTarget: Sendable {
  /// The word that chooses it; the folder of its own inputs is called so, too.
  let name: String
  /// Reads an input to its end.
  ///
  /// Whatever is refused is well; what traps, hangs or breaks a promise is found.
  let read: @Sendable ([UInt8]) -> Void

  /// Every target, in the order in which they are run.
  static let all: [FuzzTarget] = [
    .html, .css, .xml, .json, .page, .text, .jsx, .jestSnapshot, .outline, .document, .audit, .wire,
  ]

  /// Ends the run with an input that breaks a promise; the fuzzer keeps it.
  static func refute(_ promise: String, _ details: String) -> Never {
    fatalError("\(promise): \(details)")
  }
}

/// The target that the environment names; a process fuzzes one.
let chosenTarget = SystemCall.environment("FUZZ_TARGET").flatMap { name in
  FuzzTarget.all.first { $0.name == name }
}
