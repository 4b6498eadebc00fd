extension Node {
  /// The stored facts that few nodes have, such as a hint or custom actions.
  ///
  /// Most nodes are texts without such a fact. They need memory only for a reference.
  @usableFromInline struct RareFacts: Sendable {
    @usableFromInline struct Values: Sendable, Hashable {
      @usableFromInline var hint: AuthoredText?
      @usableFromInline var placeholder: String?
      @usableFromInline var error: String?
      @usableFromInline var roleDescription: String?
      @usableFromInline var language: String?
      @usableFromInline var level: Int?
      @usableFromInline var actions: [String] = []
      @usableFromInline var customContent: [CustomContent] = []
      @usableFromInline var order: [String]?
      @usableFromInline var traversalBefore: String?
      @usableFromInline var traversalAfter: String?
      @usableFromInline var textInput = Indirect<TextInput>()
      @usableFromInline var live = Indirect<LiveRegion>()

      @usableFromInline init() {}
    }

    /// Unchecked `Sendable`: ``RareFacts`` changes the values only if no other node shares them.
    @usableFromInline final class Storage: @unchecked Sendable {
      @exclusivity(unchecked) @usableFromInline var values: Values

      @usableFromInline init(_ values: Values) { self.values = values }
    }

    /// The storage, or `nil` if no fact was ever set.
    @usableFromInline var stored: Storage?

    @usableFromInline init() {}

    /// The storage, for changing a fact.
    ///
    /// If another node shares the storage, this node first gets a copy of its own.
    @usableFromInline var own: Storage {
      mutating get {
        if isKnownUniquelyReferenced(&stored), let stored { return stored }
        let copy = Storage(stored?.values ?? Values())
        stored = copy
        return copy
      }
    }
  }
}

extension Node.RareFacts: Hashable {
  @usableFromInline static func == (left: Self, right: Self) -> Bool {
    left.stored === right.stored
      || (left.stored?.values ?? Values()) == (right.stored?.values ?? Values())
  }

  @usableFromInline func hash(into hasher: inout Hasher) {
    hasher.combine(stored?.values ?? Values())
  }
}
