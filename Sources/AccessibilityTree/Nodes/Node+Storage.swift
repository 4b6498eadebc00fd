extension Node {
  /// The stored facts of a node.
  ///
  /// For the meaning of a fact, see the property of ``Node`` with the same name. The small facts are
  /// together, so that no memory between them stays empty.
  @usableFromInline struct Facts: Sendable, Hashable {
    @usableFromInline var role: Role
    @usableFromInline var id: String?
    @usableFromInline var label: AuthoredText?
    @usableFromInline var states: States
    @usableFromInline var hidden: Hidden?
    @usableFromInline var grouping: Grouping?
    @usableFromInline var value: Indirect<Value>
    @usableFromInline var collectionPosition = Indirect<CollectionPosition>()
    @usableFromInline var frame = Indirect<Frame>()
    @usableFromInline var web = Indirect<WebFacts>()
    @usableFromInline var android = OutOfLine<AndroidAttributes>()
    @usableFromInline var ios = OutOfLine<UIKitAttributes>()
    @usableFromInline var reactNative = OutOfLine<ReactNativeAttributes>()
    @usableFromInline var position: Position?
    @usableFromInline var rare = RareFacts()
  }

  /// The storage of a node's facts.
  ///
  /// The facts are in an object, so that copying a node copies a single reference instead of every
  /// text.
  ///
  /// Unchecked `Sendable`: ``Node`` changes the facts only if no other node shares the storage. The
  /// compiler enforces exclusive access to that node.
  @usableFromInline final class Storage: @unchecked Sendable {
    @exclusivity(unchecked) @usableFromInline var facts: Facts

    @usableFromInline init(_ facts: Facts) { self.facts = facts }
  }
}
