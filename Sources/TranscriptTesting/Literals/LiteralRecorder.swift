internal import Dispatch
internal import Scenarios
internal import TextIO

/// A recorder that writes transcripts into the source files of this process's tests.
///
/// The recorder keeps the original bytes of each file, because assertions have their locations from
/// the compiler. The recorder also keeps the literals that it changed. There is one recorder for
/// the whole process, because assertions run in parallel.
final class LiteralRecorder: Sendable {
  static let ofProcess = LiteralRecorder()

  /// The outcome for the literal of an assertion.
  enum Outcome: Hashable {
    /// The literal already has the right text.
    case kept
    case written
    /// Nothing was written; the string is the reason.
    case refused(String)
  }

  /// The content that the assertions at one literal need.
  private enum Claim: Equatable {
    case unchanged
    case lines([String])
    /// Several assertions at the literal need different content.
    case disputed
  }

  private struct Source {
    /// The content of the file before anything was recorded.
    let original: [UInt8]
    /// The content of the file as the recorder wrote it last.
    var written: [UInt8]
    /// The claims of the literals, by the index of each literal's first byte in the original file.
    var claims: [Int: (literal: SwiftLiteral, claim: Claim)] = [:]

    /// The content of the file with all recorded literals.
    var rewritten: [UInt8] {
      var bytes: [UInt8] = []
      var index = 0
      for (_, entry) in claims.sorted(by: { $0.key < $1.key }) {
        guard case .lines(let lines) = entry.claim else { continue }
        bytes += original[index..<entry.literal.range.lowerBound]
        bytes += entry.literal.source(of: lines)
        index = entry.literal.range.upperBound
      }
      return bytes + original[index...]
    }
  }

  private let queue = DispatchQueue(label: "announce.literals")
  // The code accesses this variable only on the queue.
  nonisolated(unsafe) private var sources: [String: Source] = [:]

  /// Changes the literal of an assertion, unless another assertion needs different content in that
  /// literal.
  ///
  /// - Parameter lines: The lines to write, or `nil` if the literal is already right.
  func update(_ site: AssertionSite, expecting expected: String, to lines: [String]?) -> Outcome {
    queue.sync {
      do {
        return try updateOnQueue(site, expected, lines)
      } catch {
        return .refused("\(error)")
      }
    }
  }

  private func updateOnQueue(
    _ site: AssertionSite, _ expected: String, _ lines: [String]?
  ) throws(InputError) -> Outcome {
    var source: Source
    if let known = sources[site.file] {
      source = known
    } else {
      let bytes = try FileBytes.contents(ofFile: site.file)
      source = Source(original: bytes, written: bytes)
    }
    guard let literal = site.literal(in: source.original, expecting: expected) else {
      return lines == nil ? .kept : .refused(LiteralRecorder.noLiteral)
    }
    let wanted = lines.map { Claim.lines($0) } ?? .unchanged
    let claimed = source.claims[literal.range.lowerBound]?.claim
    let claim = claimed == nil || claimed == wanted ? wanted : .disputed
    source.claims[literal.range.lowerBound] = (literal, claim)
    let bytes = source.rewritten
    if bytes != source.written {
      try FileReplacement.replace(
        contentsOf: site.file, expecting: source.written, with: bytes)
      source.written = bytes
    }
    sources[site.file] = source
    switch claim {
    case .unchanged: return .kept
    case .lines: return .written
    case .disputed: return .refused(LiteralRecorder.disputed)
    }
  }

  private static let noLiteral =
    "nothing was recorded: the call has no string literal with this transcript, or the file has "
    + "changed since it was compiled; write the transcript as \"\"\"…\"\"\" in the call, and build "
    + "again"
  private static let disputed =
    "nothing was recorded: this literal is compared with several screens, readers or settings "
    + "that announce different things; give each a literal of its own"
}
