import AccessibilityTree
import Announcements

/// A builder of the elements that UIKit adds to a view.
///
/// Examples are the buttons of a stepper, the title of a bar, and the button of a cell's accessory.
struct UIKitParts {
  let labels: UIKitWords
  let direction: Screen.Direction
  let isOfSwiftUI: Bool

  /// Returns the two buttons of a stepper.
  ///
  /// SwiftUI dims the button that would exceed a limit. UIKit dims neither button.
  ///
  /// Source: AccessibilitySnapshot 0.12.1, reference images testStepper, testStepperAtMin.
  func stepper(_ node: Node, _ index: Node.Index) -> [AccessibilityElement] {
    let isReversed = direction == .rightToLeft
    let range = node.value?.range
    let value = node.value?.text ?? (isOfSwiftUI ? nil : range?.shownNow)
    let rule = isOfSwiftUI ? SwiftUIRules.stepper : UIKitRules.stepper
    return [labels.decrement, labels.increment].enumerated().map { number, word in
      var button = part(of: index, word, .button, by: rule)
      if !node.name.isEmpty { button.label = "\(node.name), \(word.text)" }
      button.design = button.facts { facts in
        guard number == 0, let value else { return }
        facts.omissions = [Part(.value, value, by: UIKitRules.stepperValue)]
      }
      if let authored = node.knownIOS?.authored.value { button.value = authored }
      let isAtLimit = isOfSwiftUI && (number == 0 ? range?.isAtMinimum : range?.isAtMaximum) == true
      if node.states.isDisabled || isAtLimit { button.traits.insert(.notEnabled) }
      if isOfSwiftUI {
        button.customActions = node.actions
        button.customContent = node.customContent
      }
      button.hint = node.hint.flatMap { $0.text.isEmpty ? nil : $0.text }
      button.frame = node.frame.map { frame in
        let isSecond = (number == 1) != isReversed
        return Frame(
          x: isSecond ? frame.x + frame.width / 2 : frame.x, y: frame.y, width: frame.width / 2,
          height: frame.height)
      }
      return button
    }
  }

  func title(_ text: String, of index: Node.Index, _ node: Node, isHeader: Bool)
    -> AccessibilityElement
  {
    var title = part(
      of: index, Phrase(text), isHeader ? [.staticText, .header] : .staticText,
      by: isHeader ? UIKitRules.navigationBar : UIKitRules.alert)
    title.frame = node.frame
    return title
  }

  func detailButton(_ node: Node, _ index: Node.Index) -> AccessibilityElement {
    var button = part(of: index, labels.moreInfo, .button, by: UIKitRules.accessory)
    button.frame = node.frame.map(end)
    return button
  }

  /// Returns the control that moves a cell; `label` is the label of the cell.
  func reorderControl(_ label: String, _ node: Node, _ index: Node.Index) -> AccessibilityElement {
    let words = labels.reorder.phrase(["name": label])
    var button = part(of: index, words, .button, by: UIKitRules.reorderControl)
    button.frame = node.frame.map(end)
    button.design = button.facts { $0.isDraggable = true }
    return button
  }

  /// Returns the frame of a button at the end of a cell.
  private func end(of cell: Frame) -> Frame {
    let side = min(cell.width, cell.height)
    let x = direction == .rightToLeft ? cell.x : cell.x + cell.width - side
    return Frame(x: x, y: cell.y, width: side, height: cell.height)
  }

  /// Returns the button that closes a menu; the button is below the menu.
  func dismissMenu(_ node: Node, _ index: Node.Index) -> AccessibilityElement {
    var button = part(of: index, labels.dismissMenu, .button, by: UIKitRules.menu)
    button.frame = node.frame.map {
      Frame(x: $0.x, y: $0.y + $0.height, width: $0.width, height: $0.height)
    }
    return button
  }

  /// Returns the region around a sheet or popover; double-tapping it closes the sheet or popover.
  func dismissSheet(_ node: Node, _ index: Node.Index) -> AccessibilityElement {
    var button = part(of: index, labels.dismissPopup, .button, by: UIKitRules.sheet)
    button.frame = node.frame
    return button
  }

  private func part(
    of index: Node.Index, _ label: Phrase, _ traits: AccessibilityTraits, by rule: Rule
  ) -> AccessibilityElement {
    var element = AccessibilityElement(node: index)
    element.isElement = true
    element.setLabel(label)
    element.traits = traits
    element.rules = [rule]
    return element
  }
}

extension Value.Range {
  /// Whether the number cannot become smaller.
  fileprivate var isAtMinimum: Bool {
    guard let now, let minimum else { return false }
    return now <= minimum
  }

  /// Whether the number cannot become larger.
  fileprivate var isAtMaximum: Bool {
    guard let now, let maximum else { return false }
    return now >= maximum
  }
}
