internal import AccessibilityTree
internal import ImportSupport

/// The inference of missing fields from the fields that a dump contains.
extension DumpNode {
  /// The properties that a dump reports about every node.
  ///
  /// If a dump reports a property, a node without the property really does not have it. For
  /// example, if a dump reports hints, a node without a hint has no hint in the app either.
  struct ReportedProperties {
    /// Whether the dump reports hints in a separate attribute, not only as the text of a field.
    let reportsHints: Bool
    let reportsClickable: Bool
    let reportsCheckable: Bool
    let reportsFocusable: Bool
    /// Whether the dump reports that the content of a node is invalid.
    let reportsInvalid: Bool
    /// Whether the dump reports that a text field shows its hint instead of a text.
    let reportsShownHints: Bool
    /// Whether the text of a text field counts as the hint, if the dump does not distinguish text
    /// and hint.
    let assumesHint: Bool

    /// Determines what a dump reports from the attributes that occur in it.
    ///
    /// Appium omits attributes that are null. If Appium's server writes `drawing-order`, it also
    /// writes every hint.
    init(_ vocabulary: DumpVocabulary, assumesHint: Bool) {
      reportsHints =
        vocabulary.writes("hint", "hintText", "a11y-important")
        || vocabulary.writes("drawing-order") && vocabulary.tool == .appium
      reportsClickable = vocabulary.writes("clickable", "isClickable")
      reportsFocusable = vocabulary.writes("focusable", "isFocusable")
      reportsCheckable = vocabulary.writes("checkable", "isCheckable")
      reportsInvalid = vocabulary.writes("content-invalid", "contentInvalid")
      reportsShownHints = vocabulary.writes("showing-hint", "showingHintText")
      self.assumesHint = assumesHint
    }
  }

  /// Infers fields of the platform that the dump does not report.
  mutating func complete(_ dump: ReportedProperties) {
    if DumpNode.isField(simpleClass) {
      fields.editable = true
      // Every text field can take focus, even if the dump does not state this.
      if !dump.reportsFocusable, fields.focusable == nil { fields.focusable = true }
    }
    if !dump.reportsClickable {
      assumeClickable(dump)
    } else if !dump.reportsCheckable {
      assumeCheckable()
    }
    if fields.editable == true { inferHint(dump) }
    // Android and Compose mark the content of a node as invalid if they set an error. Source:
    // Android, TextView.java, onInitializeAccessibilityNodeInfoInternal.
    if !dump.reportsInvalid, fields.error?.isEmpty == false { fields.contentInvalid = true }
    hideSecret()
    if diagnostics.contains(.noArea) { fields.visible = false }
    readRange()
    inferMissingState()
    if fields.hasClickableSpan == true {
      fields.links = [fields.text ?? fields.contentDescription].compactMap { $0 }
      diagnostics.insert(.unlistedLinks)
    }
    if simpleClass == "WebView" { diagnostics.insert(.webView) }
    if hasGlyph { diagnostics.insert(.glyph) }
    if fields.actions?.isEmpty != false { fields.actions = likelyActions }
  }

  /// Whether a class is a text field.
  ///
  /// Assumed: the name of a field class of an app ends like the name of Android's class.
  private static func isField(_ simpleClass: Substring) -> Bool {
    simpleClass.hasSuffix("EditText") || simpleClass.hasSuffix("AutoCompleteTextView")
  }

  /// Makes controls clickable and focusable, for a dump that does not report what is clickable.
  ///
  /// Assumed: every control is clickable except `CheckedTextView`, whose row is clicked instead.
  private mutating func assumeClickable(_ dump: ReportedProperties) {
    guard simpleClass != "CheckedTextView" else { return }
    switch AndroidClassRole.role(of: fields.className ?? "") {
    case .checkbox, .radio, .switchControl:
      if !dump.reportsCheckable { fields.checkable = true }
    case .button, .textBox, .combobox: break
    default: return
    }
    fields.clickable = true
    fields.focusable = true
    diagnostics.insert(.assumedClickable)
  }

  /// Makes controls checkable, for a dump that reports checked nodes but not checkable nodes.
  private mutating func assumeCheckable() {
    switch AndroidClassRole.role(of: fields.className ?? "") {
    case .checkbox, .radio, .switchControl: fields.checkable = true
    default: if fields.checked == true { fields.checkable = true }
    }
  }

