/// The state descriptions that Compose writes for a node.
///
/// Source: AndroidX Compose UI, AndroidComposeViewAccessibilityDelegateCompat.android.kt,
/// getInfoStateDescriptionOrNull.
enum ComposeState {
  /// Returns the state description, or `nil` if there is none.
  static func description(of index: Int, in structure: SemanticsStructure) -> String? {
    let own = structure.configuration(of: index)
    if !own.isTextField, let description = own.stateDescription { return description }
    guard let word = word(of: index, in: structure) else { return nil }
    if case .percent(let number) = word { return structure.words.percent(number) }
    return structure.words[word.english]
  }

  /// A state that Compose describes in its own words.
  enum Word {
    case word(String)
    case percent(Int)

    var english: String {
      switch self {
      case .word(let word): word
      case .percent(let number): "\(number) percent."
      }
    }
  }

  /// Returns the state that Compose describes in its own words.
  ///
  /// Returns `nil` if the node has no such state, or if the app describes the state.
  static func word(of index: Int, in structure: SemanticsStructure) -> Word? {
    let own = structure.configuration(of: index)
    // The state of a text field replaces every other state, including the app's own state.
    if own.isTextField { return structure.hasMergedWords[index] ? nil : .word(ComposeWords.empty) }
    guard own.stateDescription == nil else { return nil }
    return (toggled(own) ?? selected(own)).map { .word($0) } ?? own.progress.map(progress)
  }

  private static func toggled(_ own: SemanticsConfiguration) -> String? {
    switch own.toggleableState {
    case .indeterminate: ComposeWords.partiallyChecked
    case .on where own.role == .switchControl: ComposeWords.switchState(isOn: true)
    case .off where own.role == .switchControl: ComposeWords.switchState(isOn: false)
    case .on, .off, nil: nil
    }
  }

  private static func selected(_ own: SemanticsConfiguration) -> String? {
    guard own.role != .tab, let isSelected = own.selected else { return nil }
    return ComposeWords.selection(isSelected: isSelected)
  }

  private static func progress(_ range: SemanticsConfiguration.ProgressRange) -> Word {
    guard case .determinate(let current, let start, let end) = range else {
      return .word(ComposeWords.inProgress)
    }
    let length = Float(end) - Float(start)
    let part = length == 0 ? 0 : (Float(current) - Float(start)) / length
    // If the limits are very large, their difference is infinite, and the fraction is not a finite
    // number.
    guard part.isFinite else { return .word(ComposeWords.inProgress) }
    // 0 and 100 per cent are announced only if the value is exactly at a limit.
    let percent = part <= 0 ? 0 : part >= 1 ? 100 : min(99, max(1, Int((part * 100).rounded())))
    return .percent(percent)
  }
}
