internal import Simulator

/// The paths to the elements of a file, computed in one pass.
///
/// A path consists of element names from the root on, with ordinals among siblings of the same
/// name. The paths of a page are CSS selectors that begin at `body`.
struct ElementPaths: Sendable {
  /// The maximum number of steps in a path.
  ///
  /// Deeper elements have no path, because it would be very long.
  static let depthLimit = 256

  /// The distinct names in paths.
  private let names: [String]
  private let steps: [Step]
  private let parents: [Int?]
  private let body: Int?
  /// Whether each element, by its index, is in a template, where selectors of the page do not
  /// match.
  private let isInTemplate: [Bool]

  /// A step of a path: the index of a name, and the ordinal among siblings with that name, from 1.
  private struct Step {
    var name: Int
    var ordinal: Int
    /// Whether no sibling has the same name as the element of the step.
    var isOnly = true
  }

  init(_ source: SourceTree) {
    let isPage = source.language == .html
    var numbers: [String: Int] = [:]
    var isInPicture: [Bool] = []
    var names: [String] = []
    var steps: [Step] = []
    steps.reserveCapacity(source.count)
    for index in source.indices {
      let parent = source[index].parent
      let isForeign = parent.map { isInPicture[$0] } ?? false
      let tag = source[index].name
      isInPicture.append(isPage && (tag == "svg" || isForeign && !SVGNames.leavesPicture(tag)))
      let name = isForeign ? SVGNames.spelled(tag) : tag
      if let number = numbers[name] {
        steps.append(Step(name: number, ordinal: 1))
      } else {
        numbers[name] = names.count
        steps.append(Step(name: names.count, ordinal: 1))
        names.append(isPage ? CSSIdentifier.escaped(name) : name)
      }
    }
    // The last sibling of each name so far.
    var last = [Int?](repeating: nil, count: names.count)
    func count(_ siblings: some Sequence<Int>) {
      for index in siblings {
        if let before = last[steps[index].name] {
          steps[index].ordinal = steps[before].ordinal + 1
          steps[index].isOnly = false
          steps[before].isOnly = false
        }
        last[steps[index].name] = index
      }
      for index in siblings { last[steps[index].name] = nil }
    }
    count(source.indices.filter { source[$0].parent == nil })
    for index in source.indices { count(source.children(of: index)) }
    for index in source.indices {
      guard let ordinal = source[index].ordinal else { continue }
      (steps[index].ordinal, steps[index].isOnly) = (ordinal.number, ordinal.isOnly)
    }
    self.names = names
    self.steps = steps
    var isInTemplate: [Bool] = []
    for index in source.indices where isPage {
      let isInside = source[index].parent.map {
        isInTemplate[$0] || source[$0].name == "template"
      }
      isInTemplate.append(isInside ?? false)
    }
    self.isInTemplate = isInTemplate
    parents = source.indices.map { source[$0].parent }
    body = isPage ? source.indices.first { source[$0].name == "body" } : nil
  }

  /// Whether a selector of the document can match the element.
  func isSelectable(_ index: Int) -> Bool {
    !isInTemplate.indices.contains(index) || !isInTemplate[index]
  }

  /// Returns the path to an element, or `nil` if the element is too deep.
  func path(of index: Int) -> String? {
    var path: [String] = []
    var current: Int? = index
    while let here = current {
      guard path.count < ElementPaths.depthLimit else { return nil }
      path.append(text(of: steps[here]))
      if here == body { break }
      current = parents[here]
    }
    return path.reversed().joined(separator: " > ")
  }

  private func text(of step: Step) -> String {
    let name = names[step.name]
    return step.isOnly ? name : "\(name):nth-of-type(\(step.ordinal))"
  }
}
