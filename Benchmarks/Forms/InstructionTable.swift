#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The instructions that the program needs for fixed work, beside those of each release.
///
/// Unlike times, instructions are nearly the same in each run, so that a small regression is seen.
struct InstructionTable {
  /// The growth that is a regression, in percent.
  private static let limit = 5.0

  /// Fixed work: a command and the form that it reads.
  private struct Workload {
    var name: String
    var command: [String]
    var file: String
    var text: String
  }

  private static let workloads = [
    Workload(
      name: "button", command: [], file: "button.html",
      text: "<!DOCTYPE html><html lang=\"en\"><title>T</title><button>Send</button></html>\n"),
    Workload(name: "page", command: [], file: "fields.html", text: FormFields.html(fields: 1_000)),
    Workload(
      name: "audit", command: ["audit"], file: "fields.html", text: FormFields.html(fields: 1_000)),
    Workload(name: "dump", command: [], file: "dump.xml", text: FormDump.xml(fields: 1_000)),
    Workload(name: "layout", command: [], file: "layout.xml", text: FormLayout.xml(fields: 1_000)),
    Workload(name: "tsx", command: [], file: "form.tsx", text: FormComponent.tsx(fields: 1_000)),
    Workload(
      name: "snapshot", command: [], file: "form.test.tsx.snap",
      text: FormComponent.snapshot(fields: 1_000)),
  ]

  /// The file with a row for each release: its name, and millions of instructions per workload.
  var path: String
  /// The rows of the file, with the oldest release first.
  private var releases: [(name: String, millions: [Double])]

  /// Reads the table in a file, which need not exist.
  init(_ path: String) {
    self.path = path
    releases = InstructionTable.lines(of: path).dropFirst().compactMap { line in
      let cells = line.split(separator: "\t")
      let millions = cells.dropFirst().compactMap { Double($0) }
      guard let name = cells.first, millions.count == InstructionTable.workloads.count else {
        return nil
      }
      return (String(name), millions)
    }
  }

  /// Counts the instructions of all workloads, and prints them beside those of the last release.
  ///
  /// Returns `false` if a workload needs more than ``limit`` percent more than in that release.
  ///
  /// - Parameter release: The name under which the counts are added to the file, or `nil` to leave
  ///   the file as it is.
  mutating func printAndCompare(
    _ program: String, in folder: String, recordedAs release: String?
  ) -> Bool {
    // Valgrind cannot read all debug information of Swift.
    let stripped = "\(folder)/announce-stripped"
    guard
      Measurement.run("strip", ["-o", stripped, program], output: "\(folder)/strip.txt")?.status
        == 0
    else {
      print("\nInstructions are not counted: strip failed. Install it: apt-get install binutils")
      return true
    }
    let last = releases.last
    print(
      "\nworkload   M instructions", last.map { padded($0.name, 12) + padded("change", 10) } ?? "")
    var counted: [Double] = []
    var isGood = true
    for (index, workload) in InstructionTable.workloads.enumerated() {
      save(workload.text, to: "\(folder)/\(workload.file)")
      let arguments = workload.command + ["--no-config", "\(folder)/\(workload.file)"]
      guard let millions = InstructionTable.millions(of: stripped, arguments, in: folder) else {
        print("Instructions are not counted. Install valgrind: apt-get install valgrind")
        return true
      }
      counted.append(millions)
      var line = workload.name + padded(rounded(millions, 1), 25 - workload.name.count)
      if let former = last?.millions[index] {
        let change = (millions / former - 1) * 100
        line += padded(rounded(former, 1), 13) + padded(rounded(change, 1) + " %", 10)
        if change > InstructionTable.limit {
          line += "  more than \(rounded(InstructionTable.limit, 0)) %"
          isGood = false
        }
      }
      print(line)
    }
    if let release { record(counted, as: release) }
    return isGood
  }

  /// Writes the counts into the file, in place of a row with the same name.
  private mutating func record(_ millions: [Double], as release: String) {
    releases.removeAll { $0.name == release }
    releases.append((release, millions))
    let head = ["release"] + InstructionTable.workloads.map(\.name)
    let rows = releases.map { [$0.name] + $0.millions.map { rounded($0, 1) } }
    save(
      ([head] + rows).map { $0.joined(separator: "\t") + "\n" }.joined(), to: path)
  }

  /// Counts the instructions of one run with Valgrind, or returns `nil` if Valgrind cannot run it.
  private static func millions(
    of program: String, _ arguments: [String], in folder: String
  ) -> Double? {
    let log = "\(folder)/instructions.txt"
    let options = ["--tool=callgrind", "--callgrind-out-file=/dev/null", "--log-file=\(log)"]
    // An audit with findings has the exit status 1.
    guard
      let run = Measurement.run(
        "valgrind", options + [program] + arguments, output: "\(folder)/valgrind.txt"),
      run.status >> 8 < 2
    else { return nil }
    for line in lines(of: log) {
      let words = line.split(separator: " ")
      guard let index = words.firstIndex(of: "Collected"), index + 2 < words.count else { continue }
      return Double(words[index + 2]).map { $0 / 1e6 }
    }
    return nil
  }

  private static func lines(of path: String) -> [String] {
    guard let file = fopen(path, "r") else { return [] }
    defer { fclose(file) }
    var lines = [""]
    while case let byte = getc(file), byte != EOF {
      if byte == 10 {
        lines.append("")
      } else {
        let scalar = Unicode.Scalar(UInt8(truncatingIfNeeded: byte))
        lines[lines.count - 1].unicodeScalars.append(scalar)
      }
    }
    return lines
  }
}
