internal import Encoding
import Importers
import Simulator
internal import TextIO

/// The agreement of our TalkBack with its executed code on announcements after events.
///
/// A case consists of a screen, events with times, and the texts that the engine played.
struct EventAgreement {
  /// The counts for one family of cases.
  struct Count {
    var cases = 0
    /// The number of cases with the same texts, at any times.
    var equal = 0
    /// The cases with the same texts at any time.
    var words = 0
    /// The percentage of equal cases.
    var percent: Double { cases == 0 ? 100 : Double(equal) * 100 / Double(cases) }
  }

  /// A case in which the texts differ.
  struct Difference {
    var name: String
    var expected, found: [PlayedText]
  }

  private(set) var families: [(name: String, count: Count)] = []
  private(set) var differences: [Difference] = []
  private var familyIndices: [String: Int] = [:]

  /// The totals.
  var total: Count {
    families.reduce(into: Count()) {
      $0.cases += $1.count.cases
      $0.equal += $1.count.equal
      $0.words += $1.count.words
    }
  }

  /// Whether the first line of a file is such a case.
  static func isFile(_ bytes: [UInt8]) -> Bool {
    let line = String(decoding: bytes.prefix(65_536).prefix { $0 != 0x0A }, as: UTF8.self)
    return line.contains("\"events\":") && line.contains("\"heard\":")
  }

  /// Plays every case of a file.
  ///
  /// The lines do not contain the version. If no setting states the version, the name of the file
  /// may.
  init(
    with bytes: [UInt8], file: String, settings: [(key: String, value: String)]
  ) throws(InputError) {
    var reader = TalkBack()
    reader.settings.api = 34
    reader.settings.profile = file.contains("16.2") ? .version16 : .version15
    do throws(SettingError) {
      for (key, value) in settings { try reader.set(key, to: value) }
    } catch {
      throw InputError(file: file, problem: error.description, remedy: "see announce readers")
    }
    let trees = EventAgreement.withoutSettings(bytes)
    let screens = try ImportedScreen.contents(of: trees, format: .androidNodes, file: file)
    var lines = try JSON.Lines(bytes, file: file)
    var index = 0
    while let line = try lines.next(), index < screens.count {
      let name = try line.root.required("id").asString()
      let expected = try line.root.required("heard").asArray().map(PlayedText.init)
      var player = try EventPlayer(line.root, on: screens[index].screen, by: reader)
      let found = try player.play(line.root)
      index += 1
      let isEqual = expected == found
      if !isEqual {
        differences.append(Difference(name: name, expected: expected, found: found))
      }
      let isSaid = expected.map(\.words) == found.map(\.words)
      count(name, isEqual, isSaid)
    }
  }

  /// Returns the lines without their settings, which have names that our importer does not read.
  private static func withoutSettings(_ bytes: [UInt8]) -> [UInt8] {
    var made: [UInt8] = []
    made.reserveCapacity(bytes.count)
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      let key = Array("\"settings\":".utf8)
      let tree = line.firstRange(of: Array("\"tree\":".utf8))?.lowerBound ?? line.endIndex
      if let range = line[..<tree].firstRange(of: key) {
        made += line[..<range.lowerBound] + Array("\"changed\":".utf8) + line[range.upperBound...]
      } else {
        made += line
      }
      made.append(0x0A)
    }
    made.removeLast()
    return made
  }

  private mutating func count(_ name: String, _ isEqual: Bool, _ isSaid: Bool) {
    let parts = name.split(separator: "/")
    let family = parts.first == "v16" ? parts.prefix(2).joined(separator: "/") : String(parts[0])
    let index = familyIndices[family] ?? families.count
    if index == families.count { families.append((family, Count())) }
    familyIndices[family] = index
    families[index].count.cases += 1
    families[index].count.equal += isEqual ? 1 : 0
    families[index].count.words += isSaid ? 1 : 0
  }

  // MARK: Output

  /// Returns a table with a line for each family, and differences.
  func text(file: String, worst: Int) -> String {
    var lines = ["\(file): what TalkBack says when things happen, \(total.cases) cases"]
    lines.append("family                      equal, times and all     in words")
    for (name, count) in families + [("all", total)] {
      let space = String(repeating: " ", count: max(1, 28 - name.count))
      let equal = "\(count.equal)/\(count.cases)"
      let gap = String(repeating: " ", count: max(1, 14 - equal.count))
      let share = "\((count.percent * 10).rounded() / 10) %"
      let last = String(repeating: " ", count: max(1, 11 - share.count))
      lines.append("\(name)\(space)\(equal)\(gap)\(share)\(last)\(count.words)/\(count.cases)")
    }
    for difference in differences.prefix(worst) {
      lines.append(difference.name)
      lines.append("  expected: \(difference.expected.map(\.described).joined(separator: " | "))")
      lines.append("  found: \(difference.found.map(\.described).joined(separator: " | "))")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// A text that the engine played.
struct PlayedText: Equatable {
  var text: String
  var start, end: Int
  var isCut: Bool

  init(_ text: String, from start: Int, to end: Int, isCut: Bool) {
    self.text = text
    self.start = start
    self.end = end
    self.isCut = isCut
  }

  init(_ line: JSON.Value) throws(InputError) {
    text = try line.required("text").asString()
    start = try line.required("start").asInt()
    let cut = try line.int("cut at")
    isCut = cut != nil
    if let cut { end = cut } else { end = try line.required("end").asInt() }
  }

  /// The words in the form that is compared, and whether they were cut off.
  var words: String { "\(Comparison.fold(PlayedText.marks(in: text)))\(isCut ? " ✂" : "")" }

  /// Returns the text with question marks for halves of emoji, as in the lines.
  static func marks(in text: String) -> String {
    String(text.map { $0 == "\u{FFFD}" ? "?" : $0 })
  }

  var described: String { "“\(text)” \(start)–\(end)\(isCut ? " cut" : "")" }

  static func == (one: PlayedText, other: PlayedText) -> Bool {
    one.words == other.words && one.start == other.start && one.end == other.end
  }
}
