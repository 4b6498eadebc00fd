/// The names in Swift source code, except for names in comments and literals.
///
/// The importer decides by these names which files of a project it must parse.
struct SwiftNames: Sendable {
  /// The names in the order of the source.
  private(set) var names: [(name: String, offset: Int)] = []
  /// The names that the file declares outside of functions: types, extensions, functions and
  /// global variables.
  private(set) var declared: Set<String> = []
  /// The names of environment values that the file sets: those in `.environment(\.name, …)` and
  /// `.transformEnvironment(\.name) { … }`.
  private(set) var environmentKeys: Set<String> = []

  /// Each name once, in the order of the source.
  private(set) var used: [String] = []

  init(_ bytes: [UInt8]) {
    var index = 0
    var depth = 0
    var keyword = ""
    var extensionDepth: Int?
    // The open interpolations: their parentheses, and whether three quotes end the literal.
    var interpolations: [(parentheses: Int, isLong: Bool)] = []
    while index < bytes.count {
      let byte = bytes[index]
      if SwiftNames.starts(byte) {
        let start = index
        while index < bytes.count, SwiftNames.continues(bytes[index]) { index += 1 }
        let name = String(decoding: bytes[start..<index], as: UTF8.self)
        if SwiftNames.declares(keyword, depth, extensionDepth) { declared.insert(name) }
        if keyword == "extension" { extensionDepth = depth + 1 }
        keyword = SwiftNames.keywords.contains(name) ? name : ""
        if keyword.isEmpty { names.append((name, start)) }
        if name == "environment" || name == "transformEnvironment",
          let key = SwiftNames.key(after: index, in: bytes)
        {
          environmentKeys.insert(key)
        }
        continue
      }
      if byte != UInt8(ascii: " ") { keyword = "" }
      index += 1
      switch byte {
      case UInt8(ascii: "/"): index = SwiftNames.endOfComment(bytes, index - 1)
      case UInt8(ascii: "\""):
        let isLong = bytes[index...].starts(with: [byte, byte])
        if isLong { index += 2 }
        if SwiftNames.skipText(bytes, &index, isLong) { interpolations.append((1, isLong)) }
      case UInt8(ascii: "("):
        if !interpolations.isEmpty { interpolations[interpolations.count - 1].parentheses += 1 }
      case UInt8(ascii: ")"):
        guard let last = interpolations.last else { continue }
        interpolations[interpolations.count - 1].parentheses -= 1
        guard last.parentheses == 1 else { continue }
        if SwiftNames.skipText(bytes, &index, last.isLong) {
          interpolations[interpolations.count - 1].parentheses = 1
        } else {
          interpolations.removeLast()
        }
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"):
        depth -= 1
        if let open = extensionDepth, depth < open { extensionDepth = nil }
      default: break
      }
    }
    var known: Set<String> = []
    used = names.compactMap { known.insert($0.name).inserted ? $0.name : nil }
  }

  /// Returns the name in `(\.name`, or `nil` if something else follows the offset.
  private static func key(after offset: Int, in bytes: [UInt8]) -> String? {
    let rest = bytes[offset...]
    guard rest.starts(with: "(\\.".utf8) else { return nil }
    // A key path such as `\.theme.colour` contains only names and dots. Reading up to a bracket that
    // is missing would take quadratic time.
    let name = rest.dropFirst(3).prefix { continues($0) || $0 == UInt8(ascii: ".") }
    return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
  }

  private static let keywords: Set<String> = [
    "struct", "class", "enum", "protocol", "actor", "extension", "typealias", "func", "var", "let",
  ]

  /// Whether the name after a keyword belongs to a declaration that other files can use.
  private static func declares(_ keyword: String, _ depth: Int, _ extensionDepth: Int?) -> Bool {
    switch keyword {
    case "": false
    case "func", "var", "let": depth == 0 || depth == extensionDepth
    default: true
    }
  }

  private static func starts(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private static func continues(_ byte: UInt8) -> Bool {
    starts(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Returns the offset after a comment, or the offset after the slash if no comment begins there.
  private static func endOfComment(_ bytes: [UInt8], _ start: Int) -> Int {
    guard start + 1 < bytes.count else { return start + 1 }
    var index = start + 2
    switch bytes[start + 1] {
    case UInt8(ascii: "/"):
      while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      return index
    case UInt8(ascii: "*"):
      while index + 1 < bytes.count {
        if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
          return index + 2
        }
        index += 1
      }
      return bytes.count
    default: return start + 1
    }
  }

  /// Skips the text of a literal up to the end of the literal or its next interpolation.
  ///
  /// Returns whether an interpolation follows.
  private static func skipText(_ bytes: [UInt8], _ index: inout Int, _ isLong: Bool) -> Bool {
    let quote = UInt8(ascii: "\"")
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\n") where !isLong: return false
      case quote where !isLong: return false
      case quote where bytes[index...].starts(with: [quote, quote]):
        index += 2
        return false
      case UInt8(ascii: "\\"):
        guard index < bytes.count else { return false }
        index += 1
        if bytes[index - 1] == UInt8(ascii: "(") { return true }
      default: break
      }
    }
    return false
  }
}
