import Importers
import Reports
import Simulator

/// The readers that the command line selects, with their settings.
struct ReaderChoice {
  /// The selected readers, in the order of the command line.
  private(set) var readers: [any ScreenReader]
  /// The selected readers with default settings.
  private let unchanged: [any ScreenReader]
  /// The changed settings, in the order of the command line.
  ///
  /// A change with the reader `nil` is for all readers.
  private var changes: [(key: String, value: String, reader: String?)] = []
  /// Warnings about readers that do not speak the requested language.
  private var languageWarnings: [(reader: String, text: String)] = []

  /// Selects the named readers, or all readers, and applies settings.
  init(_ arguments: Arguments) throws(UsageError) {
    var names: [String] = []
    for name in arguments.values(of: .reader) where !names.contains(name) { names.append(name) }
    try self.init(arguments, named: names)
  }

  /// Selects readers by name, or all readers if `names` is empty, and applies settings.
  init(_ arguments: Arguments, named names: [String]) throws(UsageError) {
    unchanged =
      names.isEmpty
      ? allReaders : names.compactMap { name in allReaders.first { $0.name == name } }
    readers = unchanged
    for assignment in arguments.values(of: .set) { try apply(assignment) }
    if let language = arguments.value(of: .language) { try setLanguage(language) }
  }

  /// Writes a warning for each reader that does not speak the requested language.
  ///
  /// If `reader` is not `nil`, warnings about other readers are left out.
  func warnAboutMissingLanguages(_ streams: inout Streams, of reader: String? = nil) {
    let warnings = languageWarnings.filter { reader == nil || $0.reader == reader }.map(\.text)
    guard !warnings.isEmpty else { return }
    streams.writeError("announce: \(warnings.joined(separator: "; "))")
  }

  /// Whether the command line changes a setting of a reader.
  func sets(_ key: String, of reader: String) -> Bool {
    changes.contains { $0.key == key && ($0.reader == nil || $0.reader == reader) }
  }

  /// Returns advice to use `--language`, or `nil` if the option would not help.
  ///
  /// The option helps if readers could speak the screen's language but are set to another language.
  func languageHint(for imported: ImportedScreen) -> String? {
    guard let tag = imported.screen.language.flatMap(LanguageTag.init) else { return nil }
    let others = readers(for: imported).filter { reader in
      guard LanguageTag(reader.language)?.language != tag.language else { return false }
      var changed = reader
      return (try? changed.set("locale", to: tag.language)) != nil
    }
    guard !others.isEmpty else { return nil }
    let names = others.map { "\($0.displayName) (\($0.language))" }.joined(separator: " and ")
    return "\(imported.screen.heading) is in “\(tag.language)”; add --language \(tag.language) "
      + "so that \(names) \(others.count == 1 ? "speaks" : "speak") it"
  }

  /// Returns the readers for one screen, with the settings of its file and then of the command
  /// line.
  func readers(for screen: ImportedScreen) -> [any ScreenReader] {
    guard !screen.settings.isEmpty else { return readers }
    return unchanged.map { reader($0, for: screen) }
  }

  /// Returns a reader with the settings of a screen's file and then of the command line.
  func reader(_ base: any ScreenReader, for screen: ImportedScreen) -> any ScreenReader {
    var reader = screen.readers([base]).first ?? base
    for change in changes where change.reader == nil || change.reader == reader.name {
      try? reader.set(change.key, to: change.value)
    }
    return reader
  }

  private mutating func apply(_ assignment: String) throws(UsageError) {
    guard let sign = assignment.firstIndex(of: "="), sign > assignment.startIndex else {
      throw UsageError("--set cannot be “\(assignment)”", remedy: "write --set key=value")
    }
    let key = String(assignment[..<sign])
    let value = String(assignment[assignment.index(after: sign)...])
    guard let dot = key.firstIndex(of: ".") else { return try set(key, to: value) }
    let reader = String(key[..<dot])
    guard readers.contains(where: { $0.name == reader }) else {
      throw UsageError(
        "unknown reader “\(reader)”",
        remedy: Suggestion.remedy(for: reader, among: readers.map(\.name), called: "readers"))
    }
    try set(String(key[key.index(after: dot)...]), to: value, only: reader)
  }

