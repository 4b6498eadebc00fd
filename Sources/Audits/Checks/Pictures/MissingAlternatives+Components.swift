internal import Simulator

extension MissingAlternatives {
  /// Adds each picture in a component, unless the picture has a name or is marked as decoration.
  func runOnComponents(_ findings: inout FindingList) {
    for visit in subject.screen.preorder {
      let node = subject.screen[visit.index]
      guard node.role == .image, node.name.isBlank, node.knownReactNative?.isAccessible != false,
        node.hidden == nil, !isInsideControl(visit.index)
      else { continue }
      guard node.knownReactNative?.component.map(isPicture) == true else {
        addDrawing(visit.index, &findings)
        continue
      }
      let isEmpty = node.label?.origin == .alt
      let stops = subject.readings.compactMap { heard in heard.stop(of: visit.index) }
      guard !isEmpty || !stops.isEmpty else { continue }
      let isDecoration = isEmpty || subject.attribute("aria-hidden", of: visit.index) == "{true}"
      findings.add(
        visit.index,
        isDecoration
          ? "This picture is decoration, but a reader stops at it."
          : "This picture has no alternative.", needsReview: isDecoration,
        heard: subject.quotes(at: visit.index))
    }
  }

  /// Adds a view to which the author gave the role of a picture, if readers stop at the view and
  /// announce no words.
  private func addDrawing(_ index: Node.Index, _ findings: inout FindingList) {
    let stops = subject.sameTreeReadings().compactMap { $0.stop(of: index) }
    guard !stops.isEmpty, stops.allSatisfy({ $0.authoredParts.allSatisfy(\.text.isBlank) }) else {
      return
    }
    findings.add(
      index, "This view has the role of a picture and no name.",
      needsReview: subject.mayHoldWords(index), heard: subject.quotes(at: index))
  }

  private func isPicture(_ component: String) -> Bool {
    ReactNativeComponent.named[component] == .image
  }

  private func isInsideControl(_ node: Node.Index) -> Bool {
    subject.screen.ancestors(of: node).contains {
      subject.screen[$0].isTouchable || subject.screen[$0].knownReactNative?.isAccessible == true
    }
  }
}
