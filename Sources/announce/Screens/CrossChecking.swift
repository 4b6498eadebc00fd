import Importers
import LivePages
import Reports
import Scenarios
import Simulator
internal import TextIO

/// A comparison of the imported trees of pages with the browser's accessibility trees.
struct CrossChecking {
  private let files: [String]
  private let browsing: Browsing

  init(_ arguments: Arguments) throws(UsageError) {
    browsing = try Browsing(arguments, try ImportOptions(arguments), showsFiles: true)
    files = arguments.operands.flatMap { operand -> [String] in
      guard CommandEnvironment.isFolder(operand), let found = try? FilePair.screens(in: operand)
      else {
        return [operand]
      }
      return found.filter { InputFormat.detect(path: $0, bytes: []) == .html }
    }
  }

  /// Writes the differences of each page, and the agreement by property such as role or name.
  ///
  /// Returns the exit status.
  func run(in environment: CommandEnvironment, _ streams: inout Streams) -> Int32 {
    let pages = browsing.pages(in: environment)
    var status: Int32 = 0
    var compared: [CrossCheck.Field: Int] = [:]
    var differing: [CrossCheck.Field: Int] = [:]
    let activity = ActivityLine(in: environment)
    for file in files where !streams.output.isClosed {
      activity.show("comparing \(file) with the browser's tree")
      defer { activity.end() }
      do throws(InputError) {
        guard let site = try pages.site(of: file) else {
          throw InputError(
            file: file, problem: "not a web page", remedy: "name HTML files or URLs")
        }
        let check = try site.crossCheck()
        for field in CrossCheck.Field.allCases {
          compared[field, default: 0] += check.compared[field] ?? 0
          differing[field, default: 0] += check.differing(in: field)
        }
        write(check, of: file, &streams.output)
        if !check.differences.isEmpty { status = max(status, 1) }
      } catch {
        streams.writeError(error)
        status = 2
      }
    }
    for field in CrossCheck.Field.allCases {
      guard let count = compared[field], count > 0 else { continue }
      let agreeing = count - (differing[field] ?? 0)
      let tenths = agreeing * 1_000 / count
      streams.output.writeLine(
        "\(field.rawValue): \(agreeing) of \(count) agree (\(tenths / 10).\(tenths % 10) %)")
    }
    return status
  }

  private func write(_ check: CrossCheck, of file: String, _ output: inout ReportSink) {
    guard !check.differences.isEmpty else { return }
    output.writeLine(TerminalText.of(file))
    for difference in check.differences {
      let words = [difference.ours, difference.theirs].map { "“\(TerminalText.of($0))”" }
      output.writeLine(
        "  \(TerminalText.of(difference.path)): \(difference.field.rawValue) is \(words[0]), and "
          + "\(words[1]) to the browser")
    }
  }
}
