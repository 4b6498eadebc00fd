extension Node {
  /// Every fact of a node, by the names under which ``Node`` documents them.
  struct Facts: Sendable, Hashable {
    var role: Role
    var id: String?
    var label: AuthoredText?
    var value: Value?
    var hint: AuthoredText?
    var placeholder: String?
    var error: String?
    var roleDescription: String?
    var language: String?
    var states: States
    @Indirect var textInput: TextInput?
    var level: Int?
    @Indirect var place: Place?
    @Indirect var live: LiveRegion?
    var actions: [String] = []
    var customContent: [CustomContent] = []
    var hidden: Hidden?
    var grouping: Grouping?
    var order: [String]?
    var traversalBefore: String?
    var traversalAfter: String?
    @Indirect var frame: Frame?
    @Indirect var web: WebFacts?
    @OutOfLine var android: AndroidAttributes
    @OutOfLine var ios: UIKitAttributes
    @OutOfLine var reactNative: ReactNativeAttributes
    var position: Position?
  }

  /// Holds the facts of a node, so that handing a node on costs one count instead of one for each text.
  ///
  /// Unchecked: the facts are changed only by the one node that holds them, and to whoever changes that
  /// node, exclusively, which the compiler sees to.
  final class Storage: @unchecked Sendable {
    @exclusivity(unchecked) var facts: Facts

    init(_ facts: Facts) { self.facts = facts }
  }
}
