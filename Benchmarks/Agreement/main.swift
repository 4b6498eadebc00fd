// Compares our readers, stop by stop, with the results of executing the readers' own code.
//
//     swift run -c release announce-agreement [--worst N] [--least PERCENT] [--set KEY=VALUE]…
//         [--format text|json] FILE…
//     swift run announce-agreement webkit FILE
//
// Exit status: 0 if enough stops agree or no file is given, 1 if too few agree, 2 if a file cannot be
// used.

internal import Encoding
import Importers
internal import TextIO

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

func reportProblem(_ message: String) {
  let line = Array("announce-agreement: \(message)\n".utf8)
  _ = write(2, line, line.count)
}

if CommandLine.arguments.dropFirst().first == "webkit" {
  exit(LayoutTestCommand.run(CommandLine.arguments.dropFirst(2)))
}

var files: [String] = []
var worst = 0
var least = 99.5
var isLeastGiven = false
var isJSON = false
var settings: [(key: String, value: String)] = []

var words = CommandLine.arguments.dropFirst()
while let word = words.popFirst() {
  switch word {
  case "--worst":
    guard let number = words.popFirst().flatMap({ Int($0) }), number >= 0 else {
      reportProblem("--worst needs a number; write --worst 10")
      exit(2)
    }
    worst = number
  case "--least":
    guard let number = words.popFirst().flatMap({ Double($0) }), (0...100).contains(number) else {
      reportProblem("--least needs a percentage; write --least 99.5")
      exit(2)
    }
    least = number
    isLeastGiven = true
  case "--set":
    guard let pair = words.popFirst()?.split(separator: "=", maxSplits: 1), pair.count == 2 else {
      reportProblem("--set needs a setting; write --set profile=16.2")
      exit(2)
    }
    settings.append((String(pair[0]), String(pair[1])))
  case "--format":
    guard let format = words.popFirst(), format == "json" || format == "text" else {
      reportProblem("--format needs a value; write --format text or --format json")
      exit(2)
    }
    isJSON = format == "json"
  case "--help":
    print(
      """
      Compares our readers with announcements that another reader's own code computed.

      Usage: announce-agreement [--worst N] [--least PERCENT] [--set KEY=VALUE]…
                                [--format text|json] FILE…

      FILE holds JSON lines of platform trees, each with its stops; Documentation/PlatformTrees.md
      describes the lines. A folder with an INDEX.tsv holds pages with the tables of Chromium's own
      tests, Documentation/Fidelity.md describes it. Lines with a script and a result hold requests to a speech
      queue, and what became of them; lines with events and what was heard hold what happens on screens. --worst shows the N stops that differ most. Exit status: 0 when at
      least PERCENT (99.5) of the stops agree or no file was given, 1 when fewer do, 2 when a file
      cannot be used. --set changes a setting of the reader, such as --set profile=16.2.
      """)
    exit(0)
  case let option where option.hasPrefix("-"):
    reportProblem(
      "unknown option “\(option)”; options are --worst, --least, --set, --format, --help")
    exit(2)
  default: files.append(word)
  }
}

guard !files.isEmpty else {
  print(
    """
    Nothing was compared: the files of executed announcements and the tables of Chromium's tests are
    no part of this package.
    Give JSON lines of platform trees, each line with the stops another reader's own code computed:
        swift run -c release announce-agreement FILE…
        make agreement EXECUTED="FILE…"
    Documentation/PlatformTrees.md describes the lines.
    """)
  exit(0)
}

var status: Int32 = 0
for file in files {
  do {
    // A folder with an index contains pages and tables of Chromium's own tests.
    if access("\(file)/INDEX.tsv", F_OK) == 0 {
      let agreement = try ChromiumAgreement(file, settings: settings)
      print(ChromiumReport.text(agreement, worst: worst), terminator: "")
      let share = agreement.groups.map(\.count.percent).min() ?? 100
      if isLeastGiven, share < least {
        reportProblem("\(file): fewer than \(least) % of the fields agree")
        status = max(status, 1)
      }
      continue
    }
    let bytes = try FileBytes.contents(ofFile: file)
    if QueueAgreement.isFile(bytes) {
      let agreement = try QueueAgreement(with: bytes, file: file)
      print(agreement.text(file: file, worst: worst), terminator: "")
      if agreement.total.percent < least {
        reportProblem("\(file): fewer than \(least) % of the scripts agree")
        status = max(status, 1)
      }
      continue
    }
    if EventAgreement.isFile(bytes) {
      let agreement = try EventAgreement(with: bytes, file: file, settings: settings)
      print(agreement.text(file: file, worst: worst), terminator: "")
      if agreement.total.percent < (isLeastGiven ? least : 98) {
        reportProblem("\(file): fewer than \(isLeastGiven ? least : 98) % of the cases agree")
        status = max(status, 1)
      }
      continue
    }
    let agreement = try Agreement(with: bytes, file: file, settings: settings)
    let report =
      isJSON
      ? AgreementReport.json(agreement, worst: worst)
      : AgreementReport.text(agreement, worst: worst)
    print(report, terminator: "")
    if agreement.total.percent < least {
      reportProblem("\(file): fewer than \(least) % of the stops agree")
      status = max(status, 1)
    }
  } catch {
    reportProblem(error.description)
    status = 2
  }
}
exit(status)
