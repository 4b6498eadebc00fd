package import AccessibilityTree

/// The texts that an importer found in a file, so that every omitted text can be reported.
///
/// The importer records each text. If the importer omits a text for a known reason, it also records
/// the reason. In the end, a text on no screen is reported, unless there is such a reason.
package struct FoundTexts {
  private var found: [UnusedText] = []
  private var known: [UnusedText] = []
  /// The passwords in the file, which are never reported.
  private var secrets: Set<String> = []

  package init() {}

  /// Records a text that belongs on the screen.
  ///
  /// If no screen contains the text, it is reported with `reason`.
  package mutating func record(
    _ text: String, in source: String, at position: Node.Position?,
    otherwise reason: UnusedText.Reason = .notUnderstood
  ) {
    guard !text.isBlankText else { return }
    found.append(UnusedText(text, in: source, because: reason, at: position))
  }

  /// Records a text that the importer omits for a reason.
  ///
  /// If the text was recorded before with ``record(_:in:at:otherwise:)``, this reason replaces the
  /// earlier one.
  package mutating func omit(
    _ text: String, in source: String, because reason: UnusedText.Reason,
    at position: Node.Position?
  ) {
    guard !text.isBlankText else { return }
    known.append(UnusedText(text, in: source, because: reason, at: position))
  }

  /// Keeps a password out of the report.
  package mutating func hide(_ secret: String) { secrets.insert(secret.wordsOnly) }

  /// Appends the texts of another file.
  package mutating func append(_ other: FoundTexts) {
    secrets.formUnion(other.secrets)
    found += other.found
    known += other.known
  }

  /// Returns the texts that no screen contains, each with its reason, in the order of the file.
  package func unused(in screens: [Screen]) -> [UnusedText] {
    let explained = Set(known.map { $0.because(.notUnderstood) })
    func lost(of texts: [UnusedText], notIn held: Set<String>) -> [UnusedText] {
      texts.filter {
        !held.contains($0.text.wordsOnly) && !explained.contains($0.because(.notUnderstood))
      }
    }
    var held = secrets
    for screen in screens {
      if let title = screen.title { held.insert(title.wordsOnly) }
      for visit in screen.preorder { screen[visit.index].collectNames(into: &held) }
    }
    var lost = lost(of: found, notIn: held)
    // Most texts are names or hints. All further texts of the nodes take much longer to read, so
    // they are only read if needed.
    if !lost.isEmpty {
      for screen in screens {
        for visit in screen.preorder { screen[visit.index].collectRareTexts(into: &held) }
      }
      lost = lost.filter { !held.contains($0.text.wordsOnly) }
    }
    return (known + lost).enumerated().sorted { left, right in
      let first = (left.element.position?.line ?? 0, left.element.position?.column ?? 0)
      let second = (right.element.position?.line ?? 0, right.element.position?.column ?? 0)
      return first == second ? left.offset < right.offset : first < second
    }.map(\.element)
  }
}

extension UnusedText {
  /// Returns a copy of the unused text with another reason.
  fileprivate func because(_ reason: Reason) -> UnusedText {
    var text = self
    text.reason = reason
    return text
  }
}

extension Node {
  /// Inserts the node's name, value and hint, as they are in most formats.
  fileprivate func collectNames(into texts: inout Set<String>) {
    if let label { texts.insert(label.text.wordsOnly) }
    if let text = value?.text { texts.insert(text.wordsOnly) }
    if let hint { texts.insert(hint.text.wordsOnly) }
    if let placeholder { texts.insert(placeholder.wordsOnly) }
    guard let known = knownAndroid else { return }
    if let text = known.text { texts.insert(text.wordsOnly) }
    if let text = known.contentDescription { texts.insert(text.wordsOnly) }
    if let text = known.hintText { texts.insert(text.wordsOnly) }
  }

  /// Inserts the node's other texts that are for people.
  fileprivate func collectRareTexts(into texts: inout Set<String>) {
    for collect in Node.rareTextsForPeople {
      for text in collect(self) { texts.insert(text.wordsOnly) }
    }
  }
}

extension String {
  /// The text with single spaces between words.
  fileprivate var wordsOnly: String {
    if hasWordsOnly { return self }
    return asciiWordsOnly ?? split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The text with single spaces between words, or `nil` if the text is not ASCII.
  private var asciiWordsOnly: String? {
    var words: [UInt8] = []
    words.reserveCapacity(utf8.count)
    var owesSpace = false
    for byte in utf8 {
      switch byte {
      case 0x80...: return nil
      case 0x09...0x0D, 0x20: owesSpace = !words.isEmpty
      default:
        if owesSpace { words.append(0x20) }
        owesSpace = false
        words.append(byte)
      }
    }
    return String(decoding: words, as: UTF8.self)
  }

  /// Whether the text is ASCII and has only single spaces between words, as most texts have.
  private var hasWordsOnly: Bool {
    var before: UInt8 = 0x20
    for byte in utf8 {
      guard byte < 0x7F, byte > 0x20 || (byte == 0x20 && before != 0x20) else { return false }
      before = byte
    }
    return before != 0x20
  }

  fileprivate var isBlankText: Bool {
    !utf8.contains { (0x21...0x7E).contains($0) } && allSatisfy(\.isWhitespace)
  }
}
