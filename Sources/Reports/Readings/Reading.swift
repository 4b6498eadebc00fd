package import Importers
package import Simulator

/// A screen with the announcements of each reader.
package struct Reading: Sendable {
  /// The screen as the first reader's platform shows it.
  package var screen: Screen { screens.first ?? Screen() }
  /// The screen as each reader's platform shows it.
  package private(set) var screens: [Screen]
  /// Whether all platforms show the same screen.
  let isSameEverywhere: Bool
  /// Whether the screen comes from a file, rather than from a live page or a device.
  let isSaved: Bool
  /// The readers, in the order of the output.
  package var readers: [any ScreenReader]
  /// The transcripts of the readers, in the order of the readers.
  package var transcripts: [Transcript]
  /// The walk of each reader through the screen.
  package private(set) var walks: [any ScreenWalk]
  /// How the readers move through the screen.
  package var navigation: Navigation

  package init(
    _ screen: Screen, by readers: [any ScreenReader], moving navigation: Navigation = .swipeRight
  ) {
    self.init(ImportedScreen(screen), by: readers, moving: navigation)
  }

  /// Creates the reading of an imported screen.
  ///
  /// Each reader reads the screen as its platform shows it.
  ///
  /// Readers of a large screen run in parallel.
  ///
  /// - Parameter listsSkippedNodes: Whether to list skipped nodes.
  package init(
    _ imported: ImportedScreen, by readers: [any ScreenReader], moving navigation: Navigation,
    listsSkippedNodes: Bool = true
  ) {
    self.readers = readers
    self.navigation = navigation
    screens = Reading.screens(of: imported, for: readers)
    isSaved = !imported.isLive
    isSameEverywhere = Reading.isSameEverywhere(imported)
    (transcripts, walks) = ([], [])
    let shown = screens
    let all = mapReaders { index in
      // The count of elements behind a dialog also needs the skipped nodes.
      let explains = listsSkippedNodes || shown[index].mayHoldModal
      return readers[index].opening(shown[index], by: navigation, listsSkippedNodes: explains)
    }
    transcripts = all.map(\.transcript)
    walks = all.map(\.walk)
  }

  /// Opens an imported screen with each reader, without composing announcements.
  ///
  /// The transcripts have no stops. The walks compose them.
  init(
    opening imported: ImportedScreen, by readers: [any ScreenReader], moving navigation: Navigation
  ) {
    self.readers = readers
    self.navigation = navigation
    screens = Reading.screens(of: imported, for: readers)
    isSaved = !imported.isLive
    isSameEverywhere = Reading.isSameEverywhere(imported)
    (transcripts, walks) = ([], [])
    let shown = screens
    walks = mapReaders { readers[$0].open(shown[$0], by: navigation) as any ScreenWalk }
    transcripts = zip(readers.indices, walks).map { index, walk in
      Transcript(
        reader: readers[index].name, profile: readers[index].profile,
        versions: readers[index].versions(on: shown[index].origin),
        language: readers[index].language, stops: [],
        skippedNodes: shown[index].mayHoldModal ? walk.skippedNodes : [])
    }
  }

  /// Returns an imported screen as each reader's platform shows it.
  private static func screens(
    of imported: ImportedScreen, for readers: [any ScreenReader]
  ) -> [Screen] {
    readers.isEmpty ? [imported.screen] : readers.map { imported.screen(for: $0) }
  }

  private static func isSameEverywhere(_ imported: ImportedScreen) -> Bool {
    imported.android == nil && imported.absenceOnAndroid == nil
  }

  /// Computes a value for the index of each reader, in parallel if the screen is large.
  func mapReaders<Value: Sendable>(_ make: @escaping @Sendable (Int) -> Value) -> [Value] {
    isLarge ? ParallelAuditExecutor().map(Array(readers.indices), make) : readers.indices.map(make)
  }

  /// Whether it is faster to run each reader on its own processor.
  var isLarge: Bool { Reading.isLarge(screens[0]) }

  private static func isLarge(_ screen: Screen) -> Bool { screen.count >= largeScreen }

  /// The minimum number of nodes for which running the readers in parallel is faster.
  private static let largeScreen = 2_000
}

extension ReaderAlignment {
  package init(_ reading: Reading) {
    self.init(
      reading.transcripts, on: reading.isSameEverywhere ? [reading.screen] : reading.screens)
  }
}

extension Reading {
  /// The import diagnostics of all platforms, each once.
  package var diagnostics: [ImportDiagnostic] {
    var diagnostics = screen.diagnostics
    for other in screens.dropFirst() where !isSameEverywhere {
      diagnostics += other.diagnostics.filter { !diagnostics.contains($0) }
    }
    return diagnostics
  }

  /// The file and the name of the screen, and any navigation other than the default.
  package var heading: String {
    navigation == .swipeRight ? screen.heading : "\(screen.heading), moving by \(navigation.name)"
  }
}

extension Screen {
  /// Whether the screen may have a dialog that covers other content.
  ///
  /// Native platforms have many kinds of dialogs; on pages, only modal elements cover the screen.
  fileprivate var mayHoldModal: Bool {
    origin != .web || preorder.contains { self[$0.index].states.isModal }
  }

  /// The file and the name of the screen, in one line.
  package var heading: String {
    let called = title ?? name
    guard let file else { return called }
    let displayName = file == "-" ? "standard input" : file
    let isCalledAfterFile = called.isEmpty || file == called || file.hasSuffix("/" + called)
    return isCalledAfterFile ? displayName : "\(displayName): \(called)"
  }

  /// The title of the screen, or else its name, or `nil` if both are blank.
  ///
  /// A screen name that equals the file's name counts as blank.
  package var ownTitle: String? {
    [title ?? "", name == file ? "" : name].first { !$0.allSatisfy(\.isWhitespace) }
  }

  /// Whether the screen has a name that is neither its title nor its file.
  package var hasNameOfItsOwn: Bool { title == nil && !name.isEmpty && name != file }

  /// The reason to print if the screen has no stops.
  package var emptiness: String {
    if let absence { return "no stops: \(absence)" }
    let hasScripts =
      origin == .web
      && (preorder.contains { self[$0.index].web?.element == "script" }
        || diagnostics.contains { $0.kind == .notComputed })
    return hasScripts
      ? "no stops: scripts build this page; open it with --browser, or add --wait-for SELECTOR"
      : "no stops: no element can be reached"
  }
}

extension ImportDiagnostic {
  /// The message with its location.
  package var line: String { position.map { "\($0.displayText): \(message)" } ?? message }
}

extension Node.Position {
  /// The location in words: `line 3, column 4`.
  ///
  /// The name of the file comes first if it is not the screen's own file.
  package var displayText: String {
    let text = "line \(line), column \(column)"
    return file.map { "\($0), \(text)" } ?? text
  }
}

extension ScreenReader {
  /// Returns the reader with its versions on a screen, its language and other changed settings.
  ///
  /// Example: `TalkBack, version 16.2, Android API 36, language de, hints off`.
  package func fullHeader(on origin: Screen.Origin) -> String {
    let versions = versions(on: origin)
    let shownKeys = Set(versions.map(\.key) + ["locale", "phone"])
    let changes = changedSettings.filter { !shownKeys.contains($0.key) }
    return
      ([displayName] + versions.map(\.description) + ["language \(language)"]
      + changes.map { "\($0.key) \($0.value)" }).joined(separator: ", ")
  }

  /// The reader with its changed settings: `TalkBack, hints off`.
  package var header: String {
    ([displayName] + changedSettings.map { "\($0.key) \($0.value)" }).joined(separator: ", ")
  }
}
