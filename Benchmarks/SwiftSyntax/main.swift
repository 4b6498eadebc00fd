import ComponentSource
import Foundation
import SwiftUIImport

/// Compares the project's reader of Swift with the toolchain's parser on files.
struct ReaderComparison {
  var files = 0
  var identical = 0
  var nodes = 0
  var agreeing = 0
  var rejected = 0
  var withProblems = 0
  var differences: [String] = []
  var ownTime = Duration.zero
  var toolchainTime = Duration.zero
  let clock = ContinuousClock()

  mutating func compare(_ path: String, _ text: String) {
    let bytes = Array(text.utf8)
    var own: [String] = []
    var file = SourceFile(path: nil, bytes: [])
    ownTime += clock.measure { file = SwiftReader.read(bytes, path: path, file: 0) }
    own = OwnPrint.lines(file)
    var toolchain: (lines: [String], hasError: Bool) = ([], false)
    toolchainTime += clock.measure { toolchain = ToolchainPrint.lines(text) }
    if toolchain.hasError {
      rejected += 1
      return
    }
    files += 1
    if !file.problems.isEmpty {
      withProblems += 1
      for problem in file.problems.prefix(2) {
        let position = file.position(ofByte: problem.offset)
        differences.append("\(path):\(position.line): problem: \(problem.problem)")
      }
    }
    let (missing, extra) = Self.difference(toolchain.lines, own)
    nodes += toolchain.lines.count
    agreeing += toolchain.lines.count - missing.count
    if missing.isEmpty, extra.isEmpty {
      identical += 1
    } else {
      differences += missing.prefix(8).map { "\(path): toolchain only: \($0)" }
      differences += extra.prefix(8).map { "\(path): reader only: \($0)" }
    }
  }

  static func difference(_ left: [String], _ right: [String]) -> ([String], [String]) {
    var counts: [String: Int] = [:]
    for line in right { counts[line, default: 0] += 1 }
    var missing: [String] = []
    for line in left {
      if let count = counts[line], count > 0 {
        counts[line] = count - 1
      } else {
        missing.append(line)
      }
    }
    var extra: [String] = []
    for line in right where (counts[line] ?? 0) > 0 {
      extra.append(line)
      counts[line] = (counts[line] ?? 1) - 1
    }
    return (missing, extra)
  }

  func report() {
    func share(_ part: Int, _ whole: Int) -> String {
      String(format: "%.3f %%", whole == 0 ? 100 : Double(part) * 100 / Double(whole))
    }
    print("files that SwiftParser accepts: \(files) (\(rejected) others left aside)")
    print("identical prints: \(identical) (\(share(identical, files)))")
    print("nodes: \(nodes), agreeing: \(agreeing) (\(share(agreeing, nodes)))")
    print("files with a problem of the reader: \(withProblems)")
    print("time: reader \(ownTime), SwiftParser with folding and printing \(toolchainTime)")
  }
}

/// Compares the files, and returns whether all prints are identical.
func run() -> Bool {
  var arguments = Array(CommandLine.arguments.dropFirst())
  let shows = arguments.first == "--verbose"
  if shows { arguments.removeFirst() }
  if arguments.first == "--mutate" {
    Mutations.run(Array(arguments.dropFirst()))
    return true
  }
  var paths = arguments
  if paths == ["-"] {
    paths = []
    while let line = readLine() { paths.append(line) }
  }
  var comparison = ReaderComparison()
  for path in paths {
    guard let data = FileManager.default.contents(atPath: path),
      let text = String(data: data, encoding: .utf8)
    else { continue }
    comparison.compare(path, text)
  }
  if shows { comparison.differences.forEach { print($0) } }
  comparison.report()
  return comparison.identical == comparison.files
}

// SwiftSyntax recurses over nested expressions.
let thread = Thread {
  exit(run() ? 0 : 1)
}
thread.stackSize = 1 << 29
thread.start()
while true { sleep(1000) }
