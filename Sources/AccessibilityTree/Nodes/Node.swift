/// One thing on a screen, as its author described it, before any platform or reader looks at it.
///
/// A node does not know its place: parent and children belong to the ``Screen``. Everything but
/// the role is optional.
public struct Node: Sendable, Hashable {
  /// The place of a node in the storage of its screen.
  ///
  /// Indices stay valid while nodes are only added.
  public struct Index: Sendable, Hashable, Comparable {
    @usableFromInline package let position: Int32

    @inlinable package init(_ position: Int) { self.position = Int32(truncatingIfNeeded: position) }

    /// Orders nodes by when they were added.
    @inlinable public static func < (left: Index, right: Index) -> Bool {
      left.position < right.position
    }
  }

  /// Where a node stands in its file; lines and columns count from 1, columns in Unicode scalars.
  public struct Position: Sendable, Hashable {
    /// The file, where it is another than the screen's own.
    public var file: String?
    /// Line and column, from 1.
    public var line, column: Int

    /// A place in a file.
    public init(line: Int, column: Int, in file: String? = nil) {
      self.file = file
      self.line = line
      self.column = column
    }
  }

  /// The facts, shared by all copies of a node until one of them is changed.
  ///
  /// Inlining saves a fifth of the time for a page: other targets ask for facts at every node.
  @usableFromInline var storage: Storage

  /// What the node is.
  @inlinable public var role: Role {
    get { storage.facts.role }
    _modify { yield &own.facts.role }
  }
  /// The author's identifier.
  @inlinable public var id: String? {
    get { storage.facts.id }
    _modify { yield &own.facts.id }
  }
  /// The accessible name, with where it came from.
  @inlinable public var label: AuthoredText? {
    get { storage.facts.label }
    _modify { yield &own.facts.label }
  }
  /// What the node holds: typed text, a number in a range, a check mark.
  @inlinable public var value: Value? {
    get { storage.facts.value }
    _modify { yield &own.facts.value }
  }
  /// Advice or description that goes with the name.
  @inlinable public var hint: AuthoredText? {
    get { storage.facts.hint }
    _modify { yield &own.facts.hint }
  }
  /// The text shown in an empty field.
  @inlinable public var placeholder: String? {
    get { storage.facts.placeholder }
    _modify { yield &own.facts.placeholder }
  }
  /// What is wrong with what was entered, in the author's words.
  @inlinable public var error: String? {
    get { storage.facts.error }
    _modify { yield &own.facts.error }
  }
  /// The author's replacement for the role's word.
  @inlinable public var roleDescription: String? {
    get { storage.facts.roleDescription }
    _modify { yield &own.facts.roleDescription }
  }
  /// BCP 47 tag of the node's own text; absent means as its parent, empty means unknown.
  @inlinable public var language: String? {
    get { storage.facts.language }
    _modify { yield &own.facts.language }
  }
  /// Conditions such as disabled, selected, expanded.
  @inlinable public var states: States {
    get { storage.facts.states }
    _modify { yield &own.facts.states }
  }
  /// How text is entered, for nodes that take it.
  @inlinable public var textInput: TextInput? {
    get { storage.facts.textInput.wrappedValue }
    _modify { yield &own.facts.textInput.wrappedValue }
  }
  /// Level of a heading, list or tree item, from 1.
  @inlinable public var level: Int? {
    get { storage.facts.level }
    _modify { yield &own.facts.level }
  }
  /// Place among its siblings or in a table.
  @inlinable public var place: Place? {
    get { storage.facts.place.wrappedValue }
    _modify { yield &own.facts.place.wrappedValue }
  }
  /// Whether and how changes are announced.
  @inlinable public var live: LiveRegion? {
    get { storage.facts.live.wrappedValue }
    _modify { yield &own.facts.live.wrappedValue }
  }
  /// Names of the author's own actions.
  @inlinable public var actions: [String] {
    get { storage.facts.actions }
    _modify { yield &own.facts.actions }
  }
  /// Further labelled facts that a reader offers on request.
  @inlinable public var customContent: [CustomContent] {
    get { storage.facts.customContent }
    _modify { yield &own.facts.customContent }
  }
  /// Why the node is not in the tree of one or both readers; absent when it is.
  @inlinable public var hidden: Hidden? {
    get { storage.facts.hidden }
    _modify { yield &own.facts.hidden }
  }
  /// How the node treats its descendants.
  @inlinable public var grouping: Grouping? {
    get { storage.facts.grouping }
    _modify { yield &own.facts.grouping }
  }
  /// Identifiers of descendants in the order the author wants; absent means natural order.
  @inlinable public var order: [String]? {
    get { storage.facts.order }
    _modify { yield &own.facts.order }
  }
  /// The identifier of the node that the author wants right after this one.
  @inlinable public var traversalBefore: String? {
    get { storage.facts.traversalBefore }
    _modify { yield &own.facts.traversalBefore }
  }
  /// The identifier of the node that the author wants right before this one.
  @inlinable public var traversalAfter: String? {
    get { storage.facts.traversalAfter }
    _modify { yield &own.facts.traversalAfter }
  }
  /// Place and size on the screen.
  @inlinable public var frame: Frame? {
    get { storage.facts.frame.wrappedValue }
    _modify { yield &own.facts.frame.wrappedValue }
  }
  /// What only a web page has.
  @inlinable public var web: WebFacts? {
    get { storage.facts.web.wrappedValue }
    _modify { yield &own.facts.web.wrappedValue }
  }
  /// What only Android's accessibility API has, by its own names.
  @inlinable public var android: AndroidAttributes {
    get { storage.facts.android.wrappedValue }
    _modify { yield &own.facts.android.wrappedValue }
  }
  /// What only iOS's accessibility API has.
  @inlinable public var ios: UIKitAttributes {
    get { storage.facts.ios.wrappedValue }
    _modify { yield &own.facts.ios.wrappedValue }
  }
  /// What only React Native has.
  @inlinable public var reactNative: ReactNativeAttributes {
    get { storage.facts.reactNative.wrappedValue }
    _modify { yield &own.facts.reactNative.wrappedValue }
  }
  /// Where the node stands in its file.
  @inlinable public var position: Position? {
    get { storage.facts.position }
    _modify { yield &own.facts.position }
  }

