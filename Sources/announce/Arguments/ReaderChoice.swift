import Importers
import Reports
import Simulator

/// The readers that a command line asks for, with its settings.
struct ReaderChoice {
  /// The chosen readers in the order in which they were named.
  private(set) var readers: [any ScreenReader]
  /// The same readers as on a new phone.
  private let unchanged: [any ScreenReader]
  /// What was changed, in order, each for one reader or all.
  private var changes: [(key: String, value: String, reader: String?)] = []
  /// What is said of readers that have no words in the wanted language.
  private var lacks: [String] = []

  /// Chooses the readers that were named, or all, and changes their settings.
  init(_ arguments: Arguments) throws(UsageError) {
    var names: [String] = []
    for name in arguments.values(of: .reader) where !names.contains(name) { names.append(name) }
    try self.init(arguments, named: names)
  }

  /// Chooses readers by name, all if there is none, and changes their settings.
  init(_ arguments: Arguments, named names: [String]) throws(UsageError) {
    unchanged =
      names.isEmpty
      ? allReaders : names.compactMap { name in allReaders.first { $0.name == name } }
    readers = unchanged
    for assignment in arguments.values(of: .set) { try apply(assignment) }
    if let language = arguments.value(of: .language) { try speak(language) }
  }

  /// Says which readers keep to words in another language than the wanted one.
  func warnAboutMissingLanguages(_ streams: inout Streams) {
    guard !lacks.isEmpty else { return }
    streams.writeError("announce: \(lacks.joined(separator: "; "))")
  }

  /// What to type where a screen is in a language that its readers know and do not speak.
  func languageHint(for imported: ImportedScreen) -> String? {
    guard let tag = imported.screen.language.flatMap(LanguageTag.init) else { return nil }
    let deaf = readers(for: imported).filter { reader in
      guard LanguageTag(reader.language)?.language != tag.language else { return false }
      var willing = reader
      return (try? willing.set("locale", to: tag.language)) != nil
    }
    guard !deaf.isEmpty else { return nil }
    let names = deaf.map { "\($0.displayName) (\($0.language))" }.joined(separator: " and ")
    return "\(imported.screen.heading) is in “\(tag.language)”, which \(names) would speak with "
      + "--language \(tag.language)"
  }

  /// The readers for one screen: with the settings of its file, then those of the command line.
  func readers(for screen: ImportedScreen) -> [any ScreenReader] {
    guard !screen.settings.isEmpty else { return readers }
    return screen.readers(unchanged).map { reader in
      var reader = reader
      for change in changes where change.reader == nil || change.reader == reader.name {
        try? reader.set(change.key, to: change.value)
      }
      return reader
    }
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
        "no chosen reader is called “\(reader)”",
        remedy: Suggestion.remedy(for: reader, among: readers.map(\.name), called: "readers"))
    }
    try set(String(key[key.index(after: dot)...]), to: value, only: reader)
  }

  /// Has the readers speak a language, as far as they have words in it.
  ///
  /// A reader without them keeps its own, since the texts of a file may well be in that language.
  private mutating func speak(_ language: String) throws(UsageError) {
    guard let tag = LanguageTag(language), (2...3).contains(tag.language.count) else {
      throw UsageError(
        "--language cannot be “\(language)”",
        remedy: "give the tag of a language, such as de or pt-BR")
    }
    for place in readers.indices {
      var reader = readers[place]
      if (try? reader.set("locale", to: language)) != nil {
        readers[place] = reader
      } else {
        lacks.append(
          "\(reader.displayName) has no words in “\(language)” and keeps to \(reader.language)")
      }
    }
    changes.append(("locale", language, nil))
  }

  /// Why no reader can be heard in a language, with those that each has.
  func refusal(of language: String) -> UsageError {
    refused(language, for: "locale", of: Array(readers.indices))
  }

  /// Changes a setting of every reader that has it.
  ///
  /// A value that one of them takes and another does not, such as a profile, changes the one.
  private mutating func set(
    _ key: String, to value: String, only name: String? = nil
  ) throws(UsageError) {
    let places = readers.indices.filter { name == nil || readers[$0].name == name }
    let owners = places.filter { type(of: readers[$0]).settings.contains { $0.key == key } }
    guard !owners.isEmpty else { throw unknown(key, of: places) }
    var wasTaken = false
    for place in owners {
      var reader = readers[place]
      guard (try? reader.set(key, to: value)) != nil else { continue }
      readers[place] = reader
      wasTaken = true
    }
    guard wasTaken else { throw refused(value, for: key, of: owners) }
    changes.append((key, value, name))
  }

  private func unknown(_ key: String, of places: [Int]) -> UsageError {
    var keys: [String] = []
    for place in places {
      for setting in type(of: readers[place]).settings where !keys.contains(setting.key) {
        keys.append(setting.key)
      }
    }
    let list = "settings are " + keys.joined(separator: ", ")
    let nearest = Suggestion.nearest(to: key, among: keys).map { "did you mean “\($0)”? " } ?? ""
    return UsageError("unknown setting “\(key)”", remedy: nearest + list)
  }

  private func refused(_ value: String, for key: String, of places: [Int]) -> UsageError {
    let lists = places.map { place in
      "\(readers[place].displayName) takes "
        + knownValues(of: key, refusing: value, at: place).joined(separator: ", ")
    }
    return UsageError(
      "“\(value)” is no value of “\(key)”", remedy: lists.joined(separator: "; "))
  }

  /// What a reader takes, in its own words, since not every setting has a list of values.
  private func knownValues(of key: String, refusing value: String, at place: Int) -> [String] {
    var reader = readers[place]
    do {
      try reader.set(key, to: value)
    } catch {
      if case .unknownValue(_, key: _, let known) = error { return known }
    }
    return []
  }
}

extension Reading {
  /// Lets the chosen readers read a screen as its file and the command line want it.
  init(
    _ imported: ImportedScreen, by choice: ReaderChoice,
    moving navigation: Navigation = .swipeRight,
    explainsRest: Bool = false
  ) {
    self.init(
      imported, by: choice.readers(for: imported), moving: navigation, explainsRest: explainsRest)
  }
}
