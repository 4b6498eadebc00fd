#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

// Measures the program whose path is the first argument: how it announces forms of growing size with
// both readers, compared with the HTML parser on its own. Then measures forms in other formats,
// audits, many pages at once, and checks of scenario documents.
//
// Finally counts instructions, compares them with those of the last release in
// `Benchmarks/Forms/instructions.tsv`, and fails if they grew by more than 5 %. To add a release:
//
//     make bench
//     make bench RELEASE=1.2.0

/// One row of the table.
struct Row {
  var fields: Int
  var bytes: Int
  var nodes: Int
  var announcements: Int
  var whole: Measurement
  var gumbo: Double
}

func fail(_ message: String) -> Never {
  let line = Array("form-benchmark: \(message)\n".utf8)
  _ = write(STDERR_FILENO, line, line.count)
  exit(2)
}

func save(_ text: String, to path: String) {
  guard let file = fopen(path, "w") else { fail("cannot write \(path)") }
  defer { fclose(file) }
  fputs(text, file)
}

/// Returns the lines that start with a number, which are announcements.
func countAnnouncements(in path: String) -> Int {
  guard let file = fopen(path, "r") else { fail("cannot read \(path)") }
  defer { fclose(file) }
  var count = 0
  var isStart = true
  var isNumbered = false
  while case let byte = getc(file), byte != EOF {
    if byte == 10 {
      isStart = true
      isNumbered = false
    } else if isStart {
      if byte >= 48 && byte <= 57 {
        isNumbered = true
      } else {
        if isNumbered && byte == 46 { count += 1 }
        if byte != 32 || isNumbered { isStart = false }
      }
    }
  }
  return count
}

func measure(fields: Int, with program: String, in folder: String) -> Row {
  let page = FormPage.html(fields: fields)
  let path = "\(folder)/form-\(fields).html"
  let output = "\(folder)/form-\(fields).txt"
  save(page, to: path)
  let runs = fields >= 10_000 ? 5 : 11
  guard let whole = Measurement.median(of: runs, program, [path], output: output) else {
    fail("cannot start \(program); build it with: Packaging/build --self-contained")
  }
  guard whole.status == 0 else { fail("\(program) failed on a form of \(fields) fields") }
  let parses = (0..<runs).map { _ in
    let start = Measurement.now()
    GumboParser.parse(page) { _ in }
    return Measurement.now() - start
  }
  return Row(
    fields: fields, bytes: page.utf8.count, nodes: GumboParser.nodes(in: page),
    announcements: countAnnouncements(in: output), whole: whole,
    gumbo: parses.sorted()[runs / 2])
}

func padded(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(0, width - text.count)) + text
}

func rounded(_ number: Double, _ digits: Int) -> String {
  var buffer = [CChar](repeating: 0, count: 64)
  _ = withVaList([number]) { vsnprintf(&buffer, buffer.count, "%.\(digits)f", $0) }
  return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
}

func printTable(_ rows: [Row]) {
  print("  fields  DOM nodes  announcements   whole ms   gumbo ms  ratio   peak MB")
  for row in rows {
    let cells = [
      padded("\(row.fields)", 8), padded("\(row.nodes)", 11), padded("\(row.announcements)", 15),
      padded(rounded(row.whole.seconds * 1_000, 1), 11), padded(rounded(row.gumbo * 1_000, 2), 11),
      padded(rounded(row.whole.seconds / row.gumbo, 1), 7),
      padded(rounded(Double(row.whole.peakMemory) / 1e6, 1), 10),
    ]
    print(cells.joined())
  }
  for (small, large) in zip(rows, rows.dropFirst()) {
    let time = large.whole.seconds / small.whole.seconds
    let memory =
      Double(large.whole.peakMemory - small.whole.peakMemory) / Double(large.nodes - small.nodes)
    print(
      "\(small.fields) to \(large.fields) fields: \(rounded(time, 1)) times the time,",
      "\(rounded(memory, 0)) bytes of peak memory a DOM node")
  }
}

/// Prints the time to check a document, both correct and with one cell in ten wrong.
func measureScenarios(rows: Int, with program: String, in folder: String) {
  let cells = [false, true].map { isWrong in
    let path = "\(folder)/scenarios-\(rows)\(isWrong ? "-wrong" : "").md"
    save(FormScenarios.document(rows: rows, isWrong: isWrong), to: path)
    guard
      let whole = Measurement.median(
        of: 5, program, ["check", path], output: "\(folder)/check.txt"),
      whole.status == (isWrong ? 1 << 8 : 0)
    else { fail("\(program) did not check \(path) as expected") }
    return padded(rounded(whole.seconds * 1_000, 1), 11)
  }
  print(padded("\(rows)", 8) + cells.joined())
}

guard CommandLine.arguments.count > 1 else { fail("usage: form-benchmark PROGRAM [RELEASE]") }
let program = CommandLine.arguments[1]
let scratch = ".build/forms"
mkdir(scratch, 0o755)
printTable([10, 100, 1_000, 10_000].map { measure(fields: $0, with: program, in: scratch) })
FormatTable.print(with: program, in: scratch)
AuditTable.print(with: program, in: scratch)
FormatTable.printFiles([1, 10, 100], with: program, in: scratch)
FormatTable.printProjects(200, with: program, in: scratch)
print("\n    rows   whole ms   ms, 10 % wrong")
for rows in [100, 1_000, 10_000] {
  measureScenarios(rows: rows, with: program, in: scratch)
}
var instructions = InstructionTable("Benchmarks/Forms/instructions.tsv")
let release = CommandLine.arguments.dropFirst(2).first { !$0.isEmpty }
if !instructions.printAndCompare(program, in: scratch, recordedAs: release) { exit(1) }