  /// Sets the language of each reader that speaks the language.
  ///
  /// A reader that does not speak the language keeps its current language. Such a reader causes no
  /// error, because the option also chooses the language of a file's texts.
  private mutating func setLanguage(_ language: String) throws(UsageError) {
    guard let tag = LanguageTag(language), (2...3).contains(tag.language.count) else {
      throw UsageError(
        "--language cannot be “\(language)”",
        remedy: "write a language tag, such as de or pt-BR")
    }
    for index in readers.indices {
      var reader = readers[index]
      if (try? reader.set("locale", to: language)) != nil {
        readers[index] = reader
      } else {
        languageWarnings.append(
          (
            reader.name,
            "\(reader.displayName) does not speak “\(language)”; it uses \(reader.language)"
          ))
      }
    }
    changes.append(("locale", language, nil))
  }

  /// Returns the error for a language that no reader speaks.
  func unknownLanguage(_ language: String) -> UsageError {
    var error = invalidValue(language, for: "locale", of: Array(readers.indices))
    error.problem = "--language cannot be “\(language)”"
    return error
  }

  /// Changes a setting of every reader that has the setting and accepts the value.
  private mutating func set(
    _ key: String, to value: String, only name: String? = nil
  ) throws(UsageError) {
    let named = readers.indices.filter { name == nil || readers[$0].name == name }
    let owners = named.filter { type(of: readers[$0]).settings.contains { $0.key == key } }
    guard !owners.isEmpty else { throw unknownSetting(key, of: named) }
    var isAccepted = false
    for index in owners {
      var reader = readers[index]
      guard (try? reader.set(key, to: value)) != nil else { continue }
      readers[index] = reader
      isAccepted = true
    }
    guard isAccepted else { throw invalidValue(value, for: key, of: owners) }
    changes.append((key, value, name))
  }

  private func unknownSetting(_ key: String, of indices: [Int]) -> UsageError {
    var keys: [String] = []
    for index in indices {
      for setting in type(of: readers[index]).settings where !keys.contains(setting.key) {
        keys.append(setting.key)
      }
    }
    let list = "settings are " + keys.joined(separator: ", ")
    let nearest = Suggestion.nearest(to: key, among: keys).map { "did you mean “\($0)”? " } ?? ""
    return UsageError("unknown setting “\(key)”", remedy: nearest + list)
  }

  private func invalidValue(_ value: String, for key: String, of indices: [Int]) -> UsageError {
    let lists = indices.map { index in
      "\(readers[index].displayName) takes "
        + knownValues(of: readers[index], for: key, insteadOf: value).joined(separator: ", ")
    }
    return UsageError(
      "“\(key)” cannot be “\(value)”", remedy: lists.joined(separator: "; "))
  }

  /// Returns the values that a reader accepts for a setting, taken from the reader's error for
  /// `value`.
  ///
  /// The result is empty if the setting has no fixed list of values.
  private func knownValues(
    of reader: any ScreenReader, for key: String, insteadOf value: String
  ) -> [String] {
    var reader = reader
    do {
      try reader.set(key, to: value)
    } catch {
      if case .unknownValue(_, key: _, let known) = error { return known }
    }
    return []
  }
}

extension Reading {
  /// Reads a screen with the selected readers and the settings of its file and the command line.
  init(
    _ imported: ImportedScreen, by choice: ReaderChoice,
    moving navigation: Navigation = .swipeRight,
    listsSkippedNodes: Bool = false
  ) {
    self.init(
      imported, by: choice.readers(for: imported), moving: navigation,
      listsSkippedNodes: listsSkippedNodes)
  }
}
