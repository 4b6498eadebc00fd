internal import Encoding
import Importers
internal import TextIO

/// The command `announce-agreement webkit`: compares the mapping of pages with WebKit's layout
/// tests.
enum LayoutTestCommand {
  static let usage = """
    Compares what our mapping of web pages exposes with the assertions of WebKit's layout tests.

    Usage: announce-agreement webkit [--release RELEASE] [--misses] [--aside] FILE

    FILE holds JSON lines, one case each: a page, a selector and what is expected; see
    Documentation/Fidelity.md. Each case is asked of the release that it names, or all of one
    --release, newer ones left out. --misses shows the assertions that are not met; those of the
    cases that are kept aside only with --aside.
    """

  /// Runs the command; the exit status is 0, or 2 if the file cannot be used.
  static func run(_ arguments: some Collection<String>) -> Int32 {
    var file: String?
    var release: String?
    var options: Set<String> = []
    var words = arguments.makeIterator()
    while let word = words.next() {
      switch word {
      case "--release": release = words.next()
      case "--help":
        print(usage)
        return 0
      case let option where option.hasPrefix("-"): options.insert(option)
      default: file = word
      }
    }
    guard let file else {
      print(
        "Nothing was compared: the cases made of WebKit's layout tests are no part of this package."
      )
      print(usage)
      return 0
    }
    do {
      let bytes = try FileBytes.contents(ofFile: file)
      let agreement = try LayoutTestAgreement(bytes, file: file, release: release)
      print(report(agreement, file: file))
      if options.contains("--misses") { list(.open, of: agreement) }
      if options.contains("--aside") { list(.aside, of: agreement) }
      if options.contains("--misses") { list(.old, of: agreement) }
      return 0
    } catch {
      reportProblem(error.description)
      return 2
    }
  }

  private static func report(_ agreement: LayoutTestAgreement, file: String) -> String {
    var lines = ["\(file): \(agreement.cases) cases, \(agreement.skipped) out of reach"]
    for part in LayoutTestAgreement.Part.allCases {
      lines.append("\(part.rawValue): \(words(agreement.total(part)))")
      let counts = agreement.counts[part] ?? [:]
      lines += counts.keys.sorted().compactMap { key in
        counts[key].map { "  \(key): \(words($0))" }
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func words(_ count: LayoutTestAgreement.Count) -> String {
    let tenths = Int(count.percent * 10)
    let rest = count.notSimulated == 0 ? "" : ", \(count.notSimulated) not simulated"
    return "\(count.met) of \(count.applies), \(tenths / 10).\(tenths % 10) %\(rest)"
  }

  private static func list(
    _ part: LayoutTestAgreement.Part, of agreement: LayoutTestAgreement
  ) {
    for miss in agreement.misses[part] ?? [] {
      print("\(miss.id) \(miss.key)\n  expected: \(miss.expected)\n  found: \(miss.found)")
    }
  }
}
