internal import Simulator

/// An element that a person operates or fills in.
struct Control: Sendable, Hashable {
  /// The kind of a control, by what a person does with it.
  enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A person types into the control.
    case field
    /// A person opens a list with the control, and chooses from the list.
    case picker
    /// A person checks, selects or switches the control.
    case choice
    case button, link
    /// A person increases or decreases the value.
    case adjustable
    /// A person presses the control, although it has no role.
    case custom
  }

  let node: Node.Index
  let kind: Kind
  /// The accessible name; empty if there is none.
  ///
  /// The name is the label of the node or, if the node has no label, the author's words that
  /// readers announce at the control.
  let name: String
  /// The words of the name in lower case.
  let words: [String]
  /// The origin of the node's label, or `nil` if the node has none.
  let nameOrigin: AuthoredText.Origin?
  /// Whether any of the readers stops at the control, or at an element that announces the control.
  let isReached: Bool

  /// Returns the controls of a screen in document order.
  ///
  /// Controls that are hidden from every reader are left out.
  static func all(on screen: Screen, readings: [ScreenReading]) -> [Control] {
    var controls: [Control] = []
    var blankTexts: BlankTexts?
    var nodes = screen.preorder
    while let visit = nodes.next() {
      let node = screen[visit.index]
      if let hidden = node.hidden, hidden.audience == .everyReader {
        if !hidden.keepsChildren { nodes.skipDescendants(of: visit) }
        continue
      }
      guard let kind = kind(of: node) else { continue }
      let isReached = readings.contains { $0.stop(speaking: visit.index) != nil }
      let name = name(of: visit.index, kind, on: screen, in: readings, &blankTexts)
      controls.append(
        Control(
          node: visit.index, kind: kind, name: name, words: Wording.words(of: name),
          nameOrigin: node.name.isBlank ? nil : node.label?.origin, isReached: isReached))
    }
    return controls
  }

  /// Returns the name of a control.
  ///
  /// Browsers and readers may announce an address or a file name if a control has no name. Such an
  /// announcement does not count as a name.
  private static func name(
    of index: Node.Index, _ kind: Kind, on screen: Screen, in readings: [ScreenReading],
    _ blankTexts: inout BlankTexts?
  ) -> String {
    let node = screen[index]
    if node.label?.origin == .fileName { return "" }
    if !node.name.isBlank { return node.name }
    // Readers announce a label of spaces as “space”, which is not a name.
    if node.label.map({ !$0.text.isEmpty }) == true { return "" }
    if screen.origin == .web, kind != .custom { return "" }
    // “Decrement” and “Increment” are words of VoiceOver, not the name of a stepper.
    if node.role == .spinButton, screen.isOfSwiftUI { return "" }
    // The stop of a list item announces only its bullet or number.
    if node.web?.marker != nil { return screen.visibleText(of: index) }
    let stops = readings.compactMap { $0.stop(of: index) }
    if !stops.isEmpty {
      let texts = blankTexts ?? BlankTexts(of: screen)
      blankTexts = texts
      if texts.areOnlyTexts(in: index) { return "" }
    }
    var name = spokenName(at: stops)
    // Announced words are not a name if the words are only the value, as in “40%, slider”.
    if kind == .adjustable, let value = node.value?.text,
      Wording.words(of: value) == Wording.words(of: name)
    {
      name = ""
    }
    guard let placeholder = node.placeholder, !placeholder.isBlank else { return name }
    // A placeholder may have only signs and no words, so it is also compared with the whole name.
    let isPlaceholder =
      name == placeholder
      || Wording.words(of: name).ends(withPhrase: Wording.words(of: placeholder))
    return isPlaceholder ? "" : name
  }

  /// Returns the author's words at the first stop that has such words.
  ///
  /// If a password field has no description, TalkBack announces “password” and the placeholder. The
  /// word “password” does not count, because TalkBack and not the author adds it.
  private static func spokenName(at stops: [Stop]) -> String {
    for stop in stops {
      let parts = stop.announcement.parts { kind, _ in kind == .label || kind == .content }
        .filter { $0.rule.name != "PasswordContent" }
      let text = Announcement.join(parts)
      if !text.isBlank { return text }
    }
    return ""
  }

  private static func kind(of node: Node) -> Kind? {
    switch node.role.base(isNamed: true) {
    // UIKit exposes a text view that nobody can edit as text.
    case .textBox where node.states.isReadOnly && node.knownIOS?.className == "textView":
      return nil
    case .textBox, .searchBox, .dateField, .dateTimeField, .monthField, .timeField, .weekField:
      return .field
    case .spinButton: return .field
    case .combobox: return node.textInput == nil ? .picker : .field
    case .listbox: return .picker
    case .checkbox, .radio, .switchControl, .menuItemCheckbox, .menuItemRadio: return .choice
    case .button, .fileButton, .colorWell, .disclosureTriangle, .menuItem, .tab: return .button
    case .link:
      // Roles of DPUB-ARIA are links only if they can be focused.
      return node.role == .link || node.states.isFocusable == true ? .link : nil
    case .slider, .scrollBar: return .adjustable
    default: break
    }
    let isPressed =
      node.web?.isClickable == true || node.knownAndroid?.clickable == true
      || node.isTouchable || node.traits?.contains(.button) == true
    return isPressed ? .custom : nil
  }
}

extension Control.Kind {
  /// Whether a person enters or chooses a value with controls of this kind.
  var isEntry: Bool {
    switch self {
    case .field, .picker, .choice, .adjustable: true
    case .button, .link, .custom: false
    }
  }
}

extension StringProtocol {
  /// Whether the text is empty or has only white space and invisible characters, such as zero-width
  /// spaces.
  var isBlank: Bool {
    for byte in utf8 {
      switch byte {
      case 0x09...0x0D, 0x20: continue
      case 0x80...:
        return unicodeScalars.allSatisfy {
          $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint
        }
      default: return false
      }
    }
    return true
  }
}

extension Node {
  /// Whether the node is a component of React Native that reacts to touches.
  var isTouchable: Bool {
    guard let props = knownReactNative else { return false }
    if props.isPressable == true { return true }
    switch props.component.flatMap({ ReactNativeComponent.named[$0] }) {
    case .pressable, .touchable, .button: return true
    default: return false
    }
  }

  /// The traits of an iOS element, or `nil` if the file has none.
  ///
  /// Exported traits take precedence over those that the author set.
  var traits: AccessibilityTraits? {
    knownIOS.flatMap { $0.exported.traits ?? $0.authored.traits }?.value
  }
}

extension Control.Kind {
  /// The word for the kind in findings.
  var word: String {
    switch self {
    case .field: "field"
    case .picker: "picker"
    case .choice: "choice"
    case .button: "button"
    case .link: "link"
    case .adjustable: "slider"
    case .custom: "control"
    }
  }
}

extension Node {
  /// Whether a toggle button shows words of the author for its states, such as “Mute” and “Unmute”.
  ///
  /// These words may say what the button does.
  var showsWordsForStates: Bool {
    [knownAndroid?.textOn, knownAndroid?.textOff].contains { $0?.isBlank == false }
  }
}

extension Node {
  /// Whether the element is the chosen day in the calendar of a date picker.
  ///
  /// The date of the day, which is its value, is its name.
  var isDayOfCalendar: Bool {
    role == .dateField && states.selected == true && knownIOS?.datePickerStyle == .inline
  }
}
