/// What a function of a state library does.
enum JSXStoreFunction: Sendable {
  /// Creates a store, as the function does that `create<State>()` of Zustand returns.
  case create
  /// Returns the state of a store or a part of it.
  ///
  /// The argument selects the part: `useCart(state => state.items)`.
  case read
  /// Returns the value of an atom of Jotai: `get(countAtom)`.
  case readAtom
}
