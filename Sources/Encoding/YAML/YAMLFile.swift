internal import CYAML
package import TextIO

/// A parser of a small YAML file.
///
/// The parser rejects features of YAML that a configuration does not need: tags, several documents,
/// deep nesting, anchors and aliases. With aliases, a few lines can expand to gigabytes.
package struct YAMLFile {
  private let file: String
  /// The lists and mappings whose end is not reached yet.
  ///
  /// The outermost list or mapping comes first.
  private var open: [OpenCollection] = []
  private var root: YAMLValue?

  private struct OpenCollection {
    var position: SourcePosition
    var items: [YAMLValue] = []
    var members: [YAMLValue.Member] = []
    /// The line number of each key that was read.
    var lines: [String: Int] = [:]
    var isMapping: Bool
    /// The key whose value is read next, or `nil` if a key comes next.
    var key: (text: String, position: SourcePosition)?
  }

  /// The maximum depth to which lists and mappings can be nested.
  ///
  /// A configuration needs four levels.
  private static let depthLimit = 8

  private init(_ file: String) { self.file = file }

  /// Returns the value of a file, or `nil` if the file is empty.
  package static func value(of bytes: [UInt8], file: String) throws(InputError) -> YAMLValue? {
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    defer { parser.deallocate() }
    var reader = YAMLFile(file)
    guard yaml_parser_initialize(parser) == 1 else {
      throw reader.error(nil, "there is not enough memory to read the file", "free some memory")
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
            YAMLFile.position(event.start_mark), "a second document begins here",
            "keep one document, and remove “---”")
        }
      }
      try handle(event)
    }
  }

  private mutating func handle(_ event: yaml_event_t) throws(InputError) {
    let position = YAMLFile.position(event.start_mark)
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
      try begin(OpenCollection(position: position, isMapping: false))
    case YAML_MAPPING_START_EVENT:
      let start = event.data.mapping_start
      guard start.anchor == nil else { throw alias(position) }
      guard start.tag == nil else { throw tag(position) }
      try begin(OpenCollection(position: position, isMapping: true))
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
      guard let last = open.popLast() else { return }
      try add(
        YAMLValue(
          content: last.isMapping ? .mapping(last.members) : .list(last.items),
          position: last.position))
    default: return
    }
  }

  private mutating func begin(_ value: OpenCollection) throws(InputError) {
    if let last = open.last, last.isMapping, last.key == nil {
      throw error(value.position, "a key must be a single word", "write it as key: value")
    }
    guard open.count < YAMLFile.depthLimit else {
      throw error(value.position, "values are nested too deep", "use fewer levels")
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
          value.position, "the key “\(text)” is a duplicate of line \(line)", "merge the two")
      }
      last.key = (text, value.position)
    }
    open.append(last)
  }

  private static func position(_ mark: yaml_mark_t) -> SourcePosition {
    SourcePosition(line: Int(mark.line) + 1, column: Int(mark.column) + 1)
  }

  private func error(
    _ position: SourcePosition?, _ problem: String, _ remedy: String
  ) -> InputError {
    InputError(file: file, position: position, problem: problem, remedy: remedy)
  }

  private func alias(_ position: SourcePosition) -> InputError {
    error(position, "anchors and aliases are not supported", "write the value itself")
  }

  private func tag(_ position: SourcePosition) -> InputError {
    error(position, "tags such as !name are not supported", "remove the tag, or put it in quotes")
  }

  private func syntaxError(_ parser: UnsafeMutablePointer<yaml_parser_t>) -> InputError {
    let message = parser.pointee.problem.map { String(cString: $0) } ?? "syntax error"
    let isReading = parser.pointee.error == YAML_READER_ERROR
    let position = isReading ? nil : YAMLFile.position(parser.pointee.problem_mark)
    return error(
      position, "this is not valid YAML: \(message)",
      isReading ? "save it as UTF-8 without control characters" : "fix the line, or quote the text")
  }
}
