internal import Encoding
internal import Simulator
internal import TextIO

/// A converter of the values in a configuration file to options.
struct ConfigurationParser {
  /// The path of the file as messages show it.
  let file: String
  /// A function that converts a path relative to the folder of the file into a path relative to the
  /// current folder.
  ///
  /// The function throws an error if the path is not allowed.
  let resolve: (String, SourcePosition) throws(InputError) -> String

  func sections(of value: YAMLValue?) throws(InputError) -> [ConfigurationFile.Section] {
    guard let value else { return [] }
    var sections = [ConfigurationFile.Section()]
    for member in try members(of: value) {
      guard member.key == ConfigurationKey.overrides else {
        sections[0].options.append(try option(member))
        continue
      }
      guard case .list(let items) = member.value.content else {
        throw typeMismatch(member.value, "overrides", "a list, such as “- path: ios”")
      }
      for item in items { sections.append(try override(item)) }
    }
    return sections
  }

  private func override(_ value: YAMLValue) throws(InputError) -> ConfigurationFile.Section {
    var section = ConfigurationFile.Section()
    var hasPath = false
    for member in try members(of: value) {
      if member.key == ConfigurationKey.path {
        hasPath = true
        for path in try texts(of: member.value, member.key) {
          section.paths.append(try resolve(path, member.value.position))
        }
      } else {
        section.options.append(try option(member))
      }
    }
    guard hasPath else {
      throw error(
        value.position, "an override without the folder or file that it is for",
        "add a path, such as “path: ios”")
    }
    return section
  }

  private func members(of value: YAMLValue) throws(InputError) -> [YAMLValue.Member] {
    guard case .mapping(let members) = value.content else {
      throw error(
        value.position, "expected options, found \(value.kind)",
        "write each as “name: value”, such as “language: de”")
    }
    return members
  }

  private func option(_ member: YAMLValue.Member) throws(InputError) -> ConfiguredOption {
    guard let key = ConfigurationKey.all.first(where: { $0.name == member.key }) else {
      throw unknown(member)
    }
    return ConfiguredOption(
      name: key.name, values: try values(of: member.value, for: key), file: file,
      position: member.position)
  }

  private func unknown(_ member: YAMLValue.Member) -> InputError {
    let names = ConfigurationKey.all.map(\.name) + [ConfigurationKey.overrides]
    let nearest =
      member.key.utf8.count < 64 ? NearestWord.nearest(to: member.key, among: names) : nil
    return error(
      member.position, "“\(member.key)” is not a configuration option",
      nearest.map { "did you mean “\($0)”?" } ?? "options are \(names.joined(separator: ", "))")
  }

  private func values(
    of value: YAMLValue, for key: ConfigurationKey
  ) throws(InputError) -> [String] {
    switch key.valueType {
    case .flag: return try flag(value, key.name) ? [""] : []
    case .text: return [try text(of: value, key.name)]
    case .texts: return try texts(of: value, key.name)
    case .assignments: return try assignments(of: value, key.name)
    case .words:
      if case .scalar(let text, true) = value.content, text == "true" || text == "false" {
        return text == "true" ? [""] : []
      }
      return try texts(of: value, key.name)
    case .path: return [try resolve(text(of: value, key.name), value.position)]
    case .paths:
      var paths: [String] = []
      for path in try texts(of: value, key.name) { paths.append(try resolve(path, value.position)) }
      return paths
    }
  }

  private func flag(_ value: YAMLValue, _ name: String) throws(InputError) -> Bool {
    guard case .scalar(let text, true) = value.content, text == "true" || text == "false" else {
      throw typeMismatch(value, name, "true or false")
    }
    return text == "true"
  }

  private func text(of value: YAMLValue, _ name: String) throws(InputError) -> String {
    guard case .scalar(let text, _) = value.content, !text.isEmpty else {
      throw typeMismatch(value, name, "a single value")
    }
    return text
  }

  private func texts(of value: YAMLValue, _ name: String) throws(InputError) -> [String] {
    guard case .list(let items) = value.content else { return [try text(of: value, name)] }
    var texts: [String] = []
    for item in items { texts.append(try text(of: item, name)) }
    return texts
  }

  private func assignments(of value: YAMLValue, _ name: String) throws(InputError) -> [String] {
    guard case .mapping(let members) = value.content else { return try texts(of: value, name) }
    var assignments: [String] = []
    for member in members {
      assignments.append("\(member.key)=\(try text(of: member.value, "\(name), \(member.key),"))")
    }
    return assignments
  }

  private func typeMismatch(_ value: YAMLValue, _ name: String, _ expected: String) -> InputError {
    error(value.position, "\(name) cannot be \(description(of: value))", "write \(expected)")
  }

  private func description(of value: YAMLValue) -> String {
    guard case .scalar(let text, _) = value.content else { return value.kind }
    return text.isEmpty ? "empty" : "“\(text)”"
  }

  private func error(
    _ position: SourcePosition, _ problem: String, _ remedy: String
  ) -> InputError {
    InputError(file: file, position: position, problem: problem, remedy: remedy)
  }
}
