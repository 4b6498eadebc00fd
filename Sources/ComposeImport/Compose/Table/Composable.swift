internal import AndroidImport

/// The definition of a composable of the framework: its parameters, its slots and its semantics.
struct Composable: Sendable {
  /// The arrangement of the children of a layout.
  enum Arrangement: Sendable {
    /// The children are placed one below another (`down`) or side by side (`across`).
    case down, across
    /// The children are placed over one another.
    case box
    /// The children are placed in a grid that is filled row by row.
    ///
    /// The number of columns is the value of the parameter with this name.
    case grid(String)
  }

  /// A slot: a parameter of a composable for content, which a lambda provides.
  struct Slot: Sendable {
    /// The name of the slot's parameter.
    var name: String
    /// The position of the slot from top to bottom among all slots, or `nil` if the order in which
    /// the slots are placed determines it.
    var rank: Int?
    /// Whether the slot lays out its children as a row.
    var isRow: Bool
  }

  /// The kind of window that shows the content.
  enum Window: Sendable {
    /// The window of the screen.
    case own
    /// A window over the screen. It is not shown if the parameter with this name is `false`.
    case over(unless: String?)
  }

  /// The names of the parameters in their order.
  var parameters: [String]
  /// The names of the arguments that select this overload.
  ///
  /// A call must have at least one of these arguments. An empty array means no condition.
  var requires: [String]
  var arrangement: Arrangement
  /// The slots in the order of placement.
  ///
  /// The children are in this order in the semantics tree. On the screen, ``Slot/rank`` can give
  /// them another order.
  var slots: [Slot]
  /// The semantics of the layout node, from outer to inner.
  var semantics: [BuiltInSemantics]
  var window = Window.own

  init(
    _ parameters: String, if requires: String = "", layout arrangement: Arrangement = .down,
    slots: String? = nil, _ semantics: BuiltInSemantics..., window: Window = .own
  ) {
    self.parameters = parameters.split(separator: " ").map(String.init)
    self.requires = requires.split(separator: " ").map(String.init)
    self.arrangement = arrangement
    self.semantics = semantics
    self.window = window
    let last = self.parameters.last.map { $0 == "content" ? [$0] : [] } ?? []
    self.slots = (slots.map { $0.split(separator: " ").map(String.init) } ?? last).map(Slot.init)
  }
}

extension Composable.Slot {
  /// Creates a slot from its name, such as `topBar`, `topBar@0` or `actions/`.
  ///
  /// The number after `@` is the rank of the slot from top to bottom, and `/` marks a row.
  fileprivate init(_ text: String) {
    var text = text[...]
    isRow = text.hasSuffix("/")
    if isRow { text = text.dropLast() }
    let parts = text.split(separator: "@")
    name = String(parts.first ?? "")
    rank = parts.count > 1 ? Int(parts[1]) : nil
  }
}

/// Semantics that a composable sets on its layout node.
enum BuiltInSemantics: Sendable {
  case text(String)
  /// An image with a description.
  ///
  /// Without a description, the node has no semantics.
  case image(description: String)
  case description(parameter: String)
  case role(ComposeRole)
  case click(String, role: ComposeRole?)
  case select(String, role: ComposeRole?)
  case toggle(String, callback: String, role: ComposeRole?)
  case toggleState
  case merge, group, selectableGroup
  case progress
  case slider
  case pane(String)
  case field(Field)
  case scrolls(isVertical: Bool)
  case lazyList(isVertical: Bool)
  case lazyGrid
  case pager(isVertical: Bool)

  enum Field: Sendable { case material, basic, search, secure }
}
