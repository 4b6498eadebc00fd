internal import Simulator

/// The simulator's announcements for a recording.
struct RecordingReplay {
  /// The announcements that the recording may be about, the likeliest first.
  ///
  /// Empty if the reader is silent.
  let announcements: [Announcement]
  /// The profile of the reader, or `nil` if there is no reader.
  let profile: String?
  /// The reason why the recording could not be replayed, or `nil` if it could.
  let obstacle: String?

  /// Moves to the recorded target by the recorded command.
  init(_ recording: Recording, _ settings: [(key: String, value: String)]) {
    let result = Result { () throws(RecordingReplayError) in
      try ReplayReader.make(for: recording, settings)
    }
    profile = (try? result.get())?.profile
    do {
      let reader = try result.get()
      guard let screen = try RecordedScreen(recording) else {
        announcements = []
        obstacle = "the file does not contain the page"
        return
      }
      var replay = Replay(recording, screen, reader)
      announcements = try replay.announcements()
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

  mutating func announcements() throws(RecordingReplayError) -> [Announcement] {
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
    let transcript = reader.read(screen, by: navigation(to: target), listsSkippedNodes: false)
    let stops =
      recording.isSilent
      ? target.ownStops(among: transcript.stops) : target.stops(among: transcript.stops)
    return stops.map(\.announcement)
  }

  /// Returns the screens on which a control may have been activated.
  ///
  /// Test pages show the control before the activation; a guide with the command “activate” may
  /// show it afterwards.
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

  /// Returns the navigation of a command; other commands are treated as a swipe.
  ///
  /// Jumps have the same stops in both directions. A command for the next item “of its type” jumps
  /// by the unit of the target.
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

/// A factory for the readers of recordings.
enum ReplayReader {
  /// Returns the reader of a recording, with `settings` applied.
  ///
  /// The reader has the language of the recording, and the simulated version nearest to the
  /// recorded one.
  static func make(
    for recording: Recording, _ settings: [(key: String, value: String)]
  ) throws(RecordingReplayError) -> any ScreenReader {
    let readers: [any ScreenReader] = [VoiceOver(), TalkBack()]
    guard var reader = readers.first(where: { type(of: $0).name == recording.reader }) else {
      throw RecordingReplayError(description: "there is no reader “\(recording.reader)”")
    }
    do {
      let release = ReaderRelease(recording.notes, of: recording.reader)
      for (key, value) in release.settings(of: recording.reader) {
        try reader.set(key, to: value)
      }
      if recording.sourceKind == .reverseEngineered { try reader.set("profile", to: "snapshot") }
      try reader.set("locale", to: recording.locale)
      for (key, value) in settings where reader.value(of: key) != nil {
        try reader.set(key, to: value)
      }
    } catch {
      throw RecordingReplayError(description: error.description)
    }
    return reader
  }
}
