extension Node {
  /// Every fact of a node, by the names under which ``Node`` documents them.
  @usableFromInline struct Facts: Sendable, Hashable {
    @usableFromInline var role: Role
    @usableFromInline var id: String?
    @usableFromInline var label: AuthoredText?
    @usableFromInline var value: Value?
    @usableFromInline var hint: AuthoredText?
    @usableFromInline var placeholder: String?
    @usableFromInline var error: String?
    @usableFromInline var roleDescription: String?
    @usableFromInline var language: String?
    @usableFromInline var states: States
    @usableFromInline var textInput = Indirect<TextInput>()
    @usableFromInline var level: Int?
    @usableFromInline var place = Indirect<Place>()
    @usableFromInline var live = Indirect<LiveRegion>()
    @usableFromInline var actions: [String] = []
    @usableFromInline var customContent: [CustomContent] = []
    @usableFromInline var hidden: Hidden?
    @usableFromInline var grouping: Grouping?
    @usableFromInline var order: [String]?
    @usableFromInline var traversalBefore: String?
    @usableFromInline var traversalAfter: String?
    @usableFromInline var frame = Indirect<Frame>()
    @usableFromInline var web = Indirect<WebFacts>()
    @usableFromInline var android = OutOfLine<AndroidAttributes>()
    @usableFromInline var ios = OutOfLine<UIKitAttributes>()
    @usableFromInline var reactNative = OutOfLine<ReactNativeAttributes>()
    @usableFromInline var position: Position?
  }

  /// Holds the facts of a node, so that handing a node on costs one count instead of one for each text.
  ///
  /// Unchecked: the facts are changed only by the one node that holds them, and to whoever changes that
  /// node, exclusively, which the compiler sees to.
  @usableFromInline final class Storage: @unchecked Sendable {
    @exclusivity(unchecked) @usableFromInline var facts: Facts

    @usableFromInline init(_ facts: Facts) { self.facts = facts }
  }
}
