internal import Simulator

/// An element that people use by moving a finger over it.
struct GestureSurface {
  var node: Node.Index
  /// Whether a trait, attribute or class states that the element is a gesture surface.
  ///
  /// If `false`, only the element's hint says that it is a gesture surface.
  var isKnown: Bool

  /// Returns the gesture surfaces of a screen.
  static func all(on subject: AuditSubject) -> [GestureSurface] {
    let drawing = PhraseSet(subject.words.phrases(\.drawing))
    return subject.screen.preorder.compactMap { visit in
      let node = subject.screen[visit.index]
      if node.hidden?.audience == .everyReader { return nil }
      if isKnown(node, subject.attribute("draggable", of: visit.index)) {
        return GestureSurface(node: visit.index, isKnown: true)
      }
      guard let hint = node.hint?.text, drawing.isFound(in: Wording.words(of: hint)) else {
        return nil
      }
      return GestureSurface(node: visit.index, isKnown: false)
    }
  }

  private static func isKnown(_ node: Node, _ draggable: String?) -> Bool {
    if node.traits?.contains(.allowsDirectInteraction) == true { return true }
    if draggable?.lowercased() == "true" { return true }
    let name = node.knownAndroid?.viewClass ?? node.knownReactNative?.component
    return name.map { classes.contains(String($0.split(separator: ".").last ?? "")) } == true
  }

  private static let classes: Set<String> = [
    "GestureOverlayView", "SignatureView", "SignaturePad", "DrawingView", "DrawView", "PaintView",
    "SketchView", "SignatureCanvas", "SignatureScreen", "SketchCanvas",
  ]
}
