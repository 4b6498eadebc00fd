import Processes
import SystemLibrary

// A program that gives up rights as the voice worker (`speaking FOLDER`) or a check
// (`writing FOLDER`) does, and then tries actions. The further arguments name the actions:
// `socket`, `connect`, `program`, `signal`, `own-signal`, `type`, `read PATH`, `write PATH` and
// `remove PATH`. For each action, the program prints a line: `done`, or `refused` with the number
// of the error.

var words = CommandLine.arguments.dropFirst()
let kind = words.popFirst() ?? ""
let folder = words.popFirst() ?? ""
let held: Set<Confinement.Measure> =
  switch kind {
  case "speaking": Confinement.confineVoiceWorker().union(Confinement.restrictReading(to: folder))
  case "writing": Confinement.restrictWriting(to: [folder])
  default: []
  }
var lines = Confinement.Measure.allCases.map { "\($0) \(held.contains($0))" }
while let word = words.popFirst() {
  errno = 0
  let result: Int32
  switch word {
  case "socket": result = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
  case "local": result = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
  case "program":
    let arguments: [UnsafeMutablePointer<CChar>?] = [strdup("/bin/true"), nil]
    result = execv("/bin/true", arguments)
  case "signal": result = kill(getppid(), SIGCONT)
  case "own-signal": result = kill(getpid(), SIGCONT)
  case "type":
    var letter = CChar(65)
    result = ioctl(0, UInt(0x5412), &letter)
  case "read": result = SystemCall.openFile(words.popFirst() ?? "", O_RDONLY)
  case "write": result = SystemCall.openFile(words.popFirst() ?? "", O_WRONLY | O_CREAT, 0o600)
  case "remove": result = unlink(words.popFirst() ?? "")
  default: result = -1
  }
  lines.append("\(word) \(result >= 0 ? "done" : "refused \(errno)")")
}
print(lines.joined(separator: "\n"))
