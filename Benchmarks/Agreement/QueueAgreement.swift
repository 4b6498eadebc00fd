internal import Encoding
import Importers
import Simulator
internal import TextIO

/// The agreement of our speech queue with TalkBack's executed code.
///
/// A case is a script of requests, with the outcome of each request.
struct QueueAgreement {
  /// The counts for one family of scripts.
  struct Count {
    var scripts = 0
    var equal = 0
    /// The percentage of equal scripts.
    var percent: Double { scripts == 0 ? 100 : Double(equal) * 100 / Double(scripts) }
  }

  /// A request whose outcome differs.
  struct Difference {
    var script: String
    var number: Int
    var expected, found: String
  }

  private(set) var families: [(name: String, count: Count)] = []
  private(set) var differences: [Difference] = []
  private var familyIndices: [String: Int] = [:]

  /// The totals.
  var total: Count {
    families.reduce(into: Count()) {
      $0.scripts += $1.count.scripts
      $0.equal += $1.count.equal
    }
  }

  /// Whether the first line of a file is such a script.
  static func isFile(_ bytes: [UInt8]) -> Bool {
    let line = String(decoding: bytes.prefix(4_096).prefix { $0 != 0x0A }, as: UTF8.self)
    return line.contains("\"script\":") && line.contains("\"result\":")
  }

  /// Runs every script of a file.
  init(with bytes: [UInt8], file: String) throws(InputError) {
    var lines = try JSON.Lines(bytes, file: file)
    while let line = try lines.next() {
      let name = try line.root.required("id").asString()
      let family = String(name.prefix { $0 != "/" })
      let expected = try QueueAgreement.expected(line.root)
      let found = try QueueAgreement.run(line.root)
      var isEqual = true
      for (number, want) in expected where want != found[number] {
        isEqual = false
        differences.append(
          Difference(
            script: name, number: number, expected: want, found: found[number] ?? "nothing"))
      }
      let index = familyIndices[family] ?? families.count
      if index == families.count { families.append((family, Count())) }
      familyIndices[family] = index
      families[index].count.scripts += 1
      families[index].count.equal += isEqual ? 1 : 0
    }
  }

  /// Returns the outcome of each request according to the file.
  private static func expected(_ line: JSON.Value) throws(InputError) -> [(Int, String)] {
    var all: [(Int, String)] = []
    for result in try line.required("result").asArray() {
      let number = try result.required("n").asInt()
      let outcome = try result.required("outcome").asString()
      var words = [outcome]
      switch outcome {
      case "completed":
        words += ["\(try result.required("start").asInt())-\(try result.required("end").asInt())"]
      case "cut":
        words += [
          "\(try result.required("start").asInt())-\(try result.required("at").asInt())",
          "heard \(try result.required("chars heard").asInt())",
          "by \(try result.required("by").asInt())",
        ]
      case "dropped":
        words += [try result.required("why").asString(), "at \(try result.int("at") ?? 0)"]
        if let by = try result.int("by") { words.append("by \(by)") }
      default: break
      }
      if let status = try result.string("status") { words.append(status) }
      all.append((number, words.joined(separator: " ")))
    }
    return all
  }

  /// Returns the outcome of each request in our queue.
  private static func run(_ line: JSON.Value) throws(InputError) -> [Int: String] {
    var queue = TalkBackSpeechQueue()
    var numbers: [Int] = []
    var items: [TalkBackSpeechQueue.Item?] = []
    for step in try line.required("script").asArray() {
      numbers.append(try step.required("n").asInt())
      queue.advance(to: try step.required("at").asInt())
      guard try step.required("do").asString() == "speak" else {
        items.append(nil)
        queue.interrupt(sparing: try step.bool("spares can-ignore-interrupts") ?? false)
        continue
      }
      let item = try item(of: step)
      items.append(item)
      queue.speak(item)
    }
    queue.advance(to: .max)
    var found: [Int: String] = [:]
    for (index, item) in items.enumerated() {
      guard let item else { continue }
      let number = numbers[index]
      var words: [String]
      switch queue.outcome(of: index) {
      case .pending: words = ["pending"]
      case .completed(let start, let end): words = ["completed", "\(start)-\(end)"]
      case .cut(let start, let time, let by):
        words = [
          "cut", "\(start)-\(time)", "heard \((time - start) / millisecondsPerCharacter)",
          "by \(numbers[by])",
        ]
      case .removed(let time, let by):
        words = ["dropped removed-from-queue", "at \(time)", "by \(numbers[by])"]
      case .duplicate(let time): words = ["dropped duplicate", "at \(time)"]
      case .silent(let time):
        let why = item.flags.contains(.noSpeech) ? "no-speech" : "empty"
        words = ["dropped \(why)", "at \(time)"]
      case .neverStarted: words = ["never-started"]
      }
      switch queue.status(of: index) {
      case .spoken?: words.append("spoken")
      case .interrupted?: words.append("interrupted")
      case .error?: words.append("error")
      case nil: break
      }
      found[number] = words.joined(separator: " ")
    }
    return found
  }

  /// The milliseconds that the executed engine needs for a character.
  static let millisecondsPerCharacter = 60

  private static func item(of step: JSON.Value) throws(InputError) -> TalkBackSpeechQueue.Item {
    let text = try step.required("text").asString()
    var mode: TalkBackSpeechQueue.Mode = []
    for word in try step.required("mode").asString().split(separator: "+") {
      switch word {
      case "interrupt": mode.insert(.interrupt)
      case "uninterruptible": mode.insert(.uninterruptible)
      case "can-ignore-interrupts": mode.insert(.canIgnoreInterrupts)
      case "flush-all": mode.formUnion(.flushAll)
      case "globally-uninterrupted": mode.insert(.globallyUninterrupted)
      default: break
      }
    }
    var flags: TalkBackSpeechQueue.Flags = []
    for word in try step.strings("flags") ?? [] {
      switch word {
      case "skip-duplicate": flags.insert(.skipDuplicate)
      case "clear-queued-of-same-group": flags.insert(.clearGroup)
      case "interrupt-current-of-same-group": flags.insert(.interruptGroup)
      case "no-history": flags.insert(.noHistory)
      case "no-speech": flags.insert(.noSpeech)
      default: break
      }
    }
    return TalkBackSpeechQueue.Item(
      text, mode, flags, group: try step.string("group"),
      duration: text.count * millisecondsPerCharacter)
  }

  // MARK: Output

  /// Returns a table with a line for each family, and differences.
  func text(file: String, worst: Int) -> String {
    var lines = ["\(file): TalkBack’s speech queue, \(total.scripts) scripts"]
    for (name, count) in families + [("all", total)] {
      let space = String(repeating: " ", count: max(1, 30 - name.count))
      lines.append("\(name)\(space)\(count.equal)/\(count.scripts)  \(count.percent)")
    }
    for difference in differences.prefix(worst) {
      lines.append("\(difference.script), request \(difference.number)")
      lines.append("  expected: \(difference.expected)")
      lines.append("  found: \(difference.found)")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
