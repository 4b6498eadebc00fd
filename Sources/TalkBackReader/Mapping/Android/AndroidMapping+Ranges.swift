import AccessibilityTree

/// Views for a number in a range, with the state that Android describes by itself.
extension AndroidMapping {
  func nativeRange(
    _ node: Node, _ index: Node.Index, _ widget: AndroidViewClass.Exposure
  ) -> AccessibilityNodeInfo {
    var info = described(node, index, widget)
    let canSet =
      widget.form == .seekBar || widget.form == .slider
      || widget.form == .rating && node.android.isIndicator != true
    if canSet, !node.states.isDisabled {
      info.flags.insert(.focusable)
      info.actions.formUnion([.setProgress, .scrollForward, .scrollBackward])
    }
    guard let range = node.value?.range, let now = range.now else {
      info.stateDescription = node.value?.text ?? ""
      return info
    }
    let standard = widget.form == .rating ? 5.0 : widget.form == .slider ? 1.0 : 100
    let (low, high) = (range.minimum ?? 0, range.maximum ?? standard)
    info.rare.range = AccessibilityNodeInfo.RangeInfo(
      kind: widget.form == .slider ? .float : .int, minimum: low, maximum: high, current: now)
    describe(now, from: low, to: high, node, widget, in: &info)
    return info
  }

  private func describe(
    _ now: Double, from low: Double, to high: Double, _ node: Node,
    _ widget: AndroidViewClass.Exposure, in info: inout AccessibilityNodeInfo
  ) {
    if let text = node.value?.text {
      info.stateDescription = text
    } else if widget.form == .slider {
      // A slider has its number in the content description and no state.
      let value = words.sliderValue.filled(["number": now.shortText])
      info.contentDescription = node.ownName.isEmpty ? value : "\(node.ownName),\(value)"
    } else if has(.stateDescriptions) {
      let range = Value.Range(now: now, minimum: low, maximum: high)
      if let percentage = range.percentage(words) { info.stateWord = percentage }
      info.mapping.append(AndroidViewRule.stateDescription)
    }
  }
}
