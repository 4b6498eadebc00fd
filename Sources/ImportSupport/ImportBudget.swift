internal import AccessibilityTree
package import TextIO

/// The limits of a file.
///
/// The size of a file says little about the work: a page of four megabytes can have a million
/// elements. Possible nodes are therefore counted first, in one pass that costs less than any
/// parser. Included files (layouts, imported components, frames) have further limits in their
/// importers.
public struct ImportBudget: Sendable, Hashable {
  /// The maximum number of possible nodes in a file: tags, JSON objects, lines of an outline.
  public var nodes: Int

  /// Creates a budget.
  public init(nodes: Int = 300_000) { self.nodes = nodes }
}

/// The unit in which a format counts possible nodes.
package enum BudgetUnit: Sendable {
  /// Tags: `<` before a letter, and anything else that creates nodes in a page.
  case tags
  /// Objects: `{`, and texts in arrays.
  case objects
  /// Lines that are not blank.
  case lines

  /// The plural in a message.
  fileprivate var plural: String {
    switch self {
    case .tags: "tags"
    case .objects: "objects and texts"
    case .lines: "lines"
    }
  }
}

extension ImportBudget {
  /// Throws an error if bytes have more units than the budget, at the first one beyond it.
  ///
  /// Bytes in texts and comments count as well; no real screen comes near the limit.
  package func check(
    _ bytes: [UInt8], for unit: BudgetUnit, file: String?
  ) throws(InputError) {
    // Each unit takes two bytes or more.
    guard bytes.count / 2 > nodes, let offset = ImportBudget.offset(of: nodes, unit, in: bytes)
    else {
      return
    }
    throw InputError(
      file: file, position: SourcePosition(ofByte: offset, in: bytes),
      problem: "the file has more than \(nodes) \(unit.plural); this is the first too many",
      remedy: "give the part that is shown at once, or allow more with --limit nodes=\(nodes * 2)")
  }

  /// Returns the offset of the first unit beyond a number, or `nil` if there are not as many.
  private static func offset(of count: Int, _ unit: BudgetUnit, in bytes: [UInt8]) -> Int? {
    switch unit {
    case .tags: offsetOfTag(after: count, in: bytes)
    case .objects: offsetOfObject(after: count, in: bytes)
    case .lines: offsetOfLine(after: count, in: bytes)
    }
  }

  /// Returns the offset of a tag.
  ///
  /// End tags and comments are counted separately: a page may have one for each start tag; more of
  /// them create elements and texts, too.
  private static func offsetOfTag(after count: Int, in bytes: [UInt8]) -> Int? {
    var (starts, ends, comments) = (0, 0, 0)
    for (offset, byte) in bytes.enumerated() {
      guard byte == UInt8(ascii: "<"), offset + 1 < bytes.count else { continue }
      // In UTF-16 the letter is a byte further.
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

  /// Returns the offset of an object, or of a text in an array, which component trees use for
  /// children.
  private static func offsetOfObject(after count: Int, in bytes: [UInt8]) -> Int? {
    var left = count
    /// Whether each container that is open is an array.
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
    for (offset, byte) in bytes.enumerated() {
      let wasBlank = isBlank
      isBlank = byte == 0x0A || (isBlank && byte <= 0x20)
      guard wasBlank, !isBlank else { continue }
      left -= 1
      if left < 0 { return offset }
    }
    return nil
  }
}
