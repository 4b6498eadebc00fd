/// A custom action: an entry of the prop `accessibilityActions`.
package struct ReactNativeAction: Sendable, Hashable {
  /// The name that the app's handler receives.
  package var name: String
  /// The words that readers announce, or `nil` if the entry has no label.
  package var label: String?

  package init(name: String, label: String? = nil) {
    self.name = name
    self.label = label
  }

  /// Returns the actions in a text such as `activate=Open, increment, share=Share`.
  ///
  /// Each entry is a name, followed by the label if there is one.
  ///
  /// A comma after a backslash is part of an entry and does not separate entries.
  static func list(in text: String) -> [ReactNativeAction] {
    entries(of: text).compactMap { entry in
      let pieces = entry.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(pieces[0].trimmed { $0 == " " })
      guard !name.isEmpty else { return nil }
      let label = pieces.count == 2 ? String(pieces[1].trimmed { $0 == " " }) : ""
      return ReactNativeAction(name: name, label: label.isEmpty ? nil : label)
    }
  }

  /// Returns a text with the actions, in the format that ``list(in:)`` reads.
  static func text(of actions: [ReactNativeAction]) -> String {
    actions.map { action in
      guard let label = action.label else { return action.name }
      let escaped = label.reduce(into: "") { text, character in
        if character == "," || character == "\\" { text.append("\\") }
        text.append(character)
      }
      return "\(action.name)=\(escaped)"
    }.joined(separator: ", ")
  }

  private static func entries(of list: String) -> [String] {
    var entries = [""]
    var isEscaped = false
    for character in list {
      if isEscaped || (character != "\\" && character != ",") {
        entries[entries.count - 1].append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        entries.append("")
      }
    }
    return entries
  }
}