  /// A node of that role and name.
  public init(
    _ role: Role, label: AuthoredText? = nil, id: String? = nil, value: Value? = nil,
    hint: AuthoredText? = nil, placeholder: String? = nil, error: String? = nil,
    states: States = States()
  ) {
    storage = Storage(
      Facts(
        role: role, id: id, label: label, value: value, hint: hint, placeholder: placeholder,
        error: error, states: states))
  }

  /// Whether two nodes say the same.
  @inlinable public static func == (left: Node, right: Node) -> Bool {
    left.storage === right.storage || left.storage.facts == right.storage.facts
  }

  /// Feeds every fact.
  public func hash(into hasher: inout Hasher) { hasher.combine(storage.facts) }

  /// The facts to be changed, which no copy of the node shares.
  ///
  /// The storage and not its facts: an accessor that yields them would allocate at each change.
  @inlinable var own: Storage {
    mutating get {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.facts) }
      return storage
    }
  }
}

extension Node {
  /// The element of a page that it was made of, which is asked for so often that nothing else is copied
  /// for it; absent away from pages.
  @inlinable package var webElement: String? { storage.facts.web.projectedValue?.value.element }
  /// What only Android's accessibility API has, where there is any of it.
  @inlinable package var knownAndroid: AndroidAttributes? { storage.facts.android.projectedValue }
  /// What only iOS's accessibility API has, where there is any of it.
  @inlinable package var knownIOS: UIKitAttributes? { storage.facts.ios.projectedValue }
  /// What only React Native has, where there is any of it.
  @inlinable package var knownReactNative: ReactNativeAttributes? {
    storage.facts.reactNative.projectedValue
  }
}