  /// Decides whether the text of a field is its hint.
  private mutating func inferHint(_ dump: ReportedProperties) {
    guard let text = fields.text else { return }
    if dump.reportsShownHints || fields.showingHintText == true { return }
    if dump.reportsHints || fields.hintText != nil {
      if fields.hintText == text { fields.showingHintText = true }
      return
    }
    diagnostics.insert(dump.assumesHint ? .textIsHint : .textMayBeHint)
    guard dump.assumesHint else { return }
    fields.hintText = text
    fields.showingHintText = true
  }

  /// Replaces the text of a password by bullets, as Android exposes it to readers.
  ///
  /// Source: Android, TextView.java, getTextForAccessibility; PasswordTransformationMethod.java.
  private mutating func hideSecret() {
    guard fields.password == true, fields.showingHintText != true, let text = fields.text else {
      return
    }
    secret = text
    fields.text = String(repeating: "•", count: text.utf16.count)
  }

  /// Records that the state description of a compound button is missing.
  ///
  /// Since Android 11, compound buttons have a state description, which dumps do not contain.
  /// Before Android 11, the text of a switch ended with its state.
  ///
  /// Assumed: a check box or radio button with text is a view of Android, because Compose and React
  /// Native put the label into a description or a child.
  private mutating func inferMissingState() {
    guard fields.checkable == true, fields.stateDescription == nil else { return }
    let text = fields.text ?? ""
    switch simpleClass {
    case "Switch", "SwitchCompat", "SwitchMaterial", "ToggleButton":
      fields.hasUnknownState = text.hasSuffix("ON") || text.hasSuffix("OFF") ? nil : true
    case "CheckBox", "RadioButton": fields.hasUnknownState = text.isEmpty ? nil : true
    default: break
    }
  }

  /// Reads the value of a progress bar or slider from its text.
  ///
  /// Appium writes the current value there as a Java float, such as `40.0`.
  ///
  /// Source: appium-uiautomator2-server, AxNodeInfoHelper.java, getText; Android, ProgressBar.java,
  /// formatStateDescription. Assumed: the range is Android's default, from 0 to 100.
  private mutating func readRange() {
    guard simpleClass == "SeekBar" || simpleClass == "ProgressBar", let text = fields.text,
      text.contains("."), text.allSatisfy({ $0.isNumber || $0 == "." }),
      let number = Double(text), (0...100).contains(number)
    else { return }
    fields.text = nil
    fields.rangeInfo = AndroidAttributes.RangeInfo(
      type: .int, min: Spelled(0, as: "0"), max: Spelled(100, as: "100"),
      current: Spelled(number, as: text))
    if fields.stateDescription == nil { fields.stateDescription = "\(Int(number))%" }
    diagnostics.insert(.assumedRange)
  }

  /// Whether a text of the node contains a private-use character.
  ///
  /// Icon fonts use such characters.
  private var hasGlyph: Bool {
    [fields.text, fields.contentDescription, fields.hintText].contains { text in
      text?.unicodeScalars.contains {
        (0xE000...0xF8FF).contains($0.value) || $0.value >= 0xF0000
      } == true
    }
  }

  /// The actions that an Android view with the flags of this node offers.
  ///
  /// Source: Android, View.java, TextView.java, ScrollView.java, AbsSeekBar.java and SeekBar.java,
  /// onInitializeAccessibilityNodeInfoInternal. Assumed: scrollable views are not at their end.
  private var likelyActions: [String]? {
    var actions: [String] = []
    if fields.focusable == true, fields.focused != true { actions.append("FOCUS") }
    if isEnabled {
      if fields.clickable == true { actions.append("CLICK") }
      if fields.longClickable == true { actions.append("LONG_CLICK") }
      if fields.scrollable == true { actions.append("SCROLL_FORWARD") }
      if isAdjustable { actions += ["SCROLL_FORWARD", "SCROLL_BACKWARD", "SET_PROGRESS"] }
      if fields.editable == true { actions.append("SET_TEXT") }
    }
    if fields.editable == true, fields.text != nil, fields.showingHintText != true {
      actions.append("SET_SELECTION")
    }
    return actions.isEmpty ? nil : actions
  }

  private var isAdjustable: Bool {
    simpleClass == "SeekBar" || simpleClass == "RatingBar" && fields.focusable == true
  }
}
