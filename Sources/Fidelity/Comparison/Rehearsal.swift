internal import Importers
internal import Simulator

/// What the simulator says where a recording was made.
struct Rehearsal {
  /// The announcements that could be meant, the likeliest first; none where nothing is said.
  let announcements: [Announcement]
  /// Why the recording could not be rehearsed; absent when it was.
  let obstacle: String?

  /// Reaches the recorded place in the recorded way.
  init(_ recording: Recording, _ settings: [(key: String, value: String)]) {
    do {
      guard let screen = try RecordedScreen(recording) else {
        announcements = []
        obstacle = "its page lies outside the file"
        return
      }
      let reader = try RehearsalReader.make(for: recording, settings)
      var rehearsed = Rehearsed(recording, screen, reader)
      announcements = try rehearsed.announcements()
      obstacle = nil
    } catch {
      announcements = []
      obstacle = "\(error)"
    }
  }
}

/// A recording with its screen, while it is rehearsed.
private struct Rehearsed {
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

  mutating func announcements() throws(RehearsalError) -> [Announcement] {
    let place = RecordedPlace(recording, in: recorded)
    guard !place.isNowhere || recording.isSilent else {
      throw RehearsalError(description: "nothing there fits the target “\(recording.target)”")
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
    let transcript = reader.read(screen, by: navigation(to: place))
    let stops =
      recording.isSilent
      ? place.stopsRightThere(among: transcript.stops) : place.stops(among: transcript.stops)
    let announcements = stops.map(\.announcement)
    // A tester writes down an element whose texts are several stops as one.
    guard stops.count > 1 else { return announcements }
    return announcements + [Announcement(announcements.flatMap(\.parts))]
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
struct RehearsalError: Error, CustomStringConvertible {
  var description: String
}

/// The reader that a recording was made with.
enum RehearsalReader {
  /// The reader of the recording, in its profile and language, with the browser it was heard with.
  static func make(
    for recording: Recording, _ settings: [(key: String, value: String)]
  ) throws(RehearsalError) -> any ScreenReader {
    let readers: [any ScreenReader] = [VoiceOver(), TalkBack()]
    guard var reader = readers.first(where: { type(of: $0).name == recording.reader }) else {
      throw RehearsalError(description: "there is no reader “\(recording.reader)”")
    }
    do {
      if recording.sourceKind == .reverseEngineered { try reader.set("profile", to: "snapshot") }
      try reader.set("locale", to: recording.locale)
      if recording.platform == "android-chrome", let chrome = recording.chrome {
        try reader.set("chrome", to: chrome.rawValue)
      }
      if recording.platform == "ios-safari", let release = recording.webKit {
        try reader.set("webkit", to: release.rawValue)
      }
      for (key, value) in settings where reader.value(of: key) != nil {
        try reader.set(key, to: value)
      }
    } catch {
      throw RehearsalError(description: error.description)
    }
    return reader
  }
}

extension Recording {
  /// The release of WebKit that stands for the version of iOS in the notes, as far as they tell.
  fileprivate var webKit: VoiceOver.WebKit? {
    let words = notes.split { $0 == " " || $0 == "," || $0 == ";" }
    for (name, number) in zip(words, words.dropFirst()) where ["OS", "iOS"].contains(name) {
      guard let version = Int(number.prefix { $0.isNumber }) else { continue }
      return switch version {
      case ..<18: .ios17
      case ..<26: .ios18
      default: .ios26
      }
    }
    return nil
  }

  /// The version of Chrome that stands for the one in the notes, as far as they tell.
  fileprivate var chrome: TalkBackSettings.Chrome? {
    let words = notes.split { $0 == " " || $0 == "," || $0 == ";" }
    for (name, number) in zip(words, words.dropFirst())
    where ["browser", "chrome"].contains(name.lowercased()) {
      guard let version = Int(number.prefix { $0.isNumber }) else { continue }
      return switch version {
      case ..<100: .version85
      case ..<143: .version132
      case ..<150: .version143
      default: .version150
      }
    }
    return nil
  }
}
