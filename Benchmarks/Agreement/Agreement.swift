import Importers
import Simulator
internal import TextIO

/// The agreement of a reader with the lines of one file.
struct Agreement {
  /// The counts for one family of screens.
  struct Count {
    var screens = 0
    /// The number of stops that at least one side has.
    var stops = 0
    /// The number of stops with the same position, words and hint on both sides.
    var equal = 0
    var said = 0
    var hint = 0
    /// The number of screens with a defined order, and of those with the same order on both sides.
    var orders = 0
    var equalOrders = 0

    /// The percentage of equal stops.
    var percent: Double { stops == 0 ? 100 : Double(equal) * 100 / Double(stops) }

    static func += (left: inout Count, right: Count) {
      left.screens += right.screens
      left.stops += right.stops
      left.equal += right.equal
      left.said += right.said
      left.hint += right.hint
      left.orders += right.orders
      left.equalOrders += right.equalOrders
    }
  }

  /// A stop at which the two sides differ; a side is `nil` if it has no such stop.
  struct Difference {
    var screen: String
    var expected: ExecutedScreen.Stop?
    var found: ExecutedScreen.Stop?

    /// The number of words that only one side has.
    var size: Int {
      var balance: [Substring: Int] = [:]
      for word in Difference.words(of: expected) { balance[word, default: 0] += 1 }
      for word in Difference.words(of: found) { balance[word, default: 0] -= 1 }
      return balance.values.reduce(0) { $0 + abs($1) }
    }

    private static func words(of stop: ExecutedScreen.Stop?) -> [Substring] {
      guard let stop else { return [] }
      return "\(stop.said) \(stop.hint)".lowercased().split { $0 == " " || $0 == "," || $0 == "-" }
    }
  }

  /// The file, and the reader with its profile.
  var file: String
  var reader: String
  var profile: String
  /// The counts by family, in the order of the file.
  private(set) var families: [(name: String, count: Count)] = []
  private(set) var differences: [Difference] = []
  private var familyIndices: [String: Int] = [:]
  private let isEqual: Comparison

  /// The totals.
  var total: Count { families.reduce(into: Count()) { $0 += $1.count } }

  /// Reads every screen of a file with its platform's reader.
  ///
  /// `settings` apply to lines that have no settings of their own.
  init(
    with bytes: [UInt8], file: String, settings: [(key: String, value: String)] = []
  ) throws(InputError) {
    self.file = file
    let format = InputFormat.detect(path: file, bytes: bytes)
    var reader: any ScreenReader
    switch format {
    case .androidNodes:
      var talkBack = TalkBack()
      // The Android version of lines that state none.
      talkBack.settings.api = 34
      (reader, isEqual) = (talkBack, .folded)
    case .iosElements: (reader, isEqual) = (VoiceOver.voiceOver(profile: .snapshot), .exact)
    default:
      throw InputError(
        file: file, problem: "this is no export of a platform tree",
        remedy: "give JSON lines with trees and stops")
    }
    do {
      for (key, value) in settings { try reader.set(key, to: value) }
    } catch {
      throw InputError(file: file, problem: error.description, remedy: "see announce readers")
    }
    self.reader = type(of: reader).displayName
    profile = reader.profile
    let expectations = try ExecutedScreen.all(in: bytes, file: file)
    let screens = try ImportedScreen.contents(of: bytes, format: format, file: file)
    for (expected, imported) in zip(expectations, screens) {
      let readers = imported.readers([reader])
      compare(expected, Agreement.stops(of: imported.screen, by: readers[0]))
    }
  }

  private static func stops(
    of screen: Screen, by reader: any ScreenReader
  ) -> [ExecutedScreen.Stop] {
    reader.read(screen).stops.map { stop in
      ExecutedScreen.Stop(
        node: screen[stop.node].id ?? "", said: stop.announcement.said,
        hint: stop.announcement.hint)
    }
  }

  private mutating func compare(_ screen: ExecutedScreen, _ found: [ExecutedScreen.Stop]) {
    var count = Count()
    count.screens = 1
    count.orders = screen.hasGivenOrder ? 0 : 1
    let isSameOrder = screen.stops.map(\.node) == found.map(\.node)
    count.equalOrders = isSameOrder ? count.orders : 0
    count.stops = max(screen.stops.count, found.count)
    var byNode: [String: ExecutedScreen.Stop] = [:]
    for stop in found { byNode[stop.node] = byNode[stop.node] ?? stop }
    for index in 0..<count.stops {
      let expected = index < screen.stops.count ? screen.stops[index] : nil
      let here = index < found.count ? found[index] : nil
      let same = expected.flatMap { byNode[$0.node] }
      let isSaid = expected.map { stop in same.map { isEqual(stop.said, $0.said) } ?? false }
      let isHinted = expected.map { stop in same.map { isEqual(stop.hint, $0.hint) } ?? false }
      if isSaid == true { count.said += 1 }
      if isHinted == true { count.hint += 1 }
      if isSaid == true, isHinted == true, expected?.node == here?.node {
        count.equal += 1
      } else {
        differences.append(Difference(screen: screen.name, expected: expected, found: here))
      }
    }
    add(count, to: screen.family)
  }

  private mutating func add(_ count: Count, to family: String) {
    if let index = familyIndices[family] {
      families[index].count += count
    } else {
      familyIndices[family] = families.count
      families.append((family, count))
    }
  }
}
