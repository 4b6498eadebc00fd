internal import Simulator

/// A part of a name that stops of a list have in common.
struct SharedPiece {
  /// The part, as it is written in the name of the first stop.
  let words: String
  /// The indices of the stops in the list.
  private(set) var stops: [Int]
  /// The names of the stops.
  private var names: Set<[String]>

  /// Finds the part with which at least nine in ten names begin, if there are at least three names.
  init?(beginning names: [NamePieces], on screen: Screen) {
    guard
      let piece = SharedPiece.mostFrequent(names, at: \.first),
      piece.stops.count * 10 >= names.count * 9,
      !SharedPiece.isValue(piece.words)
    else { return nil }
    let isBeforeColon = piece.stops.allSatisfy { names[$0].beginsWithColon }
    guard !isBeforeColon || !screen.isAuthor(piece.words) else { return nil }
    self = piece
  }

  /// Finds the part with which all names end.
  ///
  /// There must be at least five names, or at least three names if the part has two words or more.
  ///
  /// One word that only three or four names end with, or a part that not all names share, is usually
  /// a value: a state, a day, a town.
  init?(ending names: [NamePieces]) {
    guard
      let piece = SharedPiece.mostFrequent(names, at: \.last),
      piece.stops.count == names.count,
      names.count >= (Wording.words(of: piece.words).count > 1 ? 3 : 5),
      !SharedPiece.isValue(piece.words), !SharedPiece.isState(piece.words)
    else { return nil }
    self = piece
  }

  private init(_ words: String) {
    self.words = words
    stops = []
    names = []
  }

  /// Returns the part that most names with several parts have at one end, if at least three
  /// different names have it.
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
    // The same name several times is another defect.
    guard let piece = shared.values.max(by: { $0.stops.count < $1.stops.count }),
      piece.names.count >= 3
    else { return nil }
    return piece
  }

  /// Whether a part has a number or names a day.
  private static func isValue(_ words: String) -> Bool {
    words.contains(where: \.isNumber) || Wording.words(of: words).allSatisfy(days.contains)
  }

  /// Whether a part is one of the readers' words for a state, or says whether something is on.
  private static func isState(_ words: String) -> Bool {
    let words = Wording.words(of: words)
    return words.count == 1 && states.contains(words[0])
  }

  private static let states = Set(
    WordList.all.flatMap(\.states).map { $0.lowercased() } + ["on", "off", "an", "aus"])

  private static let days = Set(WordList.all.flatMap(\.days).flatMap(Wording.words(of:)))
}

extension Screen {
  /// Whether words before a colon name the author of a message: they are a pronoun, or they are
  /// also in the title or a heading of the screen.
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
