import AccessibilityTree

/// The mapping of views that show a number in a range, to which Android adds a state description.
extension AndroidMapping {
  func nativeRange(
    _ node: Node, _ index: Node.Index, _ widget: AndroidViewClass.Exposure
  ) -> AccessibilityNodeInfo {
    var info = described(node, index, widget)
    if widget.form == .slider {
      info.flags.formUnion([.clickable, .focusable])
      return info
    }
    let canSet =
      widget.form == .seekBar
      || widget.form == .rating && node.android.isIndicator != true
    if canSet, !node.states.isDisabled {
      info.flags.insert(.focusable)
      info.actions.formUnion([.setProgress, .scrollForward, .scrollBackward])
    }
    guard let range = node.value?.range, let now = range.now else {
      info.stateDescription = node.value?.text ?? ""
      describeIndeterminate(widget, in: &info)
      return info
    }
    let standard = widget.form == .rating ? 5.0 : 100
    let (low, high) = (range.minimum ?? 0, range.maximum ?? standard)
    info.rare.range = AccessibilityNodeInfo.RangeInfo(
      kind: .int, minimum: low, maximum: high, current: now)
    describe(now, from: low, to: high, node, in: &info)
    return info
  }

  /// Describes a progress bar that shows no number.
  ///
  /// Source: Android 11, ProgressBar.java, onInitializeAccessibilityNodeInfoInternal.
  private func describeIndeterminate(
    _ widget: AndroidViewClass.Exposure, in info: inout AccessibilityNodeInfo
  ) {
    guard widget.form == .progress, info.stateDescription.isEmpty, has(.stateDescriptions) else {
      return
    }
    info.stateWord = words.inProgress
    info.mapping.append(AndroidViewRule.stateDescription)
  }

  private func describe(
    _ now: Double, from low: Double, to high: Double, _ node: Node,
    in info: inout AccessibilityNodeInfo
  ) {
    if let text = node.value?.text {
      info.stateDescription = text
    } else if has(.stateDescriptions) {
      let range = Value.Range(now: now, minimum: low, maximum: high)
      if let percentage = range.percentage(words) { info.stateWord = percentage }
      info.mapping.append(AndroidViewRule.stateDescription)
    }
  }

  /// Returns the thumb of Material's slider, a virtual node inside the view and a stop of its own.
  ///
  /// The content description of the thumb contains the number; the thumb has no state description.
  /// A range slider gets no such thumb, because its thumbs are already children of the slider's
  /// node. Source: Material Components 1.12, BaseSlider.java: the view is focusable and clickable,
  /// and its AccessibilityHelper has a node for each value.
  func sliderThumb(of node: Node, at index: Node.Index) -> AccessibilityNodeInfo? {
    guard screen.firstChild(of: index) == nil, let range = node.value?.range, let now = range.now
    else { return nil }
    var info = AccessibilityNodeInfo(
      "android.widget.SeekBar", node: index, by: AndroidViewRule.materialSlider)
    let value = words.sliderValue.filled(["number": now.shortText])
    info.contentDescription = node.ownName.isEmpty ? value : "\(node.ownName),\(value)"
    info.rare.range = AccessibilityNodeInfo.RangeInfo(
      kind: .float, minimum: range.minimum ?? 0, maximum: range.maximum ?? 1, current: now)
    info.flags.insert(.focusable)
    if node.states.isDisabled {
      info.flags.insert(.disabled)
    } else {
      info.actions.formUnion([.setProgress, .scrollForward, .scrollBackward])
    }
    return info
  }
}
