/// Keeps a value that few nodes have out of line, so that a node without it stays small.
@propertyWrapper
public struct Indirect<Wrapped: Sendable & Hashable>: Sendable, Hashable {
  private indirect enum Storage: Sendable, Hashable {
    case absent
    case present(Wrapped)
  }

  private var storage = Storage.absent

  /// No value.
  public init() {}

  /// The value, if there is one.
  public init(wrappedValue: Wrapped?) { self.wrappedValue = wrappedValue }

  /// The value, if there is one.
  public var wrappedValue: Wrapped? {
    get {
      switch storage {
      case .absent: nil
      case .present(let value): value
      }
    }
    set { storage = newValue.map(Storage.present) ?? .absent }
  }
}
