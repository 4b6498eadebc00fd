extension Node {
  /// The stored facts of a node.
  ///
  /// For the meaning of a fact, see the property of ``Node`` with the same name.
  @usableFromInline struct Facts: Sendable, Hashable {
    @usableFromInline var role: Role
    @usableFromInline var id: String?
    @usableFromInline var label: AuthoredText?
    @usableFromInline var value: Value?
    @usableFromInline var hint: AuthoredText?
    @usableFromInline var states: States
    @usableFromInline var textInput = Indirect<TextInput>()
    @usableFromInline var level: Int?
    @usableFromInline var collectionPosition = Indirect<CollectionPosition>()
    @usableFromInline var live = Indirect<LiveRegion>()
    @usableFromInline var hidden: Hidden?
    @usableFromInline var grouping: Grouping?
    @usableFromInline var frame = Indirect<Frame>()
    @usableFromInline var web = Indirect<WebFacts>()
    @usableFromInline var android = OutOfLine<AndroidAttributes>()
    @usableFromInline var ios = OutOfLine<UIKitAttributes>()
    @usableFromInline var reactNative = OutOfLine<ReactNativeAttributes>()
    @usableFromInline var position: Position?
    @usableFromInline var rare = Indirect<RareFacts>()

    /// The facts that few nodes have.
    ///
    /// Use this property to change a rare fact, and `rare` to read one without copying the others.
    @usableFromInline var rareFacts: RareFacts {
      @inlinable get { rare.wrappedValue ?? RareFacts() }
      @inlinable _modify {
        // Move the facts out of the object. Then no other reference shares their lists, and Swift
        // changes the lists without copying them.
        var facts = rare.wrappedValue ?? RareFacts()
        rare.wrappedValue = nil
        defer { rare.wrappedValue = facts == RareFacts() ? nil : facts }
        yield &facts
      }
    }
  }

  /// Facts that few nodes have, stored together on the heap.
  ///
  /// A node without any of these facts needs memory only for a reference.
  @usableFromInline struct RareFacts: Sendable, Hashable {
    @usableFromInline var placeholder: String?
    @usableFromInline var error: String?
    @usableFromInline var roleDescription: String?
    @usableFromInline var language: String?
    @usableFromInline var actions: [String] = []
    @usableFromInline var customContent: [CustomContent] = []
    @usableFromInline var order: [String]?
    @usableFromInline var traversalBefore: String?
    @usableFromInline var traversalAfter: String?

    @usableFromInline init() {}
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
