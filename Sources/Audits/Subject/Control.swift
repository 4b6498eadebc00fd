public import Simulator

/// Something that can be operated or filled in.
public struct Control: Sendable, Hashable {
  /// What a person does with it.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Types into it.
    case field
    /// Chooses in a list that it opens.
    case picker
    /// Checks, selects or switches it.
    case choice
    case button, link
    /// Moves it up and down.
    case adjustable
    /// Presses it, though nothing says what it is.
    case custom
  }

  /// Its node.
  public let node: Node.Index
  /// What a person does with it.
  public let kind: Kind
  /// Its accessible name: the one in the tree, else the author's words that readers say of it; empty
  /// without any.
  public let name: String
  /// The words of its name in lower case.
  let words: [String]
  /// Where the name in the tree was found, or `nil` where it has none there.
  public let route: AuthoredText.Origin?
  /// Whether swiping with any of the readers stops at it or at what speaks for it.
  public let isReached: Bool

  /// All controls of a screen that are not hidden from every reader, in document order.
  static func all(on screen: Screen, readings: [ScreenReading]) -> [Control] {
    var controls: [Control] = []
    var nodes = screen.preorder
    while let visit = nodes.next() {
      let node = screen[visit.index]
      if let hidden = node.hidden, hidden.audience == .everyReader {
        if !hidden.keepsChildren { nodes.skipDescendants(of: visit) }
        continue
      }
      guard let kind = kind(of: node, on: screen) else { continue }
      let stops = readings.compactMap { $0.stop(speaking: visit.index) }
      let own = stops.filter { $0.node == visit.index }
      let name = name(of: node, kind, on: screen, at: own)
      controls.append(
        Control(
          node: visit.index, kind: kind, name: name, words: Wording.words(of: name),
          route: node.name.isBlank ? nil : node.label?.origin, isReached: !stops.isEmpty))
    }
    return controls
  }

  /// What browsers and readers put in the place of a missing name, such as an address, is none.
  private static func name(
    of node: Node, _ kind: Kind, on screen: Screen, at stops: [Stop]
  ) -> String {
    if node.label?.origin == .fileName { return "" }
    if !node.name.isBlank { return node.name }
    // Of a name of nothing but blanks readers say “space”, which is no name either.
    if node.label.map({ !$0.text.isEmpty }) == true { return "" }
    if screen.origin == .web, kind != .custom { return "" }
    let name = spokenName(at: stops)
    guard let placeholder = node.placeholder, !placeholder.isBlank else { return name }
    // Some readers call a password one before they say what stands in the field.
    let isPlaceholder = Wording.words(of: name).ends(withPhrase: Wording.words(of: placeholder))
    return isPlaceholder ? "" : name
  }

  /// The author's words that name a stop: all but its value and what is wrong with it.
  private static func spokenName(at stops: [Stop]) -> String {
    for stop in stops {
      let parts = stop.announcement.parts { kind, _ in kind == .label || kind == .content }
      let text = Announcement.join(parts)
      if !text.isBlank { return text }
    }
    return ""
  }

  private static func kind(of node: Node, on screen: Screen) -> Kind? {
    switch node.role.base(isNamed: true) {
    case .textBox, .searchBox, .dateField, .dateTimeField, .monthField, .timeField, .weekField:
      return .field
    case .spinButton: return .field
    case .combobox: return node.textInput == nil ? .picker : .field
    case .listbox: return .picker
    case .checkbox, .radio, .switchControl, .menuItemCheckbox, .menuItemRadio: return .choice
    case .button, .fileButton, .colorWell, .disclosureTriangle, .menuItem, .tab: return .button
    case .link:
      // Of the roles of books only what can be reached is a link to anybody.
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
  /// Whether it holds something that a person enters or chooses.
  public var isEntry: Bool {
    switch self {
    case .field, .picker, .choice, .adjustable: true
    case .button, .link, .custom: false
    }
  }
}

extension StringProtocol {
  /// Whether there is nothing in it but white space.
  var isBlank: Bool {
    for byte in utf8 {
      switch byte {
      case 0x09...0x0D, 0x20: continue
      case 0x80...: return unicodeScalars.allSatisfy(\.properties.isWhitespace)
      default: return false
      }
    }
    return true
  }
}

extension Node {
  /// Whether a component of React Native reacts to touches.
  var isTouchable: Bool {
    guard let props = knownReactNative else { return false }
    if props.isPressable == true { return true }
    switch props.component.flatMap({ ReactNativeComponent.named[$0] }) {
    case .pressable, .touchable, .button: return true
    default: return false
    }
  }

  /// The traits that an element of iOS is given, where the file tells any.
  var traits: AccessibilityTraits? {
    knownIOS.flatMap { $0.exported.traits ?? $0.authored.traits }?.value
  }
}

extension Control.Kind {
  /// What a finding calls it.
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
