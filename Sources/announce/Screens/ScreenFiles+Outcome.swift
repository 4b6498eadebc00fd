import Importers
import Reports
internal import TextIO

/// Types and functions for the outcome of reading files: messages, skipped files and the exit
/// status.
extension ScreenFiles {
  /// The messages about a screen.
  struct Messages: Sendable {
    /// The diagnostics for which `--strict` fails the run, one per line.
    var failures: [String]
    /// Advice to add the option `--language`, or `nil` if it would not help.
    var languageHint: String?
  }

  /// The outcome so far: the exit status, errors, skipped files and reported hints.
  struct Outcome {
    var status: Int32 = 0
    /// Whether at least one file has a screen.
    var hasScreens = false
    var languageHints: Set<String> = []
    /// The files in folders that have no readable screen.
    var skipped: [String] = []
    /// The errors of live pages, which are reported after the other pages.
    var failures: [InputError] = []
    /// The errors that have been written.
    private var written: Set<InputError> = []

    /// Writes an error, unless an equal error has been written.
    ///
    /// A failed sign-in, for example, causes the same error on each page.
    mutating func write(_ error: InputError, to streams: inout Streams) {
      if written.insert(error).inserted { streams.writeError(error) }
    }
  }

  /// The value of a screen, with the messages about it.
  struct MadeScreen<Value: Sendable>: Sendable {
    var value: Value
    var messages: Messages
  }

  /// Reports the messages about a screen.
  ///
  /// Each language hint is reported only once.
  func report(
    _ messages: Messages, _ outcome: inout Outcome, _ streams: inout Streams
  ) {
    outcome.hasScreens = true
    if let hint = messages.languageHint, outcome.languageHints.insert(hint).inserted {
      streams.writeError("announce: \(hint)")
    }
    for failure in messages.failures { streams.writeError(failure) }
    if !messages.failures.isEmpty { outcome.status = max(outcome.status, 1) }
  }

  /// Reports skipped files and options without effect, and returns the exit status.
  func finish(
    _ outcome: Outcome, with formats: [InputFormat?], _ streams: inout Streams
  ) -> Int32 {
    var outcome = outcome
    for failure in outcome.failures { outcome.write(failure, to: &streams) }
    if !outcome.failures.isEmpty, files.count > 1 {
      let count = counted(files.count, "page")
      streams.writeError(
        "announce: \(outcome.failures.count) of \(count) could not be read"
          + (outcome.failures.count < files.count ? "; the result is about the others" : ""))
    }
    if !outcome.skipped.isEmpty { streams.writeError(ScreenFiles.note(on: outcome.skipped)) }
    if !outcome.hasScreens, outcome.status == 0, !files.isEmpty,
      files.allSatisfy({ found[$0] != nil })
    {
      streams.writeError(
        "announce: no file contains a screen; see “announce formats” for the supported files")
      outcome.status = 2
    }
    let formats = Set(formats.compactMap(\.self))
    for (option, others) in formatOptions
    where !formats.isEmpty && formats.isDisjoint(with: others) {
      let read = formats.map(\.name).sorted().joined(separator: ", ")
      let list = others.map(\.name).joined(separator: ", ")
      streams.writeError("announce: --\(option) has no effect on \(read); it is for \(list)")
    }
    return outcome.status
  }
}
