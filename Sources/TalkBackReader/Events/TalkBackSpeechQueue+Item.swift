extension TalkBackSpeechQueue {
  /// How an item interrupts others, and what can interrupt it.
  package struct Mode: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The item removes interruptible items from the queue and interrupts current speech.
    package static let interrupt = Mode(rawValue: 1)
    /// New speech does not interrupt the item.
    package static let uninterruptible = Mode(rawValue: 2)
    /// The item goes on during an interrupt that spares items with this mode.
    package static let canIgnoreInterrupts = Mode(rawValue: 4)
    /// The same as ``interrupt``; TalkBack has a separate mode for it.
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

    /// The item is skipped if the same text is being spoken, is waiting or was requested within a
    /// second.
    package static let skipDuplicate = Flags(rawValue: 1)
    /// The item removes waiting items of its group from the queue.
    package static let clearGroup = Flags(rawValue: 2)
    /// The item interrupts current speech of its group.
    package static let interruptGroup = Flags(rawValue: 4)
    /// The item is not remembered for ``skipDuplicate``.
    package static let noHistory = Flags(rawValue: 8)
    /// The item has only sounds and vibrations.
    package static let noSpeech = Flags(rawValue: 16)
  }

  package struct Item: Sendable, Hashable {
    package var text: String
    package var mode: Mode
    package var flags: Flags
    /// The group of items that replace each other, or `nil`.
    package var group: String?
    /// The length of the speech in milliseconds.
    package var duration: Int

    package init(
      _ text: String, _ mode: Mode = [], _ flags: Flags = [], group: String? = nil, duration: Int
    ) {
      (self.text, self.mode, self.flags) = (text, mode, flags)
      (self.group, self.duration) = (group, duration)
    }
  }
}
