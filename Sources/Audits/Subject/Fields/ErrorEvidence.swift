internal import Simulator

/// Why a text beside a field is taken for a message about what is wrong with it.
enum ErrorEvidence: Int, Comparable {
  /// Nothing speaks for it.
  case none
  /// Only its words do.
  case words
  /// It is an alert, which may also tell that all went well.
  case alert
  /// It is called an error in the file.
  case naming
  /// It is shown in red, or is an alert that is worded as an error.
  case shown

  static func < (left: ErrorEvidence, right: ErrorEvidence) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// Judges what speaks for a text being an error.
///
/// Shared, since whoever asks it holds it for every text of a screen.
final class ErrorJudge: Sendable {
  let subject: AuditSubject
  private let phrases: PhraseSet
  private let openings: PhraseSet
  private let marks: PhraseSet
  private let requests: WordSet

  init(_ subject: AuditSubject) {
    self.subject = subject
    phrases = PhraseSet(subject.words.phrases { $0.errorPhrases })
    marks = PhraseSet(subject.words.phrases(\.required) + subject.words.phrases(\.optional))
    openings = PhraseSet(subject.words.phrases { $0.entryRequests })
    requests = WordSet(subject.words.languages.flatMap(\.requests))
  }

  /// Whether words are those of an error.
  func areOfError(_ words: [String]) -> Bool { phrases.isFound(in: words) }

  /// Whether words only mark what must be filled in, such as a red “* required”.
  func areMark(_ words: [String]) -> Bool { words.isEmpty || marks.contains(words) }

  /// Whether words may be those of an error: they ask for an entry, which is advice where none was made
  /// yet.
  func mayBeOfError(_ words: [String], holdsText: Bool) -> Bool {
    areOfError(words) || holdsText && openings.isFound(in: words)
  }

  /// Whether the words of an alert are those of an error: they say what is wrong, or what to do.
  func areRequest(_ words: [String]) -> Bool {
    words.contains(where: requests.contains) || areOfError(words)
  }

  /// What a node itself shows of being an error.
  func evidence(of index: Node.Index) -> ErrorEvidence {
    let node = subject.screen[index]
    if node.role == .alert || node.live?.politeness == .assertive { return .alert }
    let element = subject.element(of: index)
    func written(_ name: String) -> String? { element.flatMap { subject.source?[$0][name] } }
    if isRed(node, written) { return .shown }
    func isCalledError(_ name: String?) -> Bool {
      name.map(Identifier.words(of:))?.contains(where: ErrorJudge.names.contains) == true
    }
    let id = written("id")
    let isCalled =
      isCalledError(node.id) || isCalledError(written("class"))
      || id != node.id && isCalledError(id) || isCalledError(node.knownReactNative?.testID)
      || isCalledError(node.knownAndroid?.resourceId)
    return isCalled ? .naming : .none
  }

  private static let names: WordSet = [
    "error", "errors", "err", "errormessage", "invalid", "fehler", "erreur",
  ]

  private func isRed(_ node: Node, _ written: (String) -> String?) -> Bool {
    if let color = node.knownReactNative?.details[.color] { return Redness.isRed(color) }
    if let color = written("textColor") { return Redness.isRed(color) }
    guard let style = written("style") else { return false }
    return style.split(separator: ";").contains { declaration in
      let parts = declaration.split(separator: ":", maxSplits: 1)
      return parts.count == 2 && Wording.collapsingWhitespace(parts[0]).lowercased() == "color"
        && Redness.isRed(Wording.collapsingWhitespace(parts[1]))
    }
  }
}

/// Tells red from other colours.
enum Redness {
  /// Whether a colour as an author writes it is red, or is called an error.
  static func isRed(_ written: String) -> Bool {
    let color = written.lowercased()
    if color.first == "#" { return isRed(hex: color.dropFirst().map(String.init)) }
    if color.hasPrefix("rgb") {
      let numbers = color.split { !$0.isNumber }.compactMap { Int($0) }
      return numbers.count >= 3 && isRed(numbers[0], numbers[1], numbers[2])
    }
    return Identifier.words(of: written).contains { names.contains($0) }
  }

  private static let names: Set<String> = [
    "red", "crimson", "firebrick", "darkred", "error", "danger", "rot", "rouge",
  ]

  private static func isRed(hex digits: [String]) -> Bool {
    var pairs: [String] = []
    switch digits.count {
    case 3: pairs = digits.map { $0 + $0 }
    case 4: pairs = digits.dropFirst().map { $0 + $0 }
    case 6: pairs = stride(from: 0, to: 6, by: 2).map { digits[$0] + digits[$0 + 1] }
    case 8: pairs = stride(from: 2, to: 8, by: 2).map { digits[$0] + digits[$0 + 1] }
    default: return false
    }
    let numbers = pairs.compactMap { Int($0, radix: 16) }
    return numbers.count == 3 && isRed(numbers[0], numbers[1], numbers[2])
  }

  private static func isRed(_ red: Int, _ green: Int, _ blue: Int) -> Bool {
    red >= 130 && green * 5 < red * 2 && blue * 5 < red * 3
  }
}
