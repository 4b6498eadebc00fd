internal import Simulator

/// The sections in SwiftUI code; a text in a section is no label for a control outside the section.
struct CodeSections: Sendable {
  private struct Section: Sendable {
    var range: Range<Int>
    /// The index of the section around this section, or `nil` if there is none.
    var parent: Int?
  }

  /// The sections in the order of their starts.
  private var sections: [Section] = []

  private static let names: Set<String> = [
    "Section", "List", "Form", "GroupBox", "DisclosureGroup",
  ]

  init(_ source: SourceTree?) {
    guard let source, source.language == .swift, let calls = source.code?.calls else { return }
    let ranges = source.indices.lazy.filter { CodeSections.names.contains(source[$0].name) }
      .compactMap { calls[$0]?.range }
      .sorted { ($0.lowerBound, -$0.upperBound) < ($1.lowerBound, -$1.upperBound) }
    var open: [Int] = []
    for range in ranges {
      while let last = open.last, sections[last].range.upperBound <= range.lowerBound {
        open.removeLast()
      }
      sections.append(Section(range: range, parent: open.last))
      open.append(sections.count - 1)
    }
  }

  /// Returns the index of the innermost section around an offset, or `nil` outside of all sections.
  ///
  /// - Complexity: O(log *n* + *d*), where *n* is the number of sections and *d* their depth.
  func innermost(at offset: Int) -> Int? {
    var (low, high) = (0, sections.count)
    while low < high {
      let middle = low + (high - low) / 2
      if sections[middle].range.lowerBound <= offset { low = middle + 1 } else { high = middle }
    }
    var found = low > 0 ? low - 1 : nil
    while let index = found, !sections[index].range.contains(offset) {
      found = sections[index].parent
    }
    return found
  }
}
