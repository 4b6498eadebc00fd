import Scenarios
import Simulator
internal import SystemLibrary
internal import TextIO

/// The output of a check as GitHub annotations at the changed lines.
///
/// Source: GitHub Actions, workflow commands; actions/toolkit, `command.ts`, for escaping.
struct CheckGitHub {
  /// Writes an annotation for each difference, problem and remark, then the summary.
  func write(_ result: CheckResult, to output: inout ReportSink) {
    for problem in result.refused {
      annotate("error", "", nil, title: "", problem.description, &output)
    }
    for report in result.reports where !output.isClosed { write(report, of: result, to: &output) }
    output.writeLine(CheckSummary(result).line)
    if let line = result.readers.line { output.writeLine(line) }
  }

  private func write(
    _ report: DocumentReport, of result: CheckResult, to output: inout ReportSink
  ) {
    for problem in report.problems {
      annotate(
        "error", problem.file ?? report.file,
        problem.position.map { Node.Position(line: $0.line, column: $0.column) },
        title: "announce check",
        "\(problem.problem); \(problem.remedy)", &output)
    }
    for check in report.checks {
      for difference in check.differences {
        let words = DifferenceWords(difference, in: check, of: report)
        annotate(
          "error", report.file, difference.position, title: words.title,
          words.lines.dropFirst().joined(separator: "\n"), &output)
      }
      for words in check.assumed {
        annotate(
          "notice", report.file, words.position, title: "assumed words", words.sentence, &output)
      }
    }
    for diagnostic in report.strictDiagnostics {
      annotate(
        "error", report.file, diagnostic.position,
        title: "import diagnostic: \(diagnostic.kind.rawValue)",
        diagnostic.message,
        &output)
    }
    for note in report.notes {
      annotate("notice", report.file, note.position, title: "note", note.message, &output)
    }
    for left in report.notChecked {
      annotate("notice", report.file, left.position, title: "not checked", left.message, &output)
    }
    if result.lacksScenarios(report) {
      annotate(
        "notice", report.file, nil, title: "no scenario",
        "no screen is followed by a table of readers", &output)
    }
  }

  private func annotate(
    _ level: String, _ file: String, _ position: Node.Position?, title: String, _ message: String,
    _ output: inout ReportSink
  ) {
    var properties: [String] = []
    let file = position?.file ?? file
    if !file.isEmpty, file != "-" {
      let path = RepositoryPath.of(file)
      properties.append("file=\(CheckGitHub.property(path))")
      if let position {
        properties.append("line=\(position.line),col=\(position.column)")
      }
    }
    if !title.isEmpty { properties.append("title=\(CheckGitHub.property(title))") }
    let list = properties.isEmpty ? "" : " " + properties.joined(separator: ",")
    output.writeLine("::\(level)\(list)::\(CheckGitHub.escaped(message))")
  }

  /// Returns the text of an annotation's message, with line ends escaped and control characters as
  /// symbols.
  static func escaped(_ text: String) -> String {
    TerminalText.of(escaping(text, Array("%\r\n".utf8)))
  }

  /// Returns the value of an annotation's property, escaped.
  ///
  /// In a property, commas and colons are escaped, too.
  static func property(_ text: String) -> String {
    TerminalText.of(escaping(text, Array("%\r\n:,".utf8)))
  }

  private static func escaping(_ text: String, _ special: [UInt8]) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      guard special.contains(byte) else {
        bytes.append(byte)
        continue
      }
      bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Paths relative to the root of a repository.
enum RepositoryPath {
  /// Returns the path relative to the nearest ancestor folder with `.git`.
  ///
  /// If there is no such folder, the path is returned unchanged.
  static func of(_ path: String) -> String {
    guard let resolved = SystemCall.realPath(path) else { return path }
    return inRepository(resolved, isFolder: false) ?? path
  }

  /// Returns the path of a folder relative to the root of its repository, or an empty path for the
  /// root.
  ///
  /// Outside a repository, the result is the given path, without `.` at its start.
  static func ofFolder(_ path: String) -> String {
    if let resolved = SystemCall.realPath(path),
      let inside = inRepository(resolved, isFolder: true)
    {
      return inside
    }
    let path = PathName(path).path
    return path == "." ? "" : path.hasPrefix("./") ? String(path.dropFirst(2)) : path
  }

  /// Returns the part of a path that follows a folder, or `nil` if the file is not in the folder.
  static func rest(of file: String, in folder: String) -> String? {
    if folder.isEmpty {
      return file.hasPrefix("/") || file.contains("://") || file == "-" ? nil : file
    }
    return file.hasPrefix("\(folder)/") ? String(file.dropFirst(folder.count + 1)) : nil
  }

  /// Returns the root of the repository that contains a folder, or `nil` outside a repository.
  ///
  /// - Parameter folder: An absolute path without links.
  static func root(ofFolder folder: String) -> String? {
    guard let inside = inRepository(folder, isFolder: true) else { return nil }
    return inside.isEmpty ? folder : String(folder.dropLast(inside.count + 1))
  }

  private static func inRepository(_ resolved: String, isFolder: Bool) -> String? {
    let names = resolved.split(separator: "/")
    for length in stride(from: names.count - (isFolder ? 0 : 1), through: 1, by: -1) {
      let folder = "/" + names[..<length].joined(separator: "/")
      if access("\(folder)/.git", F_OK) == 0 { return names[length...].joined(separator: "/") }
    }
    return nil
  }
}
