/// An element of a screen as its author described it.
///
/// Platforms and screen readers later map the node to an accessibility tree of their own. Its
/// parent and children are stored in the ``Screen``. Every property except the role is optional.
///
///     var node = Node(.button, label: "Save", id: "save")
///     node.states.isDisabled = true
///     var screen = Screen()
///     let index = screen.append(node)
public struct Node: Sendable, Hashable {
  /// The index of a node in its screen.
  ///
  /// Indices stay valid when nodes are appended. Other changes of a screen can make them invalid.
  public struct Index: Sendable, Hashable, Comparable {
    @usableFromInline package let position: Int32

    @inlinable package init(_ position: Int) { self.position = Int32(truncatingIfNeeded: position) }

    /// Whether the left node was appended to the screen before the right node.
    @inlinable public static func < (left: Index, right: Index) -> Bool {
      left.position < right.position
    }
  }

  /// The location of a node in its file.
  ///
  /// Lines and columns count from 1. A column counts Unicode scalars.
  public struct Position: Sendable, Hashable {
    /// The file that contains the node, or `nil` if this is the file of the screen.
    public var file: String?
    /// The line and column, in half of the memory: a screen can have many nodes.
    @usableFromInline var storedLine, storedColumn: Int32

    /// The line, from 1.
    @inlinable public var line: Int {
      get { Int(storedLine) }
      set { storedLine = Int32(clamping: newValue) }
    }
    /// The column, from 1.
    @inlinable public var column: Int {
      get { Int(storedColumn) }
      set { storedColumn = Int32(clamping: newValue) }
    }

    /// Creates a location.
    public init(line: Int, column: Int, in file: String? = nil) {
      self.file = file
      storedLine = Int32(clamping: line)
      storedColumn = Int32(clamping: column)
    }
  }

  /// The facts.
  ///
  /// All copies of a node share this storage until one copy changes.
  ///
  /// The accessors are inlined because other targets read the facts of every node. Inlining
  /// shortens the import of a page by a fifth.
  @usableFromInline var storage: Storage

  /// The role.
  @inlinable public var role: Role {
    get { storage.facts.role }
    _modify { yield &own.facts.role }
  }
  /// The identifier that the author gave.
  @inlinable public var id: String? {
    get { storage.facts.id }
    _modify { yield &own.facts.id }
  }
  /// The accessible name and its origin.
  @inlinable public var label: AuthoredText? {
    get { storage.facts.label }
    _modify { yield &own.facts.label }
  }
  /// The value: a text, a number in a range, or a checked state.
  @inlinable public var value: Value? {
    get { storage.facts.value.wrappedValue }
    _modify { yield &own.facts.value.wrappedValue }
  }
  /// The accessible description or hint.
  @inlinable public var hint: AuthoredText? {
    get { storage.facts.rare.stored?.values.hint }
    set { if newValue != nil || hasRareFacts { ownRare.values.hint = newValue } }
  }
  /// The placeholder of an empty field.
  @inlinable public var placeholder: String? {
    get { storage.facts.rare.stored?.values.placeholder }
    set { if newValue != nil || hasRareFacts { ownRare.values.placeholder = newValue } }
  }
  /// The error message of a field.
  @inlinable public var error: String? {
    get { storage.facts.rare.stored?.values.error }
    set { if newValue != nil || hasRareFacts { ownRare.values.error = newValue } }
  }
  /// The text that readers announce instead of the role, as `aria-roledescription` sets it.
  @inlinable public var roleDescription: String? {
    get { storage.facts.rare.stored?.values.roleDescription }
    set { if newValue != nil || hasRareFacts { ownRare.values.roleDescription = newValue } }
  }
  /// The BCP 47 tag of the node's own text.
  ///
  /// `nil` means the language of the parent. An empty tag means that the language is unknown.
  @inlinable public var language: String? {
    get { storage.facts.rare.stored?.values.language }
    set { if newValue != nil || hasRareFacts { ownRare.values.language = newValue } }
  }
  /// States such as disabled, selected or expanded.
  @inlinable public var states: States {
    get { storage.facts.states }
    _modify { yield &own.facts.states }
  }
  /// How a person enters text, or `nil` if the node takes no text.
  @inlinable public var textInput: TextInput? {
    get { storage.facts.rare.stored?.values.textInput.wrappedValue }
    set { if newValue != nil || hasRareFacts { ownRare.values.textInput.wrappedValue = newValue } }
  }
  /// The level of a heading, list or tree item, from 1.
  @inlinable public var level: Int? {
    get { storage.facts.rare.stored?.values.level }
    set { if newValue != nil || hasRareFacts { ownRare.values.level = newValue } }
  }
  /// The position in a set or table, or the size of a table.
  @inlinable public var collectionPosition: CollectionPosition? {
    get { storage.facts.collectionPosition.wrappedValue }
    _modify { yield &own.facts.collectionPosition.wrappedValue }
  }
  /// The properties of the node as a live region, or `nil` if it is not a live region.
  @inlinable public var live: LiveRegion? {
    get { storage.facts.rare.stored?.values.live.wrappedValue }
    set { if newValue != nil || hasRareFacts { ownRare.values.live.wrappedValue = newValue } }
  }
  /// The names of custom actions.
  @inlinable public var actions: [String] {
    get { storage.facts.rare.stored?.values.actions ?? [] }
    set { if !newValue.isEmpty || hasRareFacts { ownRare.values.actions = newValue } }
    _modify { yield &ownRare.values.actions }
  }
  /// Labelled details of the node, which a reader announces on request.
  @inlinable public var customContent: [CustomContent] {
    get { storage.facts.rare.stored?.values.customContent ?? [] }
    set { if !newValue.isEmpty || hasRareFacts { ownRare.values.customContent = newValue } }
    _modify { yield &ownRare.values.customContent }
  }
  /// The reason why the node is hidden from readers, or `nil` when it is exposed.
  @inlinable public var hidden: Hidden? {
    get { storage.facts.hidden }
    _modify { yield &own.facts.hidden }
  }
  /// The way in which readers treat the node with its descendants, or `nil` for the default of its
  /// role.
  @inlinable public var grouping: Grouping? {
    get { storage.facts.grouping }
    _modify { yield &own.facts.grouping }
  }
  /// The identifiers of descendants, in the order that the author wants readers to follow.
  ///
  /// `nil` means the order of the platform.
  @inlinable public var order: [String]? {
    get { storage.facts.rare.stored?.values.order }
    set { if newValue != nil || hasRareFacts { ownRare.values.order = newValue } }
  }
  /// The identifier of the node before which the author wants readers to visit this node.
  @inlinable public var traversalBefore: String? {
    get { storage.facts.rare.stored?.values.traversalBefore }
    set { if newValue != nil || hasRareFacts { ownRare.values.traversalBefore = newValue } }
  }
  /// The identifier of the node after which the author wants readers to visit this node.
  @inlinable public var traversalAfter: String? {
    get { storage.facts.rare.stored?.values.traversalAfter }
    set { if newValue != nil || hasRareFacts { ownRare.values.traversalAfter = newValue } }
  }
  /// The bounds on the screen.
  @inlinable public var frame: Frame? {
    get { storage.facts.frame.wrappedValue }
    _modify { yield &own.facts.frame.wrappedValue }
  }
  /// The facts that only web pages have.
  @inlinable package var web: WebFacts? {
    get { storage.facts.web.wrappedValue }
    _modify { yield &own.facts.web.wrappedValue }
  }
  /// The storage of ``web``, which several nodes can share.
  package var webStorage: Indirect<WebFacts> {
    get { storage.facts.web }
    set { own.facts.web = newValue }
  }
  /// The attributes that exist only on Android, under Android's names.
  @inlinable package var android: AndroidAttributes {
    get { storage.facts.android.wrappedValue }
    _modify { yield &own.facts.android.wrappedValue }
  }
  /// The attributes that only iOS has.
  @inlinable package var ios: UIKitAttributes {
    get { storage.facts.ios.wrappedValue }
    _modify { yield &own.facts.ios.wrappedValue }
  }
  /// The props that only React Native has.
  @inlinable package var reactNative: ReactNativeAttributes {
    get { storage.facts.reactNative.wrappedValue }
    _modify { yield &own.facts.reactNative.wrappedValue }
  }
  /// The location in the file.
  @inlinable public var position: Position? {
    get { storage.facts.position }
    _modify { yield &own.facts.position }
  }

