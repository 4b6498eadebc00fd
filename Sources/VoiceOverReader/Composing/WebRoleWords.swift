import AccessibilityTree
import Announcements

/// The words for roles and states of web content, in the order of WebKit's traits.
struct WebRoleWords {
  let words: VoiceOverPhrasebook

  /// Adds the words for the current item, role, popup, state, heading level and link, in this
  /// order.
  func add(_ web: WebAttributes, to composition: inout Composition) {
    if let current = web.current ?? web.link?.current {
      composition.add(.state, words.states.words(for: current), by: WebKitRules.current)
    }
    for role in roles(web) { composition.add(.role, role, by: WebKitRules.role) }
    if web.role == .separator {
      composition.add(.state, words.traits.dimmed, by: TraitRules.dimmed)
    }
    if !web.announcesSummaryLast { addStates(web, &composition) }
    if let level = web.headingLevel {
      composition.add(
        .role, words.roles.headingLevel.phrase(["level": "\(level)"]),
        by: WebKitRules.headingLevel)
    }
    if let link = web.link { add(link, &composition) }
    if web.announcesSummaryLast {
      composition.add(.role, words.traits.button, by: WebKitRules.summary)
      addStates(web, &composition)
    }
    if web.role == .image { composition.add(.role, words.traits.image, by: TraitRules.image) }
  }

  private func roles(_ web: WebAttributes) -> [Phrase] {
    switch web.role {
    case .text, .link, .image, .option, .progress, .marker, .media, .date: []
    case .math: [words.roles.math]
    case .button: [words.traits.button]
    // In a recording, VoiceOver calls a mixed toggle button a check box.
    case .toggleButton: [web.checked == .mixed ? words.roles.checkbox : words.roles.toggleButton]
    case .popUpButton: [words.roles.popUpButton]
    case .checkbox, .switchControl: [words.roles.checkbox]
    case .radioButton: [words.roles.radioButton]
    case .textField: [words.traits.textField]
    case .searchField: [words.traits.searchField]
    case .secureTextField: [words.traits.secureTextField]
    case .multiLineTextField: [words.roles.multiLineTextField]
    case .comboBox: [words.roles.comboBox]
    case .slider: [words.traits.adjustable]
    case .menuItem: [words.roles.menuItem]
    case .tab: [words.traits.tab]
    case .separator: [words.roles.separator]
    case .colorWell: [words.roles.colorWell]
    case .named(let name): [Phrase(name)]
    }
  }

  private func addStates(_ web: WebAttributes, _ composition: inout Composition) {
    if let popup = web.popup {
      composition.add(.state, words.roles.words(for: popup), by: WebKitRules.popup)
    }
    if let checked = web.checked {
      composition.add(.state, checkedWords(checked, web), by: WebKitRules.state)
    }
    if let expanded = web.expanded {
      composition.add(
        .state, expanded ? words.states.expanded : words.states.collapsed, by: WebKitRules.state)
    }
  }

  private func checkedWords(_ checked: Checked, _ web: WebAttributes) -> Phrase {
    let isButton = web.role == .toggleButton
    return switch checked {
    case .on: isButton ? words.states.pressed : words.states.checked
    case .off: isButton ? words.states.notPressed : words.states.unchecked
    case .mixed: words.states.mixed
    }
  }

  private func add(_ link: WebAttributes.Link, _ composition: inout Composition) {
    if link.isVisited { composition.add(.state, words.states.visited, by: WebKitRules.visited) }
    composition.add(
      .role, link.isInPage ? words.roles.inPageLink : words.traits.link, by: WebKitRules.link)
  }
}

extension WebAttributes {
  /// Whether “button” and the expanded state come after the heading level and “link”.
  ///
  /// This order applies inside a `<summary>`. Assumed, because WebKit only exposes traits, and no
  /// recording shows in which order VoiceOver says their words.
  fileprivate var announcesSummaryLast: Bool {
    guard isInSummary else { return false }
    switch role {
    case .text, .link, .image, .math, .marker, .option, .date: return true
    default: return false
    }
  }
}

extension WebAttributes.Role {
  var announcesValueAsState: Bool {
    switch self {
    case .checkbox, .radioButton, .switchControl, .toggleButton: true
    default: false
    }
  }
}
