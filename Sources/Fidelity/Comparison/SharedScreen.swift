internal import Importers
internal import Simulator
internal import TextIO

/// A screen file, read only once for all recordings that name the file.
struct SharedScreen {
  private let file: Result<RecordedScreenFile, InputError>?
  /// The stops computed so far, by reading.
  private var stops: [Reading: StopsByNode] = [:]

  /// Everything that determines the transcript of a screen: the reader with its settings, the
  /// screen, and the navigation.
  private struct Reading: Hashable {
    var reader: String
    var settings: [String]
    var screen: Int
    var navigation: Navigation
  }

  /// Reads the screen file that recordings name, if they name a file.
  ///
  /// - Parameter recordings: Recordings that all name the same file, or all name no file.
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

  /// Returns the screen and the node that a recording names, or `nil` if the recording names no
  /// screen file.
  func selection(
    of recording: Recording, on platform: TextInput.Platform
  ) throws(InputError) -> RecordedScreenFile.Selection? {
    guard let file, let reference = recording.screen else { return nil }
    return try file.get().selection(of: reference, on: platform)
  }

  func screen(at selection: RecordedScreenFile.Selection) throws(InputError) -> RecordedScreen? {
    try file.map { file throws(InputError) in RecordedScreen(selection, in: try file.get()) }
  }

  /// Returns the stops of a screen.
  ///
  /// The stops are computed once for each combination of reader, settings and navigation.
  mutating func stops(
    at selection: RecordedScreenFile.Selection, by reader: any ScreenReader,
    _ navigation: Navigation
  ) -> StopsByNode {
    let keys = type(of: reader).settings.map(\.key)
    let reading = Reading(
      reader: reader.name, settings: keys.map { "\($0)=\(reader.value(of: $0) ?? "")" },
      screen: selection.index, navigation: navigation)
    if let known = stops[reading] { return known }
    let found = StopsByNode(of: selection.screen, by: reader, navigation)
    stops[reading] = found
    return found
  }
}

extension SharedScreen {
  /// Returns the screen that a recording names, or `nil` if this screen has no walk of the
  /// recording's reader.
  func selectionWithWalk(of recording: Recording) -> RecordedScreenFile.Selection? {
    guard let platform = ReplayReader.platform(of: recording),
      let selection = (try? self.selection(of: recording, on: platform)) ?? nil,
      let walk = selection.walk,
      walk.reader.map({ $0 == recording.reader }) ?? true
    else { return nil }
    return selection
  }

  /// Returns how well the predicted order agrees with the order of the walk on a screen, or `nil`
  /// if the reader of the recording cannot be simulated.
  mutating func order(
    of recording: Recording, at selection: RecordedScreenFile.Selection,
    _ settings: [(key: String, value: String)]
  ) -> LoggedAgreement? {
    guard let walk = selection.walk,
      let reader = try? ReplayReader.make(for: recording, on: selection.imported, settings)
    else { return nil }
    var agreement = LoggedAgreement(
      reader: recording.reader,
      version: LoggedVersion.text(in: walk.version, of: recording.reader)
        ?? LoggedVersion.text(in: recording.notes, of: recording.reader))
    agreement.addOrder(
      of: walk, on: selection.screen, stops(at: selection, by: reader, .swipeRight))
    return agreement
  }
}

extension LoggedAgreement {
  /// Counts the pairs of successive stops in a walk, and those of these pairs that the simulator
  /// has in the same order.
  ///
  /// A pair counts as out of order if the simulator lacks one of its stops.
  fileprivate mutating func addOrder(
    of walk: HeardWalk, on screen: Screen, _ stops: StopsByNode
  ) {
    guard walk.order == .walk || walk.order == .sub else { return }
    var indices: [String: Int] = [:]
    for stop in stops.all {
      guard let id = screen[stop.node].id, indices[id] == nil else { continue }
      indices[id] = stop.index
    }
    for (node, next) in zip(walk.nodes, walk.nodes.dropFirst()) {
      neighbours += 1
      guard let before = indices[node], let after = indices[next] else { continue }
      let isNext = walk.order == .walk ? after == before + 1 : after > before
      neighboursInOrder += isNext ? 1 : 0
    }
  }
}

extension StopsByNode {
  /// Creates the index of a reader's stops on a screen.
  init(of screen: Screen, by reader: any ScreenReader, _ navigation: Navigation) {
    let transcript = reader.read(screen, by: navigation, listsSkippedNodes: false)
    self.init(transcript.stops, on: screen)
  }
}
