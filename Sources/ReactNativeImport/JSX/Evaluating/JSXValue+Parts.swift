extension JSXValue {
  /// Returns a member that may come from a spread object with unknown members, as an unknown value.
  private func spreadMember(_ key: String) -> JSXValue? {
    guard case .object(let members) = self,
      case .unknown(var unknown)? = members.last(where: { $0.key == ReactProp.spread })?.value
    else { return nil }
    unknown.path = unknown.path.map { "\($0).\(key)" }
    return .unknown(unknown)
  }

  /// Whether the value is the unknown props of a component that no element of the project renders.
  var isProps: Bool {
    guard case .unknown(let unknown) = self, unknown.kind == .name else { return false }
    return unknown.path == "props" || unknown.path == "this.props"
  }

  /// Whether only a spread object with unknown members can contain the first member of a path.
  ///
  /// In this case, the member is probably missing.
  func mayContain(_ path: [JSXBinding.Step]) -> Bool {
    guard case .key(let key)? = path.first, case .object(let members) = self else { return false }
    return !members.contains { $0.key == key } && members.contains { $0.key == ReactProp.spread }
  }

  /// Returns the part of the value at a step, or `nil` if the part is unknown.
  func part(_ step: JSXBinding.Step) -> JSXValue? {
    if let collection, case .key(let key) = step {
      return key == "size" ? .number(Double(collection.entries.count)) : .undefined
    }
    switch (self, step) {
    case (.object(let members), .key(let key)):
      return members.last { $0.key == key }?.value ?? spreadMember(key) ?? .undefined
    case (.array(let values), .index(let index)):
      return values.indices.contains(index) ? values[index] : .undefined
    case (.array(let values), .key("length")):
      return .number(Double(values.count), "\(values.count)")
    case (.string(let text, let unknownParts), .key("length")) where unknownParts.isEmpty:
      return .number(Double(text.utf16.count), "\(text.utf16.count)")
    case (.string(let text, let unknownParts), .index(let index)) where unknownParts.isEmpty:
      guard index >= 0, let character = text.dropFirst(index).first else { return .undefined }
      return .string(String(character))
    case (.object(let members), .rest(let keys)):
      return .object(members.filter { !keys.contains($0.key) })
    case (.array(let values), .tail(let start)): return .array(Array(values.dropFirst(start)))
    case (.choice(let condition, let then, let otherwise), _):
      guard let first = then.part(step), let second = otherwise.part(step) else { return nil }
      return .choice(condition, then: first, otherwise: second)
    default: return nil
    }
  }

  /// Whether the value contains at most this number of values, counting a value anew at each place.
  func hasAtMost(_ limit: Int) -> Bool {
    var count = 0
    var waiting = [self]
    while let value = waiting.popLast() {
      count += 1
      switch value {
      case .array(let values):
        count += values.count
        waiting += count > limit ? [] : values
      case .object(let members):
        count += members.count
        waiting += count > limit ? [] : members.map(\.value)
      case .choice(_, let then, let otherwise): waiting += [then, otherwise]
      case .component(let inner, _): waiting.append(inner)
      default: break
      }
      guard count <= limit else { return false }
    }
    return true
  }
}