  /// Creates a node.
  public init(
    _ role: Role, label: AuthoredText? = nil, id: String? = nil, value: Value? = nil,
    hint: AuthoredText? = nil, placeholder: String? = nil, error: String? = nil,
    states: States = States()
  ) {
    storage = Storage(
      Facts(role: role, id: id, label: label, states: states, value: Indirect(wrappedValue: value)))
    self.hint = hint
    self.placeholder = placeholder
    self.error = error
  }

  /// Whether two nodes have the same facts.
  @inlinable public static func == (left: Node, right: Node) -> Bool {
    left.storage === right.storage || left.storage.facts == right.storage.facts
  }

  /// Hashes the facts.
  public func hash(into hasher: inout Hasher) { hasher.combine(storage.facts) }

  /// The storage, for changing a fact.
  ///
  /// If another node shares the storage, this node first gets a copy of its own.
  ///
  /// The property returns the storage instead of the facts. An accessor for the facts would
  /// allocate memory at each change.
  @inlinable var own: Storage {
    mutating get {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.facts) }
      return storage
    }
  }

  /// Whether a rare fact was ever set.
  @inlinable var hasRareFacts: Bool { storage.facts.rare.stored != nil }

  /// The storage of the rare facts, for changing one.
  @inlinable var ownRare: RareFacts.Storage { mutating get { own.facts.rare.own } }
}

extension Node {
  /// The HTML element of the node, or `nil` outside web pages.
  ///
  /// Because callers read this property often, it copies only the name of the element and no other
  /// facts.
  @inlinable package var webElement: String? { storage.facts.web.projectedValue?.value.element }
  /// The attributes that only Android has, or `nil` when there are none.
  @inlinable package var knownAndroid: AndroidAttributes? { storage.facts.android.projectedValue }
  /// The attributes that only iOS has, or `nil` when there are none.
  @inlinable package var knownIOS: UIKitAttributes? { storage.facts.ios.projectedValue }
  /// The props that only React Native has, or `nil` when there are none.
  @inlinable package var knownReactNative: ReactNativeAttributes? {
    storage.facts.reactNative.projectedValue
  }
}
