internal import CYAML
package import TextIO

/// Reads a small YAML file into values.
///
/// What configuration does not need is refused: anchors and aliases, by which a few lines can stand
/// for gigabytes, tags, several documents, and deep nesting.
package struct YAMLFile {
  private let file: String
  /// What is not complete yet, the outermost first.
  private var open: [Open] = []
  private var root: YAMLValue?

  private struct Open {
    var position: SourcePosition
    var items: [YAMLValue] = []
    var members: [YAMLValue.Member] = []
    /// In which line each key stands.
    var lines: [String: Int] = [:]
    var isMapping: Bool
    /// The key whose value comes next.
    var key: (text: String, position: SourcePosition)?
  }

  /// How deep values may lie in each other; a configuration needs four.
  private static let depth = 8

  private init(_ file: String) { self.file = file }

  /// The value that a file holds; absent where it is empty.
  package static func value(of bytes: [UInt8], file: String) throws(InputError) -> YAMLValue? {
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    defer { parser.deallocate() }
    var reader = YAMLFile(file)
    guard yaml_parser_initialize(parser) == 1 else {
      throw reader.error(nil, "there is no memory to read it", "free some")
    }
    defer { yaml_parser_delete(parser) }
    let result = bytes.withUnsafeBufferPointer { buffer -> Result<YAMLValue?, InputError> in
      yaml_parser_set_input_string(parser, buffer.baseAddress, buffer.count)
      do throws(InputError) {
        return .success(try reader.read(parser))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  private mutating func read(
    _ parser: UnsafeMutablePointer<yaml_parser_t>
  ) throws(InputError) -> YAMLValue? {
    var documents = 0
    while true {
      var event = yaml_event_t()
      guard yaml_parser_parse(parser, &event) == 1 else { throw syntaxError(parser) }
      defer { yaml_event_delete(&event) }
      if event.type == YAML_STREAM_END_EVENT { return root }
      if event.type == YAML_DOCUMENT_START_EVENT {
        documents += 1
        guard documents == 1 else {
          throw error(
            YAMLFile.place(event.start_mark), "a second document begins here",
            "keep to one, without “---” in between")
        }
      }
      try take(event)
    }
  }

  private mutating func take(_ event: yaml_event_t) throws(InputError) {
    let position = YAMLFile.place(event.start_mark)
    switch event.type {
    case YAML_ALIAS_EVENT: throw alias(position)
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      guard scalar.anchor == nil else { throw alias(position) }
      guard scalar.tag == nil else { throw tag(position) }
      let text = String(
        decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
      try add(
        YAMLValue(
          content: .scalar(text, isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE),
          position: position))
    case YAML_SEQUENCE_START_EVENT:
      let start = event.data.sequence_start
      guard start.anchor == nil else { throw alias(position) }
      guard start.tag == nil else { throw tag(position) }
      try begin(Open(position: position, isMapping: false))
    case YAML_MAPPING_START_EVENT:
      let start = event.data.mapping_start
      guard start.anchor == nil else { throw alias(position) }
      guard start.tag == nil else { throw tag(position) }
      try begin(Open(position: position, isMapping: true))
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
      guard let last = open.popLast() else { return }
      try add(
        YAMLValue(
          content: last.isMapping ? .mapping(last.members) : .list(last.items),
          position: last.position))
    default: return
    }
  }

  private mutating func begin(_ value: Open) throws(InputError) {
    if let last = open.last, last.isMapping, last.key == nil {
      throw error(value.position, "a key has to be a single word", "write it as key: value")
    }
    guard open.count < YAMLFile.depth else {
      throw error(value.position, "values lie too deep in each other", "write it flatter")
    }
    open.append(value)
  }

  private mutating func add(_ value: YAMLValue) throws(InputError) {
    guard var last = open.popLast() else {
      root = value
      return
    }
    if !last.isMapping {
      last.items.append(value)
    } else if let key = last.key {
      last.members.append(.init(key: key.text, position: key.position, value: value))
      last.key = nil
    } else if case .scalar(let text, _) = value.content {
      if let line = last.lines.updateValue(value.position.line, forKey: text) {
        throw error(
          value.position, "“\(text)” is there already, in line \(line)", "join the two")
      }
      last.key = (text, value.position)
    }
    open.append(last)
  }

  private static func place(_ mark: yaml_mark_t) -> SourcePosition {
    SourcePosition(line: Int(mark.line) + 1, column: Int(mark.column) + 1)
  }

  private func error(
    _ position: SourcePosition?, _ problem: String, _ remedy: String
  ) -> InputError {
    InputError(file: file, position: position, problem: problem, remedy: remedy)
  }

  private func alias(_ position: SourcePosition) -> InputError {
    error(position, "anchors and aliases are not read", "write the value where it is meant")
  }

  private func tag(_ position: SourcePosition) -> InputError {
    error(position, "tags such as !name are not read", "leave out the tag, or put it in quotes")
  }

  private func syntaxError(_ parser: UnsafeMutablePointer<yaml_parser_t>) -> InputError {
    let words = parser.pointee.problem.map { String(cString: $0) } ?? "something is wrong"
    let isReading = parser.pointee.error == YAML_READER_ERROR
    let position = isReading ? nil : YAMLFile.place(parser.pointee.problem_mark)
    return error(
      position, "this is no YAML: \(words)",
      isReading ? "save it as UTF-8 without control characters" : "mend the line, or quote the text"
    )
  }
}
