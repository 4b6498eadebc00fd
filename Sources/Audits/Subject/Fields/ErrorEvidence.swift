internal import Simulator

/// The evidence that a text beside a field is an error message, from the weakest to the strongest.
enum ErrorEvidence: Int, Comparable {
  case none
  /// Only the words of the text report an error.
  case words
  /// The text is an alert, which may also report success.
  case alert
  /// An identifier from the author names danger, as the identifiers of red texts do.
  case danger
  /// The text is red, as are prices and marks of required fields.
  case red
  /// An identifier from the author says that the text is an error.
  case naming
  /// The text is red and an identifier says that it is an error, or it is an alert with words that
  /// say what is wrong.
  case shown

  static func < (left: ErrorEvidence, right: ErrorEvidence) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// A classifier for texts that may be error messages.
///
/// It is a class, because copying its word sets would be costly.
final class ErrorClassifier: Sendable {
  let subject: AuditSubject
  private let phrases: PhraseSet
  private let openings: PhraseSet
  private let marks: PhraseSet
  private let requests: WordSet
  private let fieldWords: WordSet

  init(_ subject: AuditSubject) {
    self.subject = subject
    phrases = PhraseSet(subject.words.phrases(\.errorPhrases))
    marks = PhraseSet(subject.words.phrases(\.required) + subject.words.phrases(\.optional))
    openings = PhraseSet(subject.words.phrases(\.entryRequests))
    requests = WordSet(subject.words.languages.flatMap(\.requests))
    fieldWords = WordSet(subject.words.languages.flatMap(\.fieldWords))
  }

  /// Whether words report an error.
  func isErrorMessage(_ words: [String]) -> Bool { phrases.isFound(in: words) }

  /// Whether words only mark a required or optional field, such as “* required field” in red.
  func isFieldMark(_ words: [String]) -> Bool {
    if words.isEmpty || marks.contains(words) { return true }
    guard let first = words.first(where: { !fieldWords.contains($0) }) else { return false }
    return marks.mayBegin(with: first)
      && marks.contains(words.filter { !fieldWords.contains($0) })
  }

  /// Whether words report an error, or ask for an entry in a field that already has an entry.
  func mayBeErrorMessage(_ words: [String], holdsText: Bool) -> Bool {
    isErrorMessage(words) || holdsText && openings.isFound(in: words)
  }

  /// Whether the words of an alert say what is wrong or what to do.
  func isErrorOrRequest(_ words: [String]) -> Bool {
    words.contains(where: requests.contains) || isErrorMessage(words)
  }

  /// Returns the evidence in the properties of a node that the node is an error message.
  ///
  /// The words of the node do not count.
  func evidence(of index: Node.Index) -> ErrorEvidence {
    let node = subject.screen[index]
    if node.role == .alert || node.live?.politeness == .assertive { return .alert }
    // The element is read once, because each reading copies it.
    let element = subject.element(of: index).flatMap { subject.source?[$0] }
    func written(_ name: String) -> String? { element?[name] }
    let id = written("id")
    var found = isRed(node, written) || isRedInCode(element) ? ErrorEvidence.red : .none
    /// Whether a name from the author, such as an identifier, names an error.
    func namesError(_ name: String?) -> Bool {
      guard let name, !name.isEmpty else { return false }
      for word in Identifier.words(of: name) {
        if ErrorClassifier.names.contains(word) { return true }
        if word == "danger", found == .none { found = .danger }
      }
      return false
    }
    let isNamed =
      namesError(node.id) || namesError(written("class")) || id != node.id && namesError(id)
      || namesError(node.knownReactNative?.testID) || namesError(node.knownAndroid?.resourceId)
    return isNamed ? found == .red ? .shown : .naming : found
  }

  /// Whether a text is certainly an error message about the field beside it.
  ///
  /// The colour of a text alone does not show that. The text must also report an error or ask for
  /// an entry.
  ///
  /// - Parameter isComplete: Whether the file shows which texts people see.
  func isCertain(
    _ words: [String], _ evidence: ErrorEvidence, beside field: Node, isComplete: Bool
  ) -> Bool {
    switch evidence {
    case .shown: return true
    case .naming:
      return subject.platform != .web || field.holdsText && isErrorMessage(words)
        || isComplete && isErrorOrRequest(words)
    case .red:
      return mayBeErrorMessage(words, holdsText: true)
        || (field.holdsText || subject.platform != .web) && isErrorOrRequest(words)
    case .danger:
      return subject.platform != .web && isErrorOrRequest(words)
        || (field.holdsText || isComplete) && isErrorMessage(words)
    case .none, .words, .alert: return false
    }
  }

  /// Whether a text beside a field may be an error message.
  ///
  /// Other red texts are prices and warnings.
  func mayBeError(_ words: [String], _ evidence: ErrorEvidence, beside field: Node) -> Bool {
    guard evidence == .red || evidence == .danger else { return true }
    return isErrorOrRequest(words)
      || (field.holdsText || field.isMarkedInvalid)
        && words.contains { word in word.contains(where: \.isLetter) }
  }

  private static let names: WordSet = [
    "error", "errors", "err", "errormessage", "errorlist", "invalid", "fehler", "erreur",
  ]

  /// Whether the code of SwiftUI or Compose always gives a text a red colour.
  private func isRedInCode(_ element: Int?) -> Bool {
    guard let element, let code = subject.source?.code, let call = code.calls[element] else {
      return false
    }
    return call.parts.contains { part in
      switch part.name {
      case "color", "style", "foregroundColor", "foregroundStyle": break
      default: return false
      }
      let text = code.text(part.range)
      // A colour may depend on a condition, and `onError` is the colour of a text on red.
      return !text.contains("?") && !text.contains("onError")
        && !Identifier.words(of: text).contains("if") && SourceColor.isRed(text)
    }
  }

  private func isRed(_ node: Node, _ written: (String) -> String?) -> Bool {
    if let color = node.knownReactNative?.details[.color] { return SourceColor.isRed(color) }
    if let color = written("textColor") { return SourceColor.isRed(color) }
    guard let style = written("style") else { return false }
    return style.split(separator: ";").contains { declaration in
      let parts = declaration.split(separator: ":", maxSplits: 1)
      return parts.count == 2 && Wording.collapsingWhitespace(parts[0]).lowercased() == "color"
        && SourceColor.isRed(Wording.collapsingWhitespace(parts[1]))
    }
  }
}

/// A colour as the source code writes it.
enum SourceColor {
  /// Whether a colour is red, or is named after errors.
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
