internal import Simulator

/// Fields that are parts of a larger field, such as the month of a date.
extension AuditSubject {
  /// Whether a control is one part of a field for a date or time, such as the month.
  ///
  /// All parts of such a field share one label. The parts are spin buttons that are not `<input>`
  /// elements, and several of them are in one box. Inside a group, the parts can also be text
  /// boxes, because React Aria makes them text boxes on iPhones.
  ///
  /// Source: React Aria, `useDateSegment`.
  func isSegment(_ index: Node.Index) -> Bool { !segments(beside: index).isEmpty }

  /// Returns all parts of the date or time field to which a part belongs, or an empty list.
  private func segments(beside index: Node.Index) -> [Node.Index] {
    guard let box = screen.parent(of: index) else { return [] }
    let isGroup = screen[box].role == .group && !screen[box].name.isBlank
    func isPart(_ index: Node.Index) -> Bool {
      let node = screen[index]
      guard let element = node.webElement, element != "input", element != "textarea" else {
        return false
      }
      return node.role == .spinButton
        || isGroup && node.role == .textBox && node.web?.isEditable == true
    }
    guard isPart(index) else { return [] }
    let parts = screen.descendants(of: box).lazy.prefix(40).map(\.index).filter(isPart)
    return parts.count > 1 ? parts : []
  }

  /// Whether each number in a text is the value of a part of a date or time field.
  ///
  /// An example is the text “Selected date: 27 November 2026”.
  func saysValues(_ text: String, ofSegmentsAt index: Node.Index) -> Bool {
    func numbers(_ text: String) -> Set<Int> {
      Set(text.split { !$0.isASCII || !$0.isNumber }.compactMap { Int($0) })
    }
    let values = segments(beside: index).reduce(into: Set<Int>()) { values, part in
      values.formUnion(numbers(screen[part].value?.text ?? ""))
    }
    return !values.isEmpty && numbers(text).isSubset(of: values)
  }

  /// Whether a field shows the value of a slider beside it.
  ///
  /// The slider shows the lowest and highest number, so the field need not state these limits.
  func isNumberOfSlider(_ index: Node.Index) -> Bool { !sliders(shownBy: index).isEmpty }

  /// Returns the sliders beside a number field, whose value the field may show.
  ///
  /// A slider in the same box counts. If the box is a part of the page with another role, such as a
  /// form, a slider counts only if the field's name contains the slider's name.
  func sliders(shownBy index: Node.Index) -> [Node.Index] {
    guard screen[index].role == .spinButton else { return [] }
    func sliders(in box: Node.Index, among count: Int) -> [Node.Index] {
      screen.descendants(of: box).prefix(count).map(\.index).filter { screen[$0].role == .slider }
    }
    for box in boxes(around: index) {
      let found = sliders(in: box, among: 40)
      if !found.isEmpty { return found }
    }
    let words: [String] = Wording.words(of: screen[index].name)
    let part = screen.ancestors(of: index).first {
      ![.generic, .group, .none].contains(screen[$0].role)
    }
    guard let part, !words.isEmpty else { return [] }
    return sliders(in: part, among: 200).filter { slider in
      let name: [String] = Wording.words(of: screen[slider].name)
      return !name.isEmpty && words.contains(phrase: name)
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

  /// Returns up to four ancestors of a node, nearest first.
  ///
  /// The list ends before the first ancestor with another role than a group.
  private func boxes(around index: Node.Index) -> [Node.Index] {
    Array(
      screen.ancestors(of: index).prefix(4).prefix {
        [.generic, .group, .none].contains(screen[$0].role)
      })
  }
}
