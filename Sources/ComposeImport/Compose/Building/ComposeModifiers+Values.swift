internal import AccessibilityTree
internal import AndroidImport
internal import ComponentSource

/// The values of modifiers. Values that the source does not determine are reported.
extension ComposeBuilder {
  /// Returns the value of a Boolean argument.
  ///
  /// An unknown value is reported, and a value is assumed in its place.
  ///
  /// - Parameter isAssumedTrue: The assumed value. If this is `nil`, the name of the argument
  ///   suggests the value.
  mutating func flag(
    _ arguments: ComposeArguments, _ name: String, assumed isAssumedTrue: Bool? = nil
  ) -> Bool? {
    guard let value = arguments[name] else { return nil }
    if let flag = value.boolean { return flag }
    guard let unknown = value.unknown else { return nil }
    let isTaken = taken(unknown.name, otherwise: isAssumedTrue ?? (name == "enabled"))
    diagnostics.record(
      .unknownFlag(name, unknown.name, taken: isTaken), at: position(of: unknown.range))
    return isTaken
  }

  /// Returns the value of a Boolean state.
  ///
  /// An unknown value is reported, and counts as `false`.
  mutating func decided(_ value: SourceValue?, named name: String) -> Bool {
    guard let value else { return false }
    if let flag = value.current.boolean { return flag }
    guard let unknown = value.unknown else { return false }
    let isTaken = taken(unknown.name, otherwise: false)
    diagnostics.record(
      .unknownFlag(name, unknown.name, taken: isTaken), at: position(of: unknown.range))
    return isTaken
  }

  /// Returns the assumed value for an unknown flag.
  ///
  /// All uses of a flag on a screen get the same value, which the first use determines. The value
  /// of a condition follows from the values of the condition's flags.
  private mutating func taken(_ flag: String, otherwise usual: Bool) -> Bool {
    func known(_ flag: String) -> Bool? {
      let isNegated = flag.hasPrefix("!")
      return takenFlags[isNegated ? String(flag.dropFirst()) : flag].map { $0 != isNegated }
    }
    if let known = known(flag) { return known }
    let operands = flag.components(around: "&&").map { known($0) }
    if operands.count > 1, !flag.contains("|") {
      if operands.contains(false) { return false }
      if operands.allSatisfy({ $0 == true }) { return true }
    }
    let isNegated = flag.hasPrefix("!")
    takenFlags[isNegated ? String(flag.dropFirst()) : flag] = usual != isNegated
    return usual
  }

  func role(_ value: SourceValue?) -> ComposeRole? {
    value?.component.flatMap { ComposeRole(rawValue: $0.lastMember) }
  }

  func toggleableState(_ value: SourceValue?) -> SemanticsConfiguration.ToggleableState {
    guard let component = value?.component else { return .off }
    if let isOn = component.unlabelled.first?.boolean { return isOn ? .on : .off }
    return SemanticsConfiguration.ToggleableState(rawValue: component.lastMember) ?? .off
  }

  /// Sets the progress of a node in a range.
  ///
  /// If the progress is unknown, readers announce the name of the value instead.
  mutating func setProgress(
    _ value: SourceValue?, in range: SourceValue?, of node: inout ComposeNode
  ) {
    var known = value
    if let function = value?.function { known = evaluator.call(function).current }
    let found = progress(known, in: range)
    guard let unknown = known?.unknown else {
      return node.update { $0.setIfAbsent(\.progress, found) }
    }
    let (start, end) = range.flatMap(ComposeBuilder.bounds) ?? (0, 1)
    node.update { own in
      own.setIfAbsent(\.progress, .determinate(current: start, start: start, end: end))
      own.setIfAbsent(\.stateDescription, "{\(unknown.name)}")
    }
  }

  /// Returns the progress in a range, which is from 0 to 1 by default.
  ///
  /// If the value is a lambda, its result is used. A missing value means indeterminate progress.
  mutating func progress(
    _ value: SourceValue?, in range: SourceValue?
  ) -> SemanticsConfiguration.ProgressRange {
    guard var value else { return .indeterminate }
    if let function = value.function { value = evaluator.call(function).current }
    guard let number = value.number else {
      if let unknown = value.unknown {
        diagnostics.record(.unknownNumber(unknown.name), at: position(of: unknown.range))
      }
      return .indeterminate
    }
    let (start, end) = range.flatMap(ComposeBuilder.bounds) ?? (0, 1)
    return .determinate(
      current: min(max(number, min(start, end)), max(start, end)), start: start, end: end)
  }

  /// Returns the bounds of a range such as `0f..10f`.
  static func bounds(of value: SourceValue) -> (Double, Double)? {
    switch value.current {
    case .range(let range, _): return (Double(range.lowerBound), Double(range.upperBound - 1))
    case .component(let component):
      let ends = (component.arguments ?? []).map(\.value)
      guard ends.count >= 2, let start = ends[0].number, let end = ends[1].number else {
        return nil
      }
      return (start, end)
    default: return nil
    }
  }
}

extension [Component] {
  /// Modifiers that make a size of zero after them in the chain have no or an unknown effect.
  ///
  /// After a size of zero, these modifiers cannot make the node larger.
  private static var outerSizes: Set<String> {
    [
      "aspectRatio", "defaultMinSize", "fillMaxHeight", "fillMaxSize", "fillMaxWidth",
      "fillParentMaxHeight", "fillParentMaxSize", "fillParentMaxWidth", "heightIn", "layout",
      "minimumInteractiveComponentSize", "padding", "requiredHeightIn", "requiredSizeIn",
      "requiredWidthIn", "sizeIn", "widthIn", "wrapContentHeight", "wrapContentSize",
      "wrapContentWidth",
    ]
  }

  /// Modifiers from which the parent can determine the size, wherever they are in the chain.
  ///
  /// Source: foundation, RowColumnMeasurePolicy.kt and Box.kt: the parent measures such a child with
  /// fixed constraints, which take precedence over all sizes in the chain.
  private static var parentSizes: Set<String> {
    ["constrainAs", "layoutId", "matchParentSize", "then", "weight"]
  }

  /// Whether a chain of modifiers makes a node that has no width or no height: `size(0.dp)`.
  ///
  /// Source: foundation, Size.kt: an outer modifier that sets a minimum size takes precedence.
  /// Assumed: an unknown modifier sets a size.
  var setNoArea: Bool {
    let names = map(\.lastName)
    guard
      names.allSatisfy({ !Self.parentSizes.contains($0) && ComposeBuilder.isKnownModifier($0) })
    else { return false }
    for (modifier, name) in zip(self, names) {
      if Self.outerSizes.contains(name) { return false }
      switch name {
      case "size", "requiredSize", "width", "requiredWidth", "height", "requiredHeight":
        let sizes = (modifier.arguments ?? []).compactMap(\.value.number)
        if sizes.contains(0) { return true }
        if name.lowercased().hasSuffix("size") { return false }
      default: continue
      }
    }
    return false
  }
}

extension String {
  /// Returns the operands of an operator in a condition.
  ///
  /// White space around the operands is removed.
  fileprivate func components(around separator: String) -> [String] {
    split(separator: separator).map { piece in
      let start = piece.drop { $0.isWhitespace }
      return String(start.prefix(start.count - start.reversed().prefix { $0.isWhitespace }.count))
    }
  }
}
