internal import Simulator

/// A check for elements whose name contains “button” or “check box” although readers announce no
/// such role.
///
/// An example is a `View` called “Save button”.
///
/// Only the element's own name counts, and not the names of elements inside.
///
/// Source: Accessibility Test Framework, RedundantDescriptionCheck, which searches the descriptions
/// of all views; BBC Mobile Accessibility Guidelines, “Roles, traits and properties”.
struct ImitatedRole {
  private let subject: AuditSubject
  /// The words for buttons and check boxes in English and in the language of the screen.
  ///
  /// Words for other roles are part of many names: “Share link”, “Light switch”, “Lunch menu”.
  private let phrases: [[String]]

  init(_ subject: AuditSubject) {
    self.subject = subject
    let tag: String = subject.screen.language ?? ""
    let subtag: String = tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
    var lists: [String] = [ReaderWords.english.buttons, ReaderWords.english.boxes]
    if let own = ReaderWords.table[subtag] { lists += [own.buttons, own.boxes] }
    phrases = lists.flatMap { list in
      list.split(separator: ",").map { Wording.words(of: $0) }
    }
  }

  func run(_ findings: inout FindingList) {
    for index in subject.visibility.exposed {
      let node = subject.screen[index]
      let name: String = node.name
      guard !name.isBlank, node.label?.origin != .fileName else { continue }
      let control = subject.control(at: index)
      let isDescription =
        subject.platform == .android && node.label?.origin == .contentDescription
      let isPressed = control?.kind == .custom || isTapped(node)
      let isRoleless = isPressed || control != nil && subject.screen.origin == .androidNodes
      guard isRoleless || control == nil && isDescription,
        let found = phrase(in: name, isAnywhere: isDescription),
        !announces(found, at: index, orAnyRole: control != nil)
      else { continue }
      let isVisible = node.label?.origin == .content
      let isDoubtful = !isRoleless && (node.role.isPicture || !ends(name, with: found))
      findings.add(
        index,
        "“\(Wording.collapsingWhitespace(name))” contains “\(found.joined(separator: " "))”, "
          + "but readers announce no such role here.",
        needsReview: isVisible || isDoubtful, heard: subject.quotes(at: index),
        fix: isRoleless
          ? Finding.Fix("Give the element this role, and remove the word from its name.") : nil)
    }
  }

  /// Whether an iOS view that is not a control reacts to taps.
  private func isTapped(_ node: Node) -> Bool {
    node.knownIOS?.details[.gestureRecognizers] != nil
  }

  /// Returns the word for a role at the end of a name or, if `isAnywhere` is true, anywhere in the
  /// name.
  ///
  /// The name must have other words, too.
  private func phrase(in name: String, isAnywhere: Bool) -> [String]? {
    let words = ReaderVocabulary.words(of: name)
    return phrases.first { phrase in
      guard phrase.count < words.count else { return false }
      if isAnywhere { return words.contains(phrase: phrase) }
      return ends(name, with: phrase)
    }
  }

  /// Whether a name ends with a word for a role, as in “Save button”.
  ///
  /// In other names, the word may be part of a sentence: “Press the red button to begin”.
  private func ends(_ name: String, with phrase: [String]) -> Bool {
    let words = ReaderVocabulary.words(of: name)
    return words.ends(withPhrase: phrase) && !isObject(words.dropLast(phrase.count).last)
  }

  /// Whether a word before “button” shows that “button” is an object and not a role: “sew on a
  /// button”.
  private func isObject(_ word: String?) -> Bool {
    word.map { ["a", "an", "the", "this", "that", "your", "my", "to"].contains($0) } == true
  }

  /// Whether a reader announces a role with this word at an element, or no reader stops there.
  ///
  /// Readers of pages may stop at a text inside the element instead.
  ///
  /// - Parameter orAnyRole: Whether roles with other words count, too.
  private func announces(
    _ phrase: [String], at index: Node.Index, orAnyRole: Bool
  ) -> Bool {
    let stops = subject.platformReadings().compactMap { $0.stop(of: index) }
    guard !stops.isEmpty else { return subject.platform != .web }
    return stops.contains { stop in
      let roles = stop.announcement.parts { kind, _ in kind == .role }
      if orAnyRole { return !roles.isEmpty }
      return roles.contains { part in
        let spoken = Wording.words(of: part.text)
        return spoken.contains(phrase: phrase) || spoken.joined() == phrase.joined()
      }
    }
  }
}
