internal import Simulator

/// Fields that are parts of a larger field.
extension AuditSubject {
  /// Whether a control is a part of a field for a date or time, which has one label for all parts.
  ///
  /// Such parts are spin buttons that are not `<input>` elements, and several of them are in one
  /// box.
  func isSegment(_ index: Node.Index) -> Bool {
    func isPart(_ index: Node.Index) -> Bool {
      let node = screen[index]
      return node.role == .spinButton && node.webElement != nil && node.webElement != "input"
    }
    guard isPart(index), let box = screen.parent(of: index) else { return false }
    return screen.descendants(of: box).lazy.prefix(40).count { isPart($0.index) } > 1
  }

  /// Whether a field shows the number of a slider in the same box, so that the slider shows the
  /// limits of the number.
  func isNumberOfSlider(_ index: Node.Index) -> Bool {
    guard screen[index].role == .spinButton else { return false }
    return boxes(around: index).contains { box in
      screen.descendants(of: box).lazy.prefix(40).contains { screen[$0.index].role == .slider }
    }
  }

  /// Whether the name of a control contains all words of a visible `<label>` in the same box.
  func containsVisibleLabel(_ control: Control) -> Bool {
    guard platform == .web, control.words.count > 1 else { return false }
    return boxes(around: control.node).contains { box in
      screen.descendants(of: box).lazy.prefix(40).contains { inner in
        guard screen[inner.index].webElement == "label", !isUnseen(inner.index) else {
          return false
        }
        let words = Wording.words(of: seenText(of: inner.index))
        return !words.isEmpty && control.words.contains(phrase: words)
      }
    }
  }

  /// Returns the ancestors of a node that only group, up to the first ancestor with another role.
  private func boxes(around index: Node.Index) -> [Node.Index] {
    Array(
      screen.ancestors(of: index).prefix(4).prefix {
        [.generic, .group, .none].contains(screen[$0].role)
      })
  }
}
