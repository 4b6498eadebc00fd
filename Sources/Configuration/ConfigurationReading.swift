internal import Encoding
internal import Simulator
internal import TextIO

/// Makes options of the values of a configuration file.
struct ConfigurationReading {
  /// The file, as people know it.
  let file: String
  /// Makes a path from the file's folder one from the current folder; refuses what leads elsewhere.
  let place: (String, SourcePosition) throws(InputError) -> String

  /// The options and overrides of a file.
  func sections(of value: YAMLValue?) throws(InputError) -> [ConfigurationFile.Section] {
    guard let value else { return [] }
    var sections = [ConfigurationFile.Section()]
    for member in try members(of: value) {
      guard member.key == ConfigurationKey.overrides else {
        sections[0].options.append(try option(member))
        continue
      }
      guard case .list(let items) = member.value.content else {
        throw wrong(member.value, "overrides", "a list, such as “- path: ios”")
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
          section.paths.append(try place(path, member.value.position))
        }
      } else {
        section.options.append(try option(member))
      }
    }
    guard hasPath else {
      throw error(
        value.position, "an override needs the folder or file that it is for",
        "add “path: ios” or the like")
    }
    return section
  }

  private func members(of value: YAMLValue) throws(InputError) -> [YAMLValue.Member] {
    guard case .mapping(let members) = value.content else {
      throw error(
        value.position, "there is \(value.kind) where options are expected",
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
      member.position, "there is no option “\(member.key)” for a configuration",
      nearest.map { "did you mean “\($0)”?" } ?? "options are \(names.joined(separator: ", "))")
  }

  private func values(
    of value: YAMLValue, for key: ConfigurationKey
  ) throws(InputError) -> [String] {
    switch key.shape {
    case .flag: return try flag(value, key.name) ? [""] : []
    case .text: return [try text(of: value, key.name)]
    case .texts: return try texts(of: value, key.name)
    case .assignments: return try assignments(of: value, key.name)
    case .words:
      if case .scalar(let text, true) = value.content, text == "true" || text == "false" {
        return text == "true" ? [""] : []
      }
      return try texts(of: value, key.name)
    case .path: return [try place(text(of: value, key.name), value.position)]
    case .paths:
      var paths: [String] = []
      for path in try texts(of: value, key.name) {
        paths.append(try place(path, value.position))
      }
      return paths
    }
  }

  private func flag(_ value: YAMLValue, _ name: String) throws(InputError) -> Bool {
    guard case .scalar(let text, true) = value.content, text == "true" || text == "false" else {
      throw wrong(value, name, "true or false")
    }
    return text == "true"
  }

  private func text(of value: YAMLValue, _ name: String) throws(InputError) -> String {
    guard case .scalar(let text, _) = value.content, !text.isEmpty else {
      throw wrong(value, name, "a single value")
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

  private func wrong(_ value: YAMLValue, _ name: String, _ right: String) -> InputError {
    error(value.position, "\(name) cannot be \(shown(value))", "write \(right)")
  }

  private func shown(_ value: YAMLValue) -> String {
    guard case .scalar(let text, _) = value.content else { return value.kind }
    return text.isEmpty ? "empty" : "“\(text)”"
  }

  private func error(
    _ position: SourcePosition, _ problem: String, _ remedy: String
  ) -> InputError {
    InputError(file: file, position: position, problem: problem, remedy: remedy)
  }
}
