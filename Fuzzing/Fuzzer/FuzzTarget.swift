internal import SystemLibrary

/// A part of the program that reads untrusted input.
struct FuzzTarget: Sendable {
  /// The name of the target and of its corpus folder.
  let name: String
  /// Reads an input.
  ///
  /// Rejecting the input is fine; a crash, a hang or a violated invariant is a finding.
  let read: @Sendable ([UInt8]) -> Void

  /// All targets, in the order of runs.
  static let all: [FuzzTarget] = [
    .html, .css, .xml, .json, .page, .text, .jsx, .swift, .kotlin, .jestSnapshot, .outline,
    .document, .audit, .results, .logs, .jsonRPC, .lsp, .wire,
  ]

  /// Ends the run because an input violates an invariant; the fuzzer then saves the input.
  static func refute(_ promise: String, _ details: String) -> Never {
    fatalError("\(promise): \(details)")
  }
}

/// The target that the environment variable names; a process fuzzes one target.
let chosenTarget = SystemCall.environment("FUZZ_TARGET").flatMap { name in
  FuzzTarget.all.first { $0.name == name }
}
