internal import Importers
internal import Simulator
internal import TextIO

/// The announcements that the simulator makes when a recording is repeated.
struct RecordingReplay {
  /// The simulated announcements to compare with the recording, the most likely match first.
  ///
  /// The array is empty if the simulated reader announces nothing, or if there is an ``obstacle``.
  let announcements: [Announcement]
  /// The profile of the simulated reader, or `nil` if no reader was simulated.
  let profile: String?
  /// The reason why the recording could not be replayed, or `nil` if it was replayed.
  let obstacle: String?
  /// The reason why the screen file was not used, or `nil` if it was used or there is no such file.
  let screenProblem: InputError?
  /// The usage hint in the screen file, or `nil` if the file has no separate usage hint.
  let loggedHint: String?

  /// Simulates the command of a recording at the target of the recording.
  init(
    _ recording: Recording, _ settings: [(key: String, value: String)],
    on shared: inout SharedScreen
  ) {
    let result = Result { () throws(InputError) in
      try ReplayReader.platform(of: recording).flatMap { platform throws(InputError) in
        try shared.selection(of: recording, on: platform)
      }
    }
    let selection = (try? result.get()) ?? nil
    if case .failure(let error) = result { screenProblem = error } else { screenProblem = nil }
    loggedHint = selection?.loggedHint
    let made = Result { () throws(RecordingReplayError) in
      try ReplayReader.make(for: recording, on: selection?.imported, settings)
    }
    profile = (try? made.get())?.profile
    do {
      let reader = try made.get()
      let own = try selection.flatMap { selection throws(InputError) in
        try shared.screen(at: selection)
      }
      guard let screen = try own ?? RecordedScreen(recording) else {
        announcements = []
        obstacle = screenProblem?.description ?? "the file does not contain the page"
        return
      }
      var replay = Replay(recording, screen, reader)
      announcements = try replay.announcements(at: selection, in: &shared)
      obstacle = nil
    } catch {
      announcements = []
      obstacle = "\(error)"
    }
  }
}

/// A recording with its screen and reader.
private struct Replay {
  let recording: Recording
  let recorded: RecordedScreen
  let reader: any ScreenReader
  var screen: Screen

  init(_ recording: Recording, _ recorded: RecordedScreen, _ reader: any ScreenReader) {
    self.recording = recording
    self.reader = reader
    self.recorded = recorded
    screen = recorded.screen
  }

  mutating func announcements(
    at selection: RecordedScreenFile.Selection?, in shared: inout SharedScreen
  ) throws(RecordingReplayError) -> [Announcement] {
    let target = RecordedTarget(recording, in: recorded)
    guard !target.isMissing || recording.isSilent else {
      throw RecordingReplayError(
        description: "no element of the screen matches the target “\(recording.target)”")
    }
    if recording.isActivatedBefore, let control = target.control {
      screen = screen.activating(control)
    }
    if recording.command.hasPrefix("activate") {
      guard let control = target.control else { return [] }
      return screens(activating: control)
        .map { reader.announcement(activating: control, on: $0) }
        .filter { !$0.parts.isEmpty }
    }
    let navigation = navigation(to: target)
    let stops: StopsByNode
    if let selection, !recording.isActivatedBefore {
      stops = shared.stops(at: selection, by: reader, navigation)
    } else {
      stops = StopsByNode(of: screen, by: reader, navigation)
    }
    let found = recording.isSilent ? target.ownStops(among: stops) : target.stops(among: stops)
    return found.map(\.announcement)
  }

  /// Returns the screens on which a control may have been activated: the recorded screen, then the
  /// same screen with the control in its opposite state.
  ///
  /// Test pages show the control before the activation. A guide with the command “activate” may
  /// show the control after the activation instead.
  private func screens(activating control: Node.Index) -> [Screen] {
    guard recording.command == "activate" else { return [screen] }
    var before = screen
    if let checked = screen[control].value?.checked {
      before[control].value?.checked = checked == .on ? .off : .on
    } else if let expanded = screen[control].states.expanded {
      before[control].states.expanded = !expanded
    }
    return [screen, before]
  }

  /// Returns the navigation of the recorded command; an unknown command is treated as a swipe
  /// right.
  ///
  /// A jump to the previous item of a kind is simulated like a jump to the next item of this kind.
  /// The command `next_item_of_type` jumps to items of the same kind as the target.
  private func navigation(to target: RecordedTarget) -> Navigation {
    if recording.command == "previous_item" { return .swipeLeft }
    var kind = recording.command[...]
    for direction in ["next_", "previous_"] where kind.hasPrefix(direction) {
      kind = kind.dropFirst(direction.count)
    }
    switch kind {
    case "form_field", "form_control", "control": return .jump(.formControls)
    case "heading": return .jump(.headings)
    case "link": return .jump(.links)
    case "landmark": return .jump(.landmarks)
    case "item_of_type":
      return target.control.flatMap { Navigation.Unit(of: screen[$0]) }.map { .jump($0) }
        ?? .swipeRight
    default: return .swipeRight
    }
  }
}

/// The reason why a recording cannot be replayed.
struct RecordingReplayError: Error, CustomStringConvertible {
  var description: String
}

/// Functions that create the simulated reader for a recording.
enum ReplayReader {
  /// Returns the simulated reader for a recording, with `settings` applied.
  ///
  /// The reader has the language of the recording. Its version is the simulated version nearest to
  /// the recorded version.
  static func make(
    for recording: Recording, on screen: ImportedScreen? = nil,
    _ settings: [(key: String, value: String)]
  ) throws(RecordingReplayError) -> any ScreenReader {
    guard var reader = allReaders.first(where: { $0.name == recording.reader }) else {
      throw RecordingReplayError(description: "there is no reader “\(recording.reader)”")
    }
    do {
      let release = ReaderRelease(recording.notes, of: recording.reader)
      for (key, value) in release.settings(of: recording.reader) {
        try reader.set(key, to: value)
      }
      if recording.sourceKind == .reverseEngineered { try reader.set("profile", to: "snapshot") }
      for (key, value) in inputSettings(recording.notes) where reader.value(of: key) != nil {
        try? reader.set(key, to: value)
      }
      try reader.set("locale", to: recording.locale)
      reader = screen?.readers([reader]).first ?? reader
      for (key, value) in settings where reader.value(of: key) != nil {
        try reader.set(key, to: value)
      }
    } catch {
      throw RecordingReplayError(description: error.description)
    }
    return reader
  }

  /// Returns the platform of a recording's reader, or `nil` for an unknown reader.
  static func platform(of recording: Recording) -> TextInput.Platform? {
    allReaders.first { $0.name == recording.reader }.map { type(of: $0).platform }
  }

  /// Returns values for the setting `input` if the notes name a keyboard, or else an empty array.
  ///
  /// Walks logged with an emulator's keyboard have the hint “press select to …”. TalkBack announces
  /// this hint for keyboards without letters. A reader that does not know the value
  /// `keyboard-without-letters` keeps the value `keyboard`.
  private static func inputSettings(_ notes: String) -> [(key: String, value: String)] {
    let words = notes.lowercased().split { !$0.isLetter }
    return words.contains("keyboard")
      ? [("input", "keyboard"), ("input", "keyboard-without-letters")] : []
  }
}
