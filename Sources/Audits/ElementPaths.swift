internal import Simulator

/// The ways to the elements of a file, worked out in one pass: names from the root on, counted where an
/// element has several children of one name.
///
/// For a page they are CSS selectors that begin at `body`.
struct ElementPaths: Sendable {
  /// Elements that lie deeper have no way: it would be longer than most files, for each of them.
  static let depthLimit = 256

  private let steps: [String]
  private let parents: [Int?]
  private let body: Int?
  /// Whether each element stands in a template, where no selector of the page reaches.
  private let isInTemplate: [Bool]

  init(_ source: SourceTree) {
    struct Kind: Hashable {
      var parent: Int?
      var name: String
    }
    let isPage = source.language == .html
    var counts: [Kind: Int] = [:]
    var places: [Int] = []
    var names: [String] = []
    var isInPicture: [Bool] = []
    for place in source.indices {
      let element = source[place]
      let isForeign = element.parent.map { isInPicture[$0] } ?? false
      let name = isForeign ? SVGNames.spelled(element.name) : element.name
      isInPicture.append(
        isPage && (element.name == "svg" || isForeign && !SVGNames.leavesPicture(element.name)))
      let kind = Kind(parent: element.parent, name: name)
      counts[kind, default: 0] += 1
      places.append(counts[kind] ?? 1)
      names.append(name)
    }
    var steps: [String] = []
    for place in source.indices {
      let kind = Kind(parent: source[place].parent, name: names[place])
      let name = isPage ? CSSIdentifier.escaped(names[place]) : names[place]
      steps.append(counts[kind] == 1 ? name : "\(name):nth-of-type(\(places[place]))")
    }
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

  /// The way to an element; absent where it lies too deep.
  func path(of place: Int) -> String? {
    var trail: [String] = []
    var current: Int? = place
    while let here = current {
      guard trail.count < ElementPaths.depthLimit else { return nil }
      trail.append(steps[here])
      if here == body { break }
      current = parents[here]
    }
    return trail.reversed().joined(separator: " > ")
  }
}
