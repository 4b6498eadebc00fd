internal import Dispatch
internal import Scenarios
internal import TextIO

/// What was recorded into the source files of this process's tests.
///
/// It owns the bytes of these files as they were when the tests were compiled, since that is what the
/// places of assertions count in, and the literals that were rewritten since. There is one for the
/// process, because assertions run side by side and know nothing of each other.
final class LiteralLedger: Sendable {
  static let ofProcess = LiteralLedger()

  /// What came of an assertion.
  enum Outcome: Hashable {
    /// The literal stays as it is.
    case kept
    /// The literal was rewritten.
    case written
    /// Nothing is written, and why.
    case refused(String)
  }

  /// What assertions want of a literal.
  private enum Claim: Equatable {
    /// It is as it should be.
    case asItIs
    /// It is to be these lines.
    case lines([String])
    /// They disagree.
    case disputed
  }

  private struct Source {
    /// The file before anything was recorded.
    let original: [UInt8]
    /// The file as it was left.
    var written: [UInt8]
    /// For each literal, by the place at which it begins, what is wanted.
    var claims: [Int: (literal: SwiftLiteral, claim: Claim)] = [:]

    /// The file with all that is wanted.
    var rewritten: [UInt8] {
      var bytes: [UInt8] = []
      var place = 0
      for (_, entry) in claims.sorted(by: { $0.key < $1.key }) {
        guard case .lines(let lines) = entry.claim else { continue }
        bytes += original[place..<entry.literal.range.lowerBound]
        bytes += entry.literal.source(of: lines)
        place = entry.literal.range.upperBound
      }
      return bytes + original[place...]
    }
  }

  private let queue = DispatchQueue(label: "announce.literals")
  // Only the queue touches it.
  nonisolated(unsafe) private var sources: [String: Source] = [:]

  /// Makes the literal of an assertion what it wants, unless another wants something else of it.
  ///
  /// - Parameter lines: What is wanted; absent where the literal is as it should be.
  func settle(_ site: AssertionSite, expecting expected: String, wanting lines: [String]?)
    -> Outcome
  {
    queue.sync {
      do {
        return try settled(site, expected, lines)
      } catch {
        return .refused("\(error)")
      }
    }
  }

  private func settled(
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
      // What agrees needs no literal.
      return lines == nil ? .kept : .refused(LiteralLedger.noLiteral)
    }
    let wanted = lines.map { Claim.lines($0) } ?? .asItIs
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
    case .asItIs: return .kept
    case .lines: return .written
    case .disputed: return .refused(LiteralLedger.disputed)
    }
  }

  private static let noLiteral =
    "nothing is recorded: the transcript is no string literal in the call, or the file has changed "
    + "since it was compiled; write it as \"\"\"…\"\"\" in the call, and build again"
  private static let disputed =
    "nothing is recorded: this one literal is compared with several screens, readers or settings "
    + "that say different things; give each a literal of its own"
}
