internal import Simulator

/// The paths to the elements of a file, worked out in one pass: names from the root on, counted where an
/// element has several children of one name.
///
/// For a page they are CSS selectors that begin at `body`.
struct ElementPaths: Sendable {
  /// Elements that lie deeper have no path: it would be longer than most files, for each of them.
  static let depthLimit = 256

  /// The names as they stand in paths, each once.
  private let names: [String]
  private let steps: [Step]
  private let parents: [Int?]
  private let body: Int?
  /// Whether each element stands in a template, where no selector of the page reaches.
  private let isInTemplate: [Bool]

  /// A name, and the how-manieth it is among its parent's children of that name, from 1.
  private struct Step {
    var name: Int
    var place: Int
    /// Whether its parent has no other child of that name.
    var isOnly = true
  }

  init(_ source: SourceTree) {
    let isPage = source.language == .html
    var numbers: [String: Int] = [:]
    var isInPicture: [Bool] = []
    var names: [String] = []
    var steps: [Step] = []
    steps.reserveCapacity(source.count)
    for place in source.indices {
      let parent = source[place].parent
      let isForeign = parent.map { isInPicture[$0] } ?? false
      let tag = source[place].name
      isInPicture.append(isPage && (tag == "svg" || isForeign && !SVGNames.leavesPicture(tag)))
      let name = isForeign ? SVGNames.spelled(tag) : tag
      if let number = numbers[name] {
        steps.append(Step(name: number, place: 1))
      } else {
        numbers[name] = names.count
        steps.append(Step(name: names.count, place: 1))
        names.append(isPage ? CSSIdentifier.escaped(name) : name)
      }
    }
    // The last child of each name, as far as the children of one parent were counted.
    var last = [Int?](repeating: nil, count: names.count)
    func count(_ siblings: some Sequence<Int>) {
      for place in siblings {
        if let before = last[steps[place].name] {
          steps[place].place = steps[before].place + 1
          steps[place].isOnly = false
          steps[before].isOnly = false
        }
        last[steps[place].name] = place
      }
      for place in siblings { last[steps[place].name] = nil }
    }
    count(source.indices.filter { source[$0].parent == nil })
    for place in source.indices { count(source.children(of: place)) }
    self.names = names
    self.steps = steps
    var isInTemplate: [Bool] = []
    for place in source.indices where isPage {
      let isInside = source[place].parent.map {
        isInTemplate[$0] || source[$0].name == "template"
      }
      isInTemplate.append(isInside ?? false)
    }
    self.isInTemplate = isInTemplate
    parents = source.indices.map { source[$0].parent }
    body = isPage ? source.indices.first { source[$0].name == "body" } : nil
  }

  /// Whether a selector of the document can choose the element.
  func isSelectable(_ place: Int) -> Bool {
    !isInTemplate.indices.contains(place) || !isInTemplate[place]
  }

  /// Returns the path to an element, or `nil` where it lies too deep.
  func path(of place: Int) -> String? {
    var trail: [String] = []
    var current: Int? = place
    while let here = current {
      guard trail.count < ElementPaths.depthLimit else { return nil }
      trail.append(text(of: steps[here]))
      if here == body { break }
      current = parents[here]
    }
    return trail.reversed().joined(separator: " > ")
  }

  private func text(of step: Step) -> String {
    let name = names[step.name]
    return step.isOnly ? name : "\(name):nth-of-type(\(step.place))"
  }
}
