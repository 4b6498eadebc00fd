import Simulator
import Voices

/// An utterance of a reader or of the program.
struct ListenUtterance: Sendable, Hashable {
  /// The subject of an utterance.
  enum Subject: Sendable, Hashable {
    /// The whole announcement of a stop.
    case stop
    /// One part of a stop's announcement.
    case part(Int)
    /// The announcements after a gesture, one line for each. If only the stop is announced, the
    /// subject is ``stop``.
    case announcements([String])
    /// A message of the program.
    case program
  }

  /// The subject of the utterance.
  var subject: Subject
  var spoken: SpokenAnnouncement
  var style: SpeechStyle

  init(_ subject: Subject, _ spoken: SpokenAnnouncement, style: SpeechStyle) {
    self.subject = subject
    self.spoken = spoken
    self.style = style
  }

  /// Creates an utterance with a message of the program, in a voice different from the readers'
  /// voices.
  init(message text: String, rate: Int) {
    subject = .program
    spoken = SpokenAnnouncement(
      reader: "announce", index: 0, text: text, label: "",
      parts: [SpokenPart(.content, text, words: text, language: "en")])
    style = SpeechStyle(reader: "announce")
    style.rate = rate
  }
}

/// The effect of a key, in addition to showing the new state of the session.
enum ListenEffect: Sendable, Hashable {
  /// No effect; speech continues.
  case none
  /// The utterance is spoken at once and interrupts other speech.
  case speak(ListenUtterance)
  case stopSpeech
  case pause
  /// The spoken announcements of the screen are written to a sound file with this name.
  case write(String)
  case redraw
  case quit
}
