extension JSXValue {
  /// The maximum number of names in the path of a field, such as `people[0].name`.
  private static let pathLimit = 8

  /// Returns the names in the path of a field.
  private static func path(ofField name: String) -> [String] {
    let parts = name.split { $0 == "." || $0 == "[" || $0 == "]" }.map(String.init)
    return Array(parts.prefix(pathLimit))
  }

  /// Returns the value of a field among the values of a form, or `nil` if the field is unknown.
  func value(ofField name: String) -> JSXValue? {
    var value = self
    for key in JSXValue.path(ofField: name) {
      if case .unknown(var unknown) = value {
        unknown.path = unknown.path.map { "\($0).\(key)" }
        value = .unknown(unknown)
        continue
      }
      if value.isNullish == true { return .undefined }
      var step = JSXBinding.Step.key(key)
      if case .array = value, let index = Int(key) { step = .index(index) }
      guard let part = value.part(step) else { return nil }
      value = part
    }
    return value
  }

  /// Returns the values of a form after a change of one field, or `nil` if the form has no such
  /// field.
  func setting(field name: String, to value: JSXValue) -> JSXValue? {
    setting(JSXValue.path(ofField: name)[...], to: value)
  }

  private func setting(_ path: ArraySlice<String>, to value: JSXValue) -> JSXValue? {
    guard let key = path.first else { return value }
    switch self {
    case .array(var values):
      guard let index = Int(key), values.indices.contains(index),
        let new = values[index].setting(path.dropFirst(), to: value)
      else { return nil }
      values[index] = new
      return .array(values)
    case .object(var members):
      let index = members.lastIndex { $0.key == key }
      let old = index.map { members[$0].value } ?? .undefined
      guard let new = old.setting(path.dropFirst(), to: value) else { return nil }
      if let index { members[index].value = new } else { members.append((key, new)) }
      return .object(members)
    case .undefined, .null: return JSXValue.object([]).setting(path, to: value)
    default: return nil
    }
  }
}
