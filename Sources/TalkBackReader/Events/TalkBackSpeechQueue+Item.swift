extension TalkBackSpeechQueue {
  /// What a text does to others, and what others do to it.
  package struct Mode: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Takes what can be interrupted out of the queue, and cuts it.
    package static let interrupt = Mode(rawValue: 1)
    /// New speech does not interrupt it.
    package static let uninterruptible = Mode(rawValue: 2)
    /// It stays where everything else falls silent but for such.
    package static let canIgnoreInterrupts = Mode(rawValue: 4)
    /// As ``interrupt``; TalkBack knows it as another one.
    package static let flushAll: Mode = [.interrupt, Mode(rawValue: 8)]
    /// Neither new speech nor silence that spares some ends it; from 16 on.
    package static let globallyUninterrupted = Mode(rawValue: 16)

    var isUninterruptible: Bool { !isDisjoint(with: [.uninterruptible, .globallyUninterrupted]) }
    var ignoresInterrupts: Bool {
      !isDisjoint(with: [.canIgnoreInterrupts, .globallyUninterrupted])
    }
  }

  /// What else is to be known of a text.
  package struct Flags: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Is left out where the same is spoken, waits or was asked for within a second.
    package static let skipDuplicate = Flags(rawValue: 1)
    /// Takes the waiting ones of its group out of the queue.
    package static let clearGroup = Flags(rawValue: 2)
    /// Cuts what is spoken, where that is of its group.
    package static let interruptGroup = Flags(rawValue: 4)
    /// Is not remembered for ``skipDuplicate``.
    package static let noHistory = Flags(rawValue: 8)
    /// Is sounds and vibrations alone.
    package static let noSpeech = Flags(rawValue: 16)
  }

  /// Something to be spoken.
  package struct Item: Sendable, Hashable {
    package var text: String
    package var mode: Mode
    package var flags: Flags
    /// What it belongs together with; absent for nothing.
    package var group: String?
    /// How long it lasts, in milliseconds.
    package var duration: Int

    package init(
      _ text: String, _ mode: Mode = [], _ flags: Flags = [], group: String? = nil, duration: Int
    ) {
      self.text = text
      self.mode = mode
      self.flags = flags
      self.group = group
      self.duration = duration
    }
  }
}
