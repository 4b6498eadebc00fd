extension TalkBackSpeechQueue {
  /// How an item interrupts others and is interrupted.
  package struct Mode: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Removes interruptible items from the queue, and interrupts current speech.
    package static let interrupt = Mode(rawValue: 1)
    /// New speech does not interrupt it.
    package static let uninterruptible = Mode(rawValue: 2)
    /// An interrupt that spares such items does not stop it.
    package static let canIgnoreInterrupts = Mode(rawValue: 4)
    /// As ``interrupt``; a mode of its own in TalkBack.
    package static let flushAll: Mode = [.interrupt, Mode(rawValue: 8)]
    /// ``uninterruptible`` and ``canIgnoreInterrupts`` together, since TalkBack 16.
    package static let globallyUninterrupted = Mode(rawValue: 16)

    var isUninterruptible: Bool { !isDisjoint(with: [.uninterruptible, .globallyUninterrupted]) }
    var ignoresInterrupts: Bool {
      !isDisjoint(with: [.canIgnoreInterrupts, .globallyUninterrupted])
    }
  }

  /// Further properties of an item.
  package struct Flags: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// It is skipped if the same text is spoken, waits or was requested within a second.
    package static let skipDuplicate = Flags(rawValue: 1)
    /// It removes waiting items of its group from the queue.
    package static let clearGroup = Flags(rawValue: 2)
    /// It interrupts current speech of its group.
    package static let interruptGroup = Flags(rawValue: 4)
    /// It is not remembered for ``skipDuplicate``.
    package static let noHistory = Flags(rawValue: 8)
    /// It has only sounds and vibrations.
    package static let noSpeech = Flags(rawValue: 16)
  }

  package struct Item: Sendable, Hashable {
    package var text: String
    package var mode: Mode
    package var flags: Flags
    /// The group of items that replace each other, if any.
    package var group: String?
    /// Milliseconds of speech.
    package var duration: Int

    package init(
      _ text: String, _ mode: Mode = [], _ flags: Flags = [], group: String? = nil, duration: Int
    ) {
      (self.text, self.mode, self.flags) = (text, mode, flags)
      (self.group, self.duration) = (group, duration)
    }
  }
}
