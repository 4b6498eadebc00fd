internal import Simulator

/// A part of a name that several stops of a list have in common.
struct SharedPiece {
  /// The part, as it is written in the name of the first stop.
  let words: String
  /// The stops that have the part, as indices into the stops of the list.
  private(set) var stops: [Int]
  /// Whether only some successive stops of the list have the part.
  private(set) var isRun = false
  /// The different names of the stops that have the part, each divided into its parts.
  private var names: Set<[String]>

  /// Finds the part at the beginning of at least nine in ten names, or else of three or more names
  /// in a row.
  ///
  /// The result is `nil` if the part is a value or the author of a message. If the part is only
  /// common to some names in a row, it must not be a state either. Nor may a colon follow the part
  /// if other names of the list also have a colon after their first part.
  init?(beginning names: [NamePieces], on screen: Screen) {
    let most = SharedPiece.mostFrequent(names, at: \.first).flatMap { piece in
      piece.stops.count * 10 >= names.count * 9 ? piece : nil
    }
    guard let piece = most ?? SharedPiece.longestRun(names, at: \.first),
      !SharedPiece.isValue(piece.words),
      !piece.isRun || !SharedPiece.isState(piece.words)
    else { return nil }
    let isBeforeColon = piece.stops.allSatisfy { names[$0].beginsWithColon }
    guard !isBeforeColon || !screen.isAuthor(piece.words) else { return nil }
    let hasOtherColons = names.count(where: \.beginsWithColon) > piece.stops.count
    guard !isBeforeColon || !piece.isRun || !hasOtherColons else { return nil }
    self = piece
  }

  /// Finds the part at the end of all names, or else of some names in a row.
  ///
  /// A part of several words must be the end of at least three names, and a single word the end of
  /// at least five. In other cases, the part is usually a value, such as a state, a day or a town.
  init?(ending names: [NamePieces]) {
    let most = SharedPiece.mostFrequent(names, at: \.last).flatMap { piece in
      piece.stops.count == names.count ? piece : nil
    }
    guard let piece = most ?? SharedPiece.longestRun(names, at: \.last),
      piece.stops.count >= (Wording.words(of: piece.words).count > 1 ? 3 : 5),
      !SharedPiece.isValue(piece.words), !SharedPiece.isState(piece.words)
    else { return nil }
    self = piece
  }

  private init(_ words: String) {
    self.words = words
    stops = []
    names = []
  }

  /// Returns the part that is most frequent at one end of the names.
  ///
  /// Only names with several parts count. The result is `nil` unless at least three different names
  /// have the part.
  private static func mostFrequent(
    _ names: [NamePieces], at end: KeyPath<[String], String?>
  ) -> SharedPiece? {
    var shared: [String: SharedPiece] = [:]
    for (index, name) in names.enumerated() where name.pieces.count > 1 {
      guard let words = name.pieces[keyPath: end] else { continue }
      let key = AudibleText(words).text
      shared[key, default: SharedPiece(words)].stops.append(index)
      shared[key]?.names.insert(name.pieces)
    }
    // Another rule reports stops with the same whole name.
    guard let piece = shared.values.max(by: { $0.stops.count < $1.stops.count }),
      piece.names.count >= 3
    else { return nil }
    return piece
  }

  /// Returns the part that the longest row of successive names has at one end.
  ///
  /// Only names with several parts count. The result is `nil` unless at least three different names
  /// have the part.
  private static func longestRun(
    _ names: [NamePieces], at end: KeyPath<[String], String?>
  ) -> SharedPiece? {
    let words = names.map { $0.pieces.count > 1 ? $0.pieces[keyPath: end] : nil }
    let keys = words.map { $0.map { AudibleText($0).text } }
    var longest: SharedPiece?
    var start = 0
    for end in keys.indices.map({ $0 + 1 }) where end == keys.count || keys[end] != keys[start] {
      let run = start..<end
      start = end
      guard run.count > longest?.stops.count ?? 2, let part = words[run.lowerBound] else {
        continue
      }
      var piece = SharedPiece(part)
      piece.stops = Array(run)
      piece.names = Set(run.map { names[$0].pieces })
      piece.isRun = true
      if piece.names.count >= 3 { longest = piece }
    }
    return longest
  }

  /// Whether a part has a number or names a day.
  private static func isValue(_ words: String) -> Bool {
    words.contains(where: \.isNumber) || Wording.words(of: words).allSatisfy(days.contains)
  }

  /// Whether a part means a state: readers announce it as a state, or it is a word such as “new” or
  /// “unread”.
  private static func isState(_ words: String) -> Bool {
    let words = Wording.words(of: words)
    return words.count == 1 && states.contains(words[0])
  }

  private static let states = Set(
    WordList.all.flatMap(\.states).map { $0.lowercased() }
      + ["on", "off", "an", "aus", "new", "unread", "neu", "ungelesen"])

  private static let days = Set(WordList.all.flatMap(\.days).flatMap(Wording.words(of:)))
}

extension Screen {
  /// Whether words before a colon name the author of a message, because the words are a pronoun or
  /// are in the title or a heading.
  fileprivate func isAuthor(_ words: String) -> Bool {
    let author = Wording.words(of: words)
    if author.count == 1, Self.pronouns.contains(author[0]) { return true }
    let titles =
      [title].compactMap(\.self)
      + preorder.filter { self[$0.index].role == .heading }.map { self[$0.index].name }
    return titles.contains { Wording.words(of: $0).contains(phrase: author) }
  }

  private static let pronouns = Set(WordList.all.flatMap(\.pronouns))
}
