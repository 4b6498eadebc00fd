internal import AccessibilityTree

extension PrettyFormatParser {
  /// Reads a value of any kind.
  ///
  /// - Parameter isAttribute: Whether the value is in the braces of an attribute, so that a closing
  ///   brace ends the value.
  mutating func readValue(isAttribute: Bool) -> PropValue {
    depth += 1
    defer { depth -= 1 }
    guard depth <= PropValue.depthLimit else { return skipDeepValue() }
    if at("\"") { return readString(isKey: false).map { .string($0) } ?? cutOff() }
    if at("<") { return readElement(isDetached: true).map { .element($0) } ?? cutOff() }
    if at("{") { return readMembers(isMap: false) }
    if at("[]") || at("[\n") || isOnOneLine && at("[") { return readElements() }
    if at("[") { return readBracketed() }
    if let name = containerName() {
      index += name.utf8.count + 1
      if at("[") { return readElements() }
      return name == "Set" ? readElements() : readMembers(isMap: name == "Map")
    }
    return readWord(isAttribute: isAttribute)
  }

  private mutating func cutOff() -> PropValue {
    index = bytes.count
    return .unknown("…")
  }

  /// Returns the word before a brace or bracket: `Object`, `Array`, `Map` or the name of a class.
  ///
  /// The result is `nil` if there is no such word.
  private func containerName() -> String? {
    var end = index
    while end < bytes.count {
      switch bytes[end] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
        UInt8(ascii: "."):
        end += 1
      case 0x20:
        guard end > index, end + 1 < bytes.count,
          bytes[end + 1] == UInt8(ascii: "{") || bytes[end + 1] == UInt8(ascii: "[")
        else { return nil }
        return String(decoding: bytes[index..<end], as: UTF8.self)
      default: return nil
      }
    }
    return nil
  }

  private mutating func readMembers(isMap: Bool) -> PropValue {
    index += 1
    // A value such as `{"current":"Object"}`, whose first quote follows the brace directly, is on
    // one line. Only a custom serializer writes such values.
    let wasOnOneLine = isOnOneLine
    defer { isOnOneLine = wasOnOneLine }
    if at("\"") { isOnOneLine = true }
    var members: [(key: String, value: PropValue)] = []
    while true {
      skipBlanks()
      guard index < bytes.count else { return .object(members) }
      if skip("}") { return .object(members) }
      let start = index
      let key = readKey(isMap: isMap)
      skipBlanks()
      guard skip(":") || skip("=>") else {
        // `Date { NaN }` and similar values have no members.
        skipLine()
        continue
      }
      skipBlanks()
      members.append((key, readValue(isAttribute: false)))
      skipBlanks()
      if at(",") { index += 1 }
      if index == start { return .object(members) }
    }
  }

  private mutating func readKey(isMap: Bool) -> String {
    if at("\"") { return readString(isKey: true) ?? "" }
    if isMap { return readValue(isAttribute: false).text ?? "" }
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: ":"), bytes[index] != 0x0A {
      index += 1
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func skipLine() {
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != UInt8(ascii: "}") {
      index += 1
    }
  }

  private mutating func readElements() -> PropValue {
    let closing = bytes[index] == UInt8(ascii: "[") ? UInt8(ascii: "]") : UInt8(ascii: "}")
    index += 1
    var elements: [PropValue] = []
    while true {
      skipBlanks()
      guard index < bytes.count else { return .array(elements) }
      if bytes[index] == closing {
        index += 1
        return .array(elements)
      }
      let start = index
      elements.append(readValue(isAttribute: false))
      skipBlanks()
      if at(",") { index += 1 }
      if index == start { index += 1 }
    }
  }

  /// Reads a value that Jest prints in brackets: `[Function onPress]`, `[MockFunction] { … }`,
  /// `[Circular]` or `[Error: no]`.
  private mutating func readBracketed() -> PropValue {
    let start = index
    var end = index + 1
    while end < bytes.count, bytes[end] != 0x0A {
      if bytes[end] == UInt8(ascii: "]"), endsWord(at: end + 1) { break }
      end += 1
    }
    let inner = String(decoding: bytes[min(start + 1, end)..<end], as: UTF8.self)
    index = min(end + 1, bytes.count)
    if at(" {") {
      index += 1
      _ = readMembers(isMap: false)
    }
    for word in ["Function", "MockFunction", "AsyncFunction", "GeneratorFunction"]
    where inner == word || inner.hasPrefix("\(word) ") {
      let name = inner.dropFirst(word.count + 1)
      return .function(name.isEmpty ? nil : String(name))
    }
    return .unknown(inner)
  }

  private func endsWord(at next: Int) -> Bool {
    guard next < bytes.count else { return true }
    switch bytes[next] {
    case UInt8(ascii: ","), 0x0A, UInt8(ascii: "}"): return true
    case 0x20: return next + 1 < bytes.count && bytes[next + 1] == UInt8(ascii: "{")
    default: return false
    }
  }

  /// Reads a value that Jest prints without quotes or brackets: a number, a word or, for example, a
  /// date.
  private mutating func readWord(isAttribute: Bool) -> PropValue {
    let start = index
    let ends: [UInt8] = isOnOneLine ? Array("\n,]}".utf8) : [0x0A]
    while index < bytes.count, !ends.contains(bytes[index]) { index += 1 }
    if index > start, bytes[index - 1] == UInt8(ascii: "}"), isAttribute { index -= 1 }
    if index > start, bytes[index - 1] == UInt8(ascii: ",") { index -= 1 }
    // The value ends at the end of its line, or before the `=>` of a Map.
    let line = bytes[start..<index]
    if let arrow = PrettyFormatParser.arrow(in: line) { index = arrow }
    let word = String(decoding: bytes[start..<index], as: UTF8.self)
    switch word {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    case "undefined": return .undefined
    default: return Double(word) != nil ? .number(word) : .unknown(word)
    }
  }

  private static func arrow(in line: ArraySlice<UInt8>) -> Int? {
    guard let equals = line.firstIndex(of: UInt8(ascii: "=")), equals > line.startIndex,
      line[equals...].starts(with: "=>".utf8), line[equals - 1] == 0x20
    else { return nil }
    return equals - 1
  }

  /// Skips a value that is nested too deeply, up to the bracket that closes it.
  private mutating func skipDeepValue() -> PropValue {
    var level = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): level += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if level == 0 { return .unknown("…") }
        level -= 1
      case UInt8(ascii: ",") where level == 0: return .unknown("…")
      default: break
      }
      index += 1
    }
    return .unknown("…")
  }
}
