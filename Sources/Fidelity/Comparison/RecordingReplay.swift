internal import Simulator

/// What the simulator says where a recording was made.
struct RecordingReplay {
  /// The announcements that could be meant, the likeliest first; none where nothing is said.
  let announcements: [Announcement]
  /// The profile of the reader that rehearsed it; absent where no reader could.
  let profile: String?
  /// Why the recording could not be rehearsed; absent when it was.
  let obstacle: String?

  /// Reaches the recorded place in the recorded way.
  init(_ recording: Recording, _ settings: [(key: String, value: String)]) {
    let made = Result { () throws(RecordingReplayError) in
      try ReplayReader.make(for: recording, settings)
    }
    profile = (try? made.get())?.profile
    do {
      let reader = try made.get()
      guard let screen = try RecordedScreen(recording) else {
        announcements = []
        obstacle = "its page lies outside the file"
        return
      }
      var rehearsed = Replayed(recording, screen, reader)
      announcements = try rehearsed.announcements()
      obstacle = nil
    } catch {
      announcements = []
      obstacle = "\(error)"
    }
  }
}

/// A recording with its screen, while it is rehearsed.
private struct Replayed {
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
    let place = RecordedPlace(recording, in: recorded)
    guard !place.isNowhere || recording.isSilent else {
      throw RecordingReplayError(description: "nothing there fits the target “\(recording.target)”")
    }
    if recording.isActivatedBefore, let control = place.control {
      screen = screen.activating(control)
    }
    if recording.command.hasPrefix("activate") {
      guard let control = place.control else { return [] }
      return screens(activating: control)
        .map { reader.announcement(activating: control, on: $0) }
        .filter { !$0.parts.isEmpty }
    }
    let transcript = reader.read(screen, by: navigation(to: place), explainsRest: false)
    let stops =
      recording.isSilent
      ? place.stopsRightThere(among: transcript.stops) : place.stops(among: transcript.stops)
    return stops.map(\.announcement)
  }

  /// The screens on which a control may have been activated.
  ///
  /// Test pages are shown before anything was done; a guide that says just “activate” may show the
  /// control as it is afterwards.
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

  /// The way of moving that a command stands for; what is no way of moving is taken as a swipe.
  ///
  /// A jump comes to the same stops forward and back. To the next “of its type” is a jump, too, with
  /// the rotor set to the kind of thing the place is.
  private func navigation(to place: RecordedPlace) -> Navigation {
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
      return place.control.flatMap { Navigation.Unit(of: screen[$0]) }.map { .jump($0) }
        ?? .swipeRight
    default: return .swipeRight
    }
  }
}

/// Why a recording cannot be rehearsed.
struct RecordingReplayError: Error, CustomStringConvertible {
  var description: String
}

/// The reader that a recording was made with.
enum ReplayReader {
  /// The reader of the recording, in the version nearest to its own and in its language; what
  /// `settings` set is so.
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
