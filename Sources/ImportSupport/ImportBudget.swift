internal import Simulator
package import TextIO

/// How much a file may ask for before it is refused.
///
/// Bytes say little of the work a file makes: a page of four megabytes can hold a million elements.
/// So what becomes nodes is counted first, in one pass that costs less than any parser. What a file
/// takes in from others (included layouts, imported components, frames) has limits of its own beside the
/// importer that follows it.
public struct ImportBudget: Sendable, Hashable {
  /// The most things in one file that can become nodes: tags, objects of JSON, lines of an outline.
  public var nodes: Int

  /// A budget of so many nodes.
  public init(nodes: Int = 300_000) { self.nodes = nodes }
}

/// What stands in a format for a thing that can become a node.
package enum BudgetedThing: Sendable {
  /// `<` before a letter, and what else makes nodes in a page.
  case tags
  /// `{`, and texts in arrays.
  case objects
  /// A line with something in it.
  case lines

  /// What people call many of them.
  fileprivate var plural: String {
    switch self {
    case .tags: "tags"
    case .objects: "objects and texts"
    case .lines: "lines"
    }
  }
}

extension ImportBudget {
  /// Refuses bytes with more of these things than are allowed, at the first that is too many.
  ///
  /// Bytes inside of texts and comments count as well; nobody's screen comes near the limit.
  package func check(
    _ bytes: [UInt8], for things: BudgetedThing, file: String?
  ) throws(InputError) {
    // Each thing takes two bytes or more.
    guard bytes.count / 2 > nodes, let place = ImportBudget.place(of: nodes, things, in: bytes)
    else {
      return
    }
    throw InputError(
      file: file, position: SourcePosition(ofByte: place, in: bytes),
      problem: "the file has more than \(nodes) \(things.plural); this is the first too many",
      remedy: "give the part that is shown at once, or allow more with --limit nodes=\(nodes * 2)")
  }

  /// The place of the thing after so many; absent where there are not as many.
  private static func place(of count: Int, _ things: BudgetedThing, in bytes: [UInt8]) -> Int? {
    switch things {
    case .tags: placeOfTag(after: count, in: bytes)
    case .objects: placeOfObject(after: count, in: bytes)
    case .lines: placeOfLine(after: count, in: bytes)
    }
  }

  /// End tags and comments are counted by themselves: a page may have one for each start tag, and where
  /// it has more, they make elements and pieces of text, too.
  private static func placeOfTag(after count: Int, in bytes: [UInt8]) -> Int? {
    var (starts, ends, comments) = (0, 0, 0)
    for (place, byte) in bytes.enumerated() {
      guard byte == UInt8(ascii: "<"), place + 1 < bytes.count else { continue }
      // In UTF-16 the letter is a byte further.
      let next = bytes[place + 1]
      switch next {
      case UInt8(ascii: "/"): ends += 1
      case UInt8(ascii: "!"), UInt8(ascii: "?"): comments += 1
      case _ where next == 0 || next >= 0x80 || (0x41...0x5A).contains(next & 0xDF): starts += 1
      default: continue
      }
      if max(starts, ends, comments) > count { return place }
    }
    return nil
  }

  /// Objects, and texts that are items of an array, which trees of components have for children.
  private static func placeOfObject(after count: Int, in bytes: [UInt8]) -> Int? {
    var left = count
    /// Whether each container that is open is an array.
    var arrays: [Bool] = []
    var place = 0
    while place < bytes.count {
      let start = place
      place += 1
      switch bytes[start] {
      case UInt8(ascii: "{"):
        arrays.append(false)
        left -= 1
      case UInt8(ascii: "["): arrays.append(true)
      case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = arrays.popLast()
      case UInt8(ascii: "\""):
        while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
          place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
        }
        place += 1
        if arrays.last == true { left -= 1 }
      default: continue
      }
      if left < 0 { return start }
    }
    return nil
  }

  private static func placeOfLine(after count: Int, in bytes: [UInt8]) -> Int? {
    var left = count
    var isBlank = true
    for (place, byte) in bytes.enumerated() {
      let wasBlank = isBlank
      isBlank = byte == 0x0A || (isBlank && byte <= 0x20)
      guard wasBlank, !isBlank else { continue }
      left -= 1
      if left < 0 { return place }
    }
    return nil
  }
}
