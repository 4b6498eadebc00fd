import Reports
import Simulator
import Voices

extension ListenSession {
  /// What is said at a stop.
  func spoken(_ stop: Stop) -> SpokenAnnouncement {
    SpokenAnnouncement(stop, in: view.reader.language, on: view.screen, by: style)
  }

  /// Says all of the current stop.
  mutating func sayStop() -> ListenEffect {
    part = nil
    guard let stop else { return say(program: view.screen.emptiness) }
    guard !stop.announcement.text.isEmpty else {
      utterance = ListenUtterance(.stop, spoken(stop), style: style)
      return say(program: "nothing is said")
    }
    return say(ListenUtterance(.stop, spoken(stop), style: style))
  }

  /// Says what changed at a stop.
  mutating func say(_ announcement: Announcement, at stop: Stop) -> ListenEffect {
    var stop = stop
    stop.announcement = announcement
    return say(ListenUtterance(.change, spoken(stop), style: style))
  }

  mutating func say(_ utterance: ListenUtterance) -> ListenEffect {
    self.utterance = utterance
    return .say(utterance)
  }

  /// Says words of the program's own, and shows them.
  mutating func say(program text: String) -> ListenEffect {
    message = text
    return .say(ListenUtterance(program: text, rate: rate))
  }
}
