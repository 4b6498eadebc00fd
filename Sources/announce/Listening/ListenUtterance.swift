import Simulator
import Voices

/// Something that is said, by a reader or by the program.
struct ListenUtterance: Sendable, Hashable {
  /// What it is about.
  enum Subject: Sendable, Hashable {
    /// All that is heard at a stop.
    case stop
    /// One part of it.
    case part(Int)
    /// What is heard of a gesture, where it is not just the stop: a line for each thing.
    case heard([String])
    /// Words of the program's own.
    case program
  }

  /// What it is about.
  var subject: Subject
  /// What is said, piece by piece.
  var spoken: SpokenAnnouncement
  var style: SpeechStyle

  init(_ subject: Subject, _ spoken: SpokenAnnouncement, style: SpeechStyle) {
    self.subject = subject
    self.spoken = spoken
    self.style = style
  }

  /// What the program says, in a voice that is neither reader's.
  init(program text: String, rate: Int) {
    subject = .program
    spoken = SpokenAnnouncement(
      reader: "announce", index: 0, text: text, label: "",
      parts: [SpokenPart(.content, text, words: text, language: "en")])
    style = SpeechStyle(reader: "announce")
    style.rate = rate
  }
}

/// What is to be done after a key, besides showing the session as it is now.
enum ListenEffect: Sendable, Hashable {
  /// Nothing: what is being said goes on.
  case none
  /// Say this at once; what was being said stops.
  case say(ListenUtterance)
  case hush
  case pause
  /// Write the walk to a sound file.
  case write(String)
  case redraw
  case quit
}
