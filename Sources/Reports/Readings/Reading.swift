package import Importers
package import Simulator

/// One screen with what every chosen reader says on it: what the formats write.
package struct Reading: Sendable {
  /// The screen; on the platform of the first reader where platforms differ.
  package var screen: Screen { screens.first ?? Screen() }
  /// For each reader the screen as its platform shows it, the same where the file does not ask.
  package private(set) var screens: [Screen]
  /// Whether every platform shows the same screen.
  let isSameEverywhere: Bool
  /// The readers in the order in which they are shown.
  package var readers: [any ScreenReader]
  /// What each reader says, in the order of the readers.
  package var transcripts: [Transcript]
  /// The screen as each reader has opened it.
  package private(set) var walks: [any ScreenWalk]
  /// How the screen is moved through.
  package var navigation: Navigation

  /// Lets the readers read a screen, moved through in one way.
  package init(
    _ screen: Screen, by readers: [any ScreenReader], moving navigation: Navigation = .swipeRight
  ) {
    self.init(ImportedScreen(screen), by: readers, moving: navigation)
  }

  /// Lets the readers read a screen, each as its platform shows it and, of a large one, at once.
  ///
  /// - Parameter explainsRest: Whether the nodes that are no stops are listed, too.
  package init(
    _ imported: ImportedScreen, by readers: [any ScreenReader], moving navigation: Navigation,
    explainsRest: Bool = true
  ) {
    self.readers = readers
    self.navigation = navigation
    let screens = readers.map { imported.screen(for: $0) }
    self.screens = screens.isEmpty ? [imported.screen] : screens
    isSameEverywhere = imported.android == nil
    let shown = self.screens
    typealias Read = (walk: any ScreenWalk, transcript: Transcript)
    let read: @Sendable (Int) -> Read = { place in
      // What a dialog keeps out of reach is counted beside the stops.
      let explains = explainsRest || shown[place].mayHoldModal
      return readers[place].opening(shown[place], by: navigation, explainsRest: explains)
    }
    let all: [Read]
    if Reading.isLarge(shown[0]) {
      all = AllCores().map(Array(readers.indices), read)
    } else {
      all = readers.indices.map(read)
    }
    transcripts = all.map(\.transcript)
    walks = all.map(\.walk)
  }

  /// Whether it pays to have each reader on a processor of its own.
  var isLarge: Bool { Reading.isLarge(screens[0]) }

  private static func isLarge(_ screen: Screen) -> Bool { screen.count >= largeScreen }

  /// The number of nodes from which on it does.
  private static let largeScreen = 2_000
}

extension StopAlignment {
  package init(_ reading: Reading) {
    self.init(
      reading.transcripts, on: reading.isSameEverywhere ? [reading.screen] : reading.screens)
  }
}

extension Reading {
  /// What the file could not tell on any of the platforms, each thing once.
  package var diagnostics: [ImportDiagnostic] {
    var diagnostics = screen.diagnostics
    for other in screens.dropFirst() where !isSameEverywhere {
      diagnostics += other.diagnostics.filter { !diagnostics.contains($0) }
    }
    return diagnostics
  }

  /// The file, what the screen is called, and the way of moving where it is not the usual one.
  package var heading: String {
    navigation == .swipeRight ? screen.heading : "\(screen.heading), moving by \(navigation.name)"
  }
}

extension Screen {
  /// Whether anything on it may keep the rest out of reach; platforms have many ways, pages have one.
  fileprivate var mayHoldModal: Bool {
    origin != .web || preorder.contains { self[$0.index].states.isModal }
  }

  /// The file and what the screen is called, in one line.
  package var heading: String {
    let called = title ?? name
    guard let file else { return called }
    let place = file == "-" ? "standard input" : file
    let isCalledAfterFile = called.isEmpty || file == called || file.hasSuffix("/" + called)
    return isCalledAfterFile ? place : "\(place): \(called)"
  }

  /// The title, or the name that is not just its file's; absent where both are blank.
  package var ownTitle: String? {
    [title ?? "", name == file ? "" : name].first { !$0.allSatisfy(\.isWhitespace) }
  }

  /// Whether the file calls it otherwise than by its own name or a title.
  package var hasNameOfItsOwn: Bool { title == nil && !name.isEmpty && name != file }

  /// Why there may be nothing to hear, in words.
  package var emptiness: String {
    let hasScripts =
      origin == .web
      && (preorder.contains { self[$0.index].web?.element == "script" }
        || diagnostics.contains { $0.kind == .notComputed })
    return hasScripts
      ? "no stops: scripts build this page, so save the rendered page from a browser and give that"
      : "no stops: nothing here can be reached"
  }
}

extension ImportDiagnostic {
  /// The sentence with its place.
  package var line: String { position.map { "\($0.place): \(message)" } ?? message }
}

extension Node.Position {
  /// The place in words: `line 3, column 4`, after the name of the file where it is another one.
  package var place: String {
    let place = "line \(line), column \(column)"
    return file.map { "\($0), \(place)" } ?? place
  }
}

extension ScreenReader {
  /// The reader with its versions on a screen, its language and what else was changed:
  /// `TalkBack, profile 16.2, api 36, language de, hints off`.
  package func fullHeader(on origin: Screen.Origin) -> String {
    let versions = versions(on: origin)
    let told = Set(versions.map(\.key) + ["locale", "phone"])
    let changes = changedSettings.filter { !told.contains($0.key) }
    return
      ([displayName] + versions.map(\.description) + ["language \(language)"]
      + changes.map { "\($0.key) \($0.value)" }).joined(separator: ", ")
  }

  /// The reader with its profile and what was changed, in words: `TalkBack, hints off`.
  package var header: String {
    ([displayName] + changedSettings.map { "\($0.key) \($0.value)" }).joined(separator: ", ")
  }
}
