import Processes
import SystemLibrary

// Gives up what the voice worker or a check gives up, then tries what the arguments name: `speaking FOLDER` or
// `writing FOLDER`, and behind it `socket`, `connect`, `program`, `signal`, `own-signal`, `type`, `read PATH`, `write PATH` and
// `remove PATH`. Each try is a line: `done`, or `refused` with the number of the error.

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
