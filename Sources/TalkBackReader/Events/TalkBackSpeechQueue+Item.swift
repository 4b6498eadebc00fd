extension TalkBackSpeechQueue {
  /// A set of modes that decide whether an item interrupts others and whether others can interrupt
  /// it.
  package struct Mode: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The item removes interruptible items from the queue and interrupts current speech.
    package static let interrupt = Mode(rawValue: 1)
    /// A later item cannot interrupt this item or remove it from the queue.
    package static let uninterruptible = Mode(rawValue: 2)
    /// The item continues when TalkBack stops all speech except that of items with this mode.
    package static let canIgnoreInterrupts = Mode(rawValue: 4)
    /// A further mode of TalkBack; in this simulation, it has the same effect as ``interrupt``.
    package static let flushAll: Mode = [.interrupt, Mode(rawValue: 8)]
    /// The item has the properties of both ``uninterruptible`` and ``canIgnoreInterrupts``.
    ///
    /// This mode exists since TalkBack 16.
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

    /// The item is skipped if the same text is being spoken, is waiting, or was just requested.
    ///
    /// “Just” means less than a second ago.
    package static let skipDuplicate = Flags(rawValue: 1)
    /// The item removes waiting items of its group from the queue.
    package static let clearGroup = Flags(rawValue: 2)
    /// The item interrupts current speech of its group.
    package static let interruptGroup = Flags(rawValue: 4)
    /// Later items are not compared with this one to find duplicates.
    package static let noHistory = Flags(rawValue: 8)
    /// The item consists of sounds and vibrations, without speech.
    package static let noSpeech = Flags(rawValue: 16)
  }

  package struct Item: Sendable, Hashable {
    package var text: String
    package var mode: Mode
    package var flags: Flags
    /// The group of the item, or `nil` if it has none.
    ///
    /// The flags can make an item replace earlier items of its group.
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
