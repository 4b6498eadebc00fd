internal import Simulator

extension AuditSubject {
  /// Whether a node is a drawing that readers skip, although it may be important to people.
  ///
  /// The drawing has no role, no name and no words. The drawing is not in a control; an `<svg>` is
  /// also not beside a text, where it is often mere decoration. Only a person can decide whether
  /// readers are right to skip the drawing.
  ///
  /// - Parameter hasScripts: Whether the page has scripts; a canvas is blank until a script draws
  ///   on it.
  func isUnlabelledGraphic(_ index: Node.Index, hasScripts: Bool) -> Bool {
    let node = screen[index]
    guard ["svg", "canvas"].contains(node.webElement), node.name.isBlank, let source,
      let elementIndex = element(of: index),
      standsAlone(elementIndex, in: source)
    else { return false }
    // A canvas that contains text is not unlabelled, because readers announce the text.
    var isDrawn = node.webElement == "canvas" && hasScripts
    var next = elementIndex
    let end = source.branch(of: elementIndex).upperBound
    while next < end {
      let (inner, element) = (next, source[next])
      next += 1
      if UnlabelledGraphic.stores.contains(element.name) {
        next = source.branch(of: inner).upperBound
        continue
      }
      let isLabelled = ["role", "aria-label", "aria-labelledby"].contains { element[$0] != nil }
      if isLabelled || !element.text.isBlank && node.webElement == "canvas" { return false }
      if UnlabelledGraphic.words.contains(element.name) { return false }
      isDrawn = isDrawn || UnlabelledGraphic.shapes.contains(element.name)
    }
    return isDrawn
  }

  private func standsAlone(_ elementIndex: Int, in source: SourceTree) -> Bool {
    for above in source.ancestors(of: elementIndex) {
      if ["svg", "a", "button", "label", "summary"].contains(source[above].name) { return false }
      if let node = node(of: above), screen[node].states.isFocusable == true { return false }
    }
    guard source[elementIndex].name != "canvas", let parent = source[elementIndex].parent else {
      return true
    }
    // A few siblings show whether the drawing is an icon. Reading all siblings for each drawing
    // would be slow.
    return source[parent].text.isBlank
      && source.children(of: parent).prefix(16).allSatisfy {
        source[$0].text.isBlank || ["script", "style"].contains(source[$0].name)
      }
  }
}

extension SourceTree {
  /// Whether an `<svg>` only stores shapes for other drawings, as a sprite does, and shows nothing.
  func onlyStoresShapes(_ svg: Int) -> Bool {
    let names = children(of: svg).map { self[$0].name }
    return !names.isEmpty && names.allSatisfy { UnlabelledGraphic.stores.contains($0) }
  }
}

private enum UnlabelledGraphic {
  /// The elements of SVG whose content is shown only where another element refers to it.
  static let stores: Set<String> = [
    "symbol", "defs", "clippath", "mask", "pattern", "marker", "lineargradient", "radialgradient",
    "filter",
  ]
  static let words: Set<String> = ["text", "title", "desc", "foreignobject"]
  static let shapes: Set<String> = [
    "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "image", "use",
  ]
}
