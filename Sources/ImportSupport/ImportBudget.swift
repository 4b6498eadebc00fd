package import TextIO

/// The limits for the content of a file.
///
/// The time to import a file depends on its elements rather than on its size: a page of 4 MB can
/// have a million elements. Therefore, the possible nodes are counted before the file is parsed.
/// Counting is faster than parsing. Importers have further limits for included files, such as
/// layouts, imported components and frames.
public struct ImportBudget: Sendable, Hashable {
  /// The maximum number of possible nodes in a file.
  ///
  /// Depending on the format, these are the tags, the JSON objects or the lines of an outline.
  public var nodes: Int

  /// Creates a budget.
  public init(nodes: Int = 300_000) { self.nodes = nodes }
}

/// The unit that counts towards the limit of nodes in a format, such as a tag.
package enum BudgetUnit: Sendable {
  /// Tags: `<` before a letter, an end tag or a comment.
  case tags
  /// JSON objects, which begin with `{`, and texts in JSON arrays.
  case objects
  /// Lines that are not blank.
  case lines

  /// The plural of the unit in a message.
  fileprivate var plural: String {
    switch self {
    case .tags: "tags"
    case .objects: "objects and texts"
    case .lines: "lines"
    }
  }
}

extension ImportBudget {
  /// Throws an error if the bytes contain more units than the budget allows.
  ///
  /// The error has the location of the first unit that exceeds the budget. Units inside texts and
  /// comments are counted, too, because no real screen comes near the limit.
  package func check(
    _ bytes: [UInt8], for unit: BudgetUnit, file: String?
  ) throws(InputError) {
    // A unit takes at least two bytes.
    guard bytes.count / 2 > nodes, let offset = ImportBudget.offset(of: nodes, unit, in: bytes)
    else {
      return
    }
    throw InputError(
      file: file, position: SourcePosition(ofByte: offset, in: bytes),
      problem: "the file has more than \(nodes) \(unit.plural); this is the first too many",
      remedy: "give the part that is shown at once, or allow more with --limit nodes=\(nodes * 2)")
  }

  /// Returns the byte offset of the first unit after `count` units, or `nil` if there is no such
  /// unit.
  private static func offset(of count: Int, _ unit: BudgetUnit, in bytes: [UInt8]) -> Int? {
    switch unit {
    case .tags: offsetOfTag(after: count, in: bytes)
    case .objects: offsetOfObject(after: count, in: bytes)
    case .lines: offsetOfLine(after: count, in: bytes)
    }
  }

  /// Returns the byte offset of the first tag that follows `count` tags of the same kind: start
  /// tags, end tags or comments.
  ///
  /// The three kinds are counted separately, because a page usually has one end tag for each start
  /// tag. End tags and comments count because they can create elements and texts, too.
  private static func offsetOfTag(after count: Int, in bytes: [UInt8]) -> Int? {
    var (starts, ends, comments) = (0, 0, 0)
    var offset = -1
    while offset + 2 < bytes.count {
      offset += 1
      guard bytes[offset] == UInt8(ascii: "<") else { continue }
      // In a page in UTF-16, a zero byte stands between the `<` and the letter.
      let next = bytes[offset + 1]
      switch next {
      case UInt8(ascii: "/"): ends += 1
      case UInt8(ascii: "!"), UInt8(ascii: "?"): comments += 1
      case _ where next == 0 || next >= 0x80 || (0x41...0x5A).contains(next & 0xDF): starts += 1
      default: continue
      }
      if max(starts, ends, comments) > count { return offset }
    }
    return nil
  }

  /// Returns the byte offset of the first object after `count` objects, or `nil` if there is no
  /// such object.
  ///
  /// A text in an array counts as an object, because component trees can have such texts as
  /// children.
  private static func offsetOfObject(after count: Int, in bytes: [UInt8]) -> Int? {
    var left = count
    /// Whether each open container is an array, rather than an object.
    var arrays: [Bool] = []
    var offset = 0
    while offset < bytes.count {
      let start = offset
      offset += 1
      switch bytes[start] {
      case UInt8(ascii: "{"):
        arrays.append(false)
        left -= 1
      case UInt8(ascii: "["): arrays.append(true)
      case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = arrays.popLast()
      case UInt8(ascii: "\""):
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") {
          offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
        }
        offset += 1
        if arrays.last == true { left -= 1 }
      default: continue
      }
      if left < 0 { return start }
    }
    return nil
  }

  private static func offsetOfLine(after count: Int, in bytes: [UInt8]) -> Int? {
    var left = count
    var isBlank = true
    var offset = -1
    while offset + 1 < bytes.count {
      offset += 1
      let byte = bytes[offset]
      let wasBlank = isBlank
      isBlank = byte == 0x0A || (isBlank && byte <= 0x20)
      guard wasBlank, !isBlank else { continue }
      left -= 1
      if left < 0 { return offset }
    }
    return nil
  }
}
