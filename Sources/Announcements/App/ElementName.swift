package import AccessibilityTree

/// The name of an element in a script: its words, `#id` or `role=ROLE`.
package struct ElementName: Sendable {
  /// The name in the spelling of the script.
  package let text: String
  /// The name reduced to ``AudibleText``, for comparison with the names on a screen.
  let heard: String

  package init(_ text: String) {
    self.text = text
    heard = AudibleText(text).text
  }

  /// The identifier after `#`, or `nil` for other names.
  package var id: String? { text.hasPrefix("#") ? String(text.dropFirst()) : nil }

  /// The role after `role=`, or `nil` for other names and unknown roles.
  package var role: Role? {
    guard text.hasPrefix(ElementName.rolePrefix) else { return nil }
    let role = Role(rawValue: String(text.dropFirst(ElementName.rolePrefix.count)))
    if case .other = role { return nil }
    return role
  }

  package static let rolePrefix = "role="

  /// The highest rank of a match, which a node has if it matches only by role.
  static let lastRank = 3
}

extension ElementName {
  /// Returns the end of the error message for a name that no element has.
  ///
  /// The text suggests names that are on the screen, and begins with a semicolon. If the screen has
  /// no names, the result is empty.
  package func alternatives(on screen: Screen) -> String {
    let nodes = screen.preorder.lazy.map { screen[$0.index] }.filter { $0.hidden == nil }
    let known: [String]
    if id != nil {
      known = nodes.compactMap { $0.id.map { "#\($0)" } }
    } else if text.hasPrefix(ElementName.rolePrefix) {
      known = nodes.map { ElementName.rolePrefix + $0.role.rawValue }
    } else {
      known = nodes.map(\.name).filter { name in name.contains { !$0.isWhitespace } }
    }
    var names: [String] = []
    for name in known where !names.contains(name) { names.append(name) }
    guard !names.isEmpty else { return "" }
    // Names that contain the wanted name come first, because the message lists only the first few
    // names.
    let wanted = text.lowercased()
    let similar = names.filter { $0.lowercased().contains(wanted) }
    if similar.isEmpty, let nearest = NearestWord.nearest(to: text, among: names) {
      return "; did you mean “\(nearest)”?"
    }
    names = similar + names.filter { !similar.contains($0) }
    let listed = names.prefix(ElementName.listed).map { "“\($0)”" }.joined(separator: ", ")
    let more = names.count - ElementName.listed
    return "; the screen has \(listed)" + (more > 0 ? " and \(more) more" : "")
  }

  /// The maximum number of names in an error message.
  private static let listed = 6
}
