internal import Importers
internal import Simulator
internal import TextIO

/// The screen that several recordings share, which is read from its file once.
struct SharedScreen {
  private let file: Result<RecordedScreenFile, InputError>?
  /// The transcripts of readers so far.
  private var stops: [Reading: StopsByNode] = [:]

  /// What determines a transcript of a screen file.
  private struct Reading: Hashable {
    var reader: String
    var settings: [String]
    var screen: Int
    var navigation: Navigation
  }

  /// Reads the screen file that recordings name, if they name one.
  ///
  /// - Parameter recordings: Recordings that all name the same file or none.
  init(of recordings: some Collection<Recording>) {
    let references = recordings.compactMap(\.screen)
    let countsElements = references.contains {
      if case .number = $0.node { true } else { false }
    }
    file = references.first.map { reference in
      Result { () throws(InputError) in
        try RecordedScreenFile(reference, countsElements: countsElements)
      }
    }
  }

  /// Returns the place of a recording in the screen file, or `nil` if it names none.
  func place(
    of recording: Recording, on platform: TextInput.Platform
  ) throws(InputError) -> RecordedScreenFile.Place? {
    guard let file, let reference = recording.screen else { return nil }
    return try file.get().place(of: reference, on: platform)
  }

  /// Returns the screen at a place.
  func screen(at place: RecordedScreenFile.Place) throws(InputError) -> RecordedScreen? {
    try file.map { file throws(InputError) in RecordedScreen(place, in: try file.get()) }
  }

  /// Returns the stops of a screen file, which are found once for each reader and navigation.
  mutating func stops(
    at place: RecordedScreenFile.Place, by reader: any ScreenReader, _ navigation: Navigation
  ) -> StopsByNode {
    let keys = type(of: reader).settings.map(\.key)
    let reading = Reading(
      reader: reader.name, settings: keys.map { "\($0)=\(reader.value(of: $0) ?? "")" },
      screen: place.index, navigation: navigation)
    if let known = stops[reading] { return known }
    let found = StopsByNode(of: place.screen, by: reader, navigation)
    stops[reading] = found
    return found
  }
}

extension SharedScreen {
  /// Returns the place of a recording on a screen with a walk of its reader, if there is one.
  func placeOnWalk(_ recording: Recording) -> RecordedScreenFile.Place? {
    guard let platform = ReplayReader.platform(of: recording),
      let place = (try? self.place(of: recording, on: platform)) ?? nil, let walk = place.walk,
      walk.reader.map({ $0 == recording.reader }) ?? true
    else { return nil }
    return place
  }

  /// Returns the agreement with the order of the walk at a place, or `nil` if the reader of the
  /// recording cannot be simulated.
  mutating func order(
    of recording: Recording, at place: RecordedScreenFile.Place,
    _ settings: [(key: String, value: String)]
  ) -> LoggedAgreement? {
    guard let walk = place.walk,
      let reader = try? ReplayReader.make(for: recording, on: place.imported, settings)
    else { return nil }
    let order = WalkOrder(walk, on: place.screen, stops(at: place, by: reader, .swipeRight))
    let version =
      LoggedVersion.text(in: walk.version, of: recording.reader)
      ?? LoggedVersion.text(in: recording.notes, of: recording.reader)
    return LoggedAgreement(order, reader: recording.reader, version: version)
  }
}

extension StopsByNode {
  /// Finds the stops of a screen.
  init(of screen: Screen, by reader: any ScreenReader, _ navigation: Navigation) {
    let transcript = reader.read(screen, by: navigation, listsSkippedNodes: false)
    self.init(transcript.stops, on: screen)
  }
}
