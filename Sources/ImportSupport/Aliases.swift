package import AccessibilityTree
package import TextIO

/// A file in which the user maps the app's own views or components to known views or components.
///
///     # our own kit
///     com.acme.AcmeButton = Button
///     AppButton = Pressable role=button label=title|label|children
///
/// Each line has one alias. For components of React Native, settings can follow. `role` is the
/// role. Settings such as `label`, `hint`, `value`, `placeholder` and `error` list the props that
/// can hold this fact; the first prop that has a value applies. `children` is the text inside the
/// component.
package struct Aliases: Sendable {
  package struct Alias: Sendable, Hashable {
    package var name: String
    /// The known view or component to which the user's view or component corresponds.
    package var target: String
    /// The settings after the target.
    package var settings: [Setting] = []
    package var position: Node.Position

    /// Returns the values of a setting, or an empty list if the setting is missing.
    package subscript(key: String) -> [String] { settings.first { $0.key == key }?.values ?? [] }
  }

  /// A setting such as `label=title|children`.
  package struct Setting: Sendable, Hashable {
    package var key: String
    package var values: [String]
  }

  private var byName: [String: Alias] = [:]
  /// The names in alphabetical order.
  private var names: [String] = []

  package init() {}

  /// Creates the aliases that a file defines.
  ///
  /// If `path` is `nil`, there are no aliases.
  package init(ofFile path: String?) throws(InputError) {
    guard let path else {
      self.init()
      return
    }
    try self.init(parsing: FileBytes.contents(ofFile: path), file: path)
  }

  package init(parsing bytes: [UInt8], file: String?) throws(InputError) {
    let text = try TextBytes.decode(bytes, file: file)
    var number = 0
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      guard let alias = try Aliases.alias(on: line, number, file: file) else { continue }
      guard byName[alias.name] == nil else {
        throw InputError(
          file: file, position: alias.position, problem: "“\(alias.name)” is defined twice",
          remedy: "keep one of the lines")
      }
      byName[alias.name] = alias
    }
    names = byName.keys.sorted()
  }

  package subscript(name: String) -> Alias? { byName[name] }

  /// Returns the remedy for a name that has no alias: to correct the spelling of a similar alias,
  /// or to define an alias.
  package func remedy(for name: String) -> String {
    guard let similar = nameSimilar(to: name) else {
      return "define it in an alias file (\(name) = …)"
    }
    return "the alias file spells it “\(similar)”"
  }

  /// Returns the first alias in alphabetical order whose name is probably a misspelling of `name`,
  /// or `nil` if there is no such alias.
  package func nameSimilar(to name: String) -> String? {
    // Names of different components in a kit are often similar, because they have common parts.
    // Therefore, names that differ in more letters do not count as misspelt.
    let length = name.utf8.count
    let limit = min(2, length / 4)
    return names.first {
      // “Card1” and “Card2” are two components.
      abs($0.utf8.count - length) <= limit && $0.filter(\.isLetter) != name.filter(\.isLetter)
        && NearestWord.distance(from: name, to: $0, limit: limit) <= limit
    }
  }

  private static func alias(
    on line: Substring, _ number: Int, file: String?
  ) throws(InputError) -> Alias? {
    let start = line.prefix { $0.isWhitespace }.unicodeScalars.count
    let position = Node.Position(line: number, column: start + 1)
    let words = line.split(whereSeparator: \.isWhitespace)
    guard let first = words.first, !first.hasPrefix("#"), !first.hasPrefix("//") else { return nil }
    let sides = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let left = sides[0].split(whereSeparator: \.isWhitespace)
    let right = sides.count == 2 ? sides[1].split(whereSeparator: \.isWhitespace) : []
    guard left.count == 1, let target = right.first, !target.contains("=") else {
      throw InputError(
        file: file, position: position, problem: "this line is not an alias",
        remedy: "write “com.acme.AcmeButton = Button”")
    }
    var alias = Alias(name: String(left[0]), target: String(target), position: position)
    for word in right.dropFirst() {
      let pieces = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard pieces.count == 2, !pieces[0].isEmpty, !pieces[1].isEmpty else {
        throw InputError(
          file: file, position: position, problem: "“\(word)” is not a setting of an alias",
          remedy: "write “label=title|children”")
      }
      alias.settings.append(
        Setting(key: String(pieces[0]), values: pieces[1].split(separator: "|").map(String.init)))
    }
    return alias
  }
}
