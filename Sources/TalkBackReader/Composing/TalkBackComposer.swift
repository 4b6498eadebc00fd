import AccessibilityTree
import Announcements

/// Composes what TalkBack says when accessibility focus lands on a node.
///
/// Source: TalkBack 15.1, EventTypeViewAccessibilityFocusedFeedbackRule.java.
struct TalkBackComposer: Sendable {
  var tree: AccessibilityNodeTree
  let focusability: TalkBackFocusability
  /// Children in the order in which they are merged.
  let children: AccessibilityNodeTree.Children
  var settings: TalkBackSettings
  let words: TalkBackPhrasebook
  private(set) var cleanup: TalkBackCleanup
  let speaksRoles: Bool
  /// What the version of TalkBack does differently from others.
  private let capabilities: Capabilities<TalkBackCapability>
  /// Whether what nobody could act on says that it is disabled.
  let saysDisabledTexts: Bool
  /// How many nodes one stop speaks for at most.
  ///
  /// A text inside a text is a stop, and each speaks for all inside: without an end, a few thousand
  /// of them would fill the memory. No screen that people use comes near it.
  let mergeLimit: Int
  /// Whether stops are told with what they are in.
  private(set) var mergesStops = false

  init(
    _ tree: AccessibilityNodeTree, _ focusability: TalkBackFocusability,
    _ children: AccessibilityNodeTree.Children, _ settings: TalkBackSettings, stops: Int
  ) {
    mergeLimit = max(64, 500_000 / max(1, stops))
    self.tree = tree
    self.focusability = focusability
    self.children = children
    self.settings = settings
    words = settings.phrasebook
    cleanup = TalkBackCleanup(settings)
    speaksRoles = settings.speaksRoles
    capabilities = settings.capabilities
    saysDisabledTexts = settings.androidCapabilities.contains(.disabledTexts)
  }

  /// Whether the version of TalkBack has a capability.
  func has(_ capability: TalkBackCapability) -> Bool { capabilities.contains(capability) }

  /// The same without words that only stand in for text when it is spoken.
  var plain: TalkBackComposer {
    var plain = self
    plain.cleanup.replaces = !has(.plainTemplates)
    return plain
  }

  /// Everything heard at one stop, with what moving there adds.
  func announcement(at place: Int, _ arrival: TalkBackArrival) -> Announcement {
    var parts = description(of: place, arrival)
    if arrival.item.isEmpty { appendHeading(of: place, to: &parts) }
    parts += arrival.item
    parts += arrival.transition
    guard settings.speaksHints else { return Announcement(parts) }
    let hint = hint(at: place, arrival)
    guard !hint.isEmpty else { return Announcement(parts) }
    return Announcement([Utterance(parts), Utterance(hint, .queue, by: TalkBackRule.pause)])
  }

  /// The same where focus does not move there.
  ///
  /// - Parameter isWhole: Whether also what is a stop of its own is told with what it is in.
  func description(at place: Int, isWhole: Bool = false) -> [Part] {
    var composer = self
    composer.mergesStops = isWhole
    return composer.description(of: place, TalkBackArrival())
  }

  /// The node's own words and those merged into it.
  private func description(of place: Int, _ arrival: TalkBackArrival) -> [Part] {
    if isUnlabelled(place) {
      let role = has(.unlabelledRole) ? unlabelledRole(place) : []
      return role.isEmpty
        ? [words.part(.state, words.states.unlabelled, by: TalkBackRule.unlabelled)] : role
    }
    let parts = aggregate(place, arrival)
    let description = tree[place].contentDescription
    guard parts.isEmpty, !description.isEmpty else { return parts }
    return [Part(.label, cleanup.clean(description), by: TalkBackRule.eventDescription)]
  }

  private func appendHeading(of place: Int, to parts: inout [Part]) {
    let info = tree[place]
    guard speaksRoles, !info.flags.contains(.web), info.isHeading else { return }
    let part =
      info.roleDescription.isEmpty
      ? words.part(.heading, words.positions.heading, by: TalkBackRule.heading)
      : words.part(
        .heading, cleanup.clean(info.roleDescription), ofPlatform: info.platformWords.role,
        by: TalkBackRule.heading)
    parts.append(part)
  }

  /// Whether a node should have a label of its own and has none.
  func needsLabel(_ place: Int) -> Bool {
    let info = tree[place]
    guard !info.flags.contains(.disabled), children[place].isEmpty,
      info.text.allSatisfy(\.isWhitespace), info.contentDescription.allSatisfy(\.isWhitespace)
    else { return false }
    return info.isClickable || info.isLongClickable
      || (info.flags.contains(.focusable) && info.hasResolvableIdentifier)
  }

  private func isUnlabelled(_ place: Int) -> Bool {
    guard needsLabel(place) else { return false }
    let info = tree[place]
    switch focusability.roles[place] {
    case .seekControl, .progressBar: return false
    default: break
    }
    return !info.flags.contains(.checkable)
      && (has(.unlabelledRole) || roleWords(of: place).isEmpty)
      && !(has(.requiredState) && info.flags.contains(.fieldRequired))
      && info.stateDescription.isEmpty && info.hintText.isEmpty && info.ownText.isEmpty
      && !(settings.elementIds && !info.spokenIdentifier.isEmpty)
      && labelText(of: place) == nil
  }
}
