/// What makes one text of a field another: text that goes and text that comes at one place.
struct PageEdit {
  /// The text that goes, and that which comes.
  let removed, added: String
  /// Where the text that goes begins and ends, in units of UTF-16, as pages count.
  let start, end: Int

  init(from before: String, to after: String) {
    let (before, after) = (Array(before), Array(after))
    let first = zip(before, after).prefix { $0 == $1 }.count
    let same = zip(before[first...].reversed(), after[first...].reversed()).prefix { $0 == $1 }
      .count
    removed = String(before[first..<(before.count - same)])
    added = String(after[first..<(after.count - same)])
    start = String(before[..<first]).utf16.count
    end = start + removed.utf16.count
  }
}
