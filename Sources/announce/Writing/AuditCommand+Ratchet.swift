import Audits
import Reports
internal import SystemLibrary
internal import TextIO

/// The baseline of `announce audit`, and its option `--ratchet`.
extension AuditCommand {
  /// Throws an error if `--ratchet` cannot be used with the other options.
  static func checkRatchet(_ arguments: Arguments) throws(UsageError) {
    guard arguments.has(ratchet) else { return }
    guard arguments.has(baseline) else {
      throw UsageError(
        "--ratchet needs a baseline",
        remedy: "add --baseline FILE; --write-baseline FILE writes the first one")
    }
    guard !arguments.has(writeBaseline) else {
      throw UsageError(
        "--ratchet and --write-baseline cannot be combined",
        remedy: "leave out --ratchet to accept all findings of today")
    }
    guard !arguments.has(view) else {
      throw UsageError(
        "--ratchet counts findings, and --view prints none", remedy: "leave out one of them")
    }
  }

  /// Reads the baseline, or returns `nil` if the command writes a new baseline.
  static func readBaseline(
    _ arguments: Arguments
  ) throws(UsageError) -> BaselineFile.Contents<AuditBaseline>? {
    guard !arguments.has(writeBaseline) else { return nil }
    let holds = arguments.has(ratchet)
    return try BaselineFile.read(baseline, arguments) { (bytes, file) throws(InputError) in
      try AuditBaseline(reading: bytes, file: file, rejectsUnknownRules: holds)
    }
  }

  /// Rewrites the baseline if counts of findings fell, and returns the exit status.
  func lower(
    _ result: inout AuditResult, _ known: BaselineFile.Contents<AuditBaseline>?,
    after status: Int32,
    in environment: CommandEnvironment, _ streams: inout Streams
  ) -> Int32 {
    guard let known, let ratchet = result.ratchet, ratchet.canLower else { return 0 }
    if let reason = reasonNotToLower(ratchet, after: status, in: environment) {
      result.ratchet?.lowering = .refused(reason)
      return 0
    }
    do throws(InputError) {
      // If the baseline is a symbolic link, the link stays, and its target is replaced.
      try FileReplacement.replace(
        contentsOf: SystemCall.realPath(known.path) ?? known.path, expecting: known.bytes,
        with: ratchet.lowered.json,
        ifChanged: ("the baseline changed during the audit; not overwritten", "run it again"))
    } catch {
      result.ratchet?.lowering = .refused("it could not be written")
      streams.writeError(error)
      return 2
    }
    result.ratchet?.lowering = .written(ratchet.lowered.count)
    if format != .text {
      streams.writeError("announce: rewrote \(known.path), because counts fell")
    }
    return 0
  }

  /// Returns the reason why the baseline is not rewritten, as a clause.
  ///
  /// Returns `nil` if the baseline may be rewritten.
  private func reasonNotToLower(
    _ ratchet: AuditRatchet, after status: Int32, in environment: CommandEnvironment
  ) -> String? {
    if environment.isContinuousIntegration {
      return "this is CI; run the same audit elsewhere and commit the file"
    }
    if ratchet.wouldLoseAll {
      return "every file in it is gone; remove the baseline if that is right"
    }
    if arguments.has(.watch) { return "--watch audits unfinished edits" }
    if status > 1 || environment.interruption.isPending() { return "not all files were audited" }
    // With one of these options, a rule can find fewer defects in the same file.
    let narrowing = [Option.screen, .scene, .reader, .set, .language].first {
      arguments.has($0) && !arguments.isConfigured($0)
    }
    return narrowing.map {
      "--\($0.name) is not in announce.yaml, so other runs may find more"
    }
  }
}
