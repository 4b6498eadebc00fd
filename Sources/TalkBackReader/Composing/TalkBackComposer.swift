import AccessibilityTree
import Announcements

/// A composer of what TalkBack announces when accessibility focus lands on a node.
///
/// Source: TalkBack 15.1, EventTypeViewAccessibilityFocusedFeedbackRule.java.
struct TalkBackComposer: Sendable {
  var tree: AccessibilityNodeTree
  let focusability: TalkBackFocusability
  /// The children of each node, in the order in which they are merged into their parent.
  let children: AccessibilityNodeTree.Children
  var settings: TalkBackSettings
  let words: TalkBackPhrasebook
  private(set) var cleanup: TalkBackCleanup
  let speaksRoles: Bool
  private let separator: String
  private let capabilities: Capabilities<TalkBackCapability>
  /// Whether TalkBack says “disabled” even at disabled nodes without actions.
  let speaksDisabledTexts: Bool
  /// The maximum number of nodes that are merged into one stop.
  ///
  /// If texts are nested, each text is a stop that speaks everything inside it. Without a limit, a
  /// few thousand nested texts would fill the memory. No real screen has so many nested texts.
  let mergeLimit: Int
  /// Whether the words of a node include those of descendants that are stops themselves.
  private(set) var mergesStops = false

  init(
    _ tree: AccessibilityNodeTree, _ focusability: TalkBackFocusability,
    _ children: AccessibilityNodeTree.Children, _ settings: TalkBackSettings, stopCount: Int
  ) {
    mergeLimit = max(64, 500_000 / max(1, stopCount))
    self.tree = tree
    self.focusability = focusability
    self.children = children
    self.settings = settings
    words = settings.phrasebook
    cleanup = TalkBackCleanup(settings)
    speaksRoles = settings.speaksRoles
    separator = settings.separatorText
    capabilities = settings.capabilities
    speaksDisabledTexts = settings.androidCapabilities.contains(.disabledTexts)
  }

  func has(_ capability: TalkBackCapability) -> Bool { capabilities.contains(capability) }

  /// A copy of the composer for words that are inserted into a template.
  ///
  /// The copy does not replace symbols by words.
  var withoutReplacements: TalkBackComposer {
    var withoutReplacements = self
    withoutReplacements.cleanup.replacesSymbols = !has(.plainTemplates)
    return withoutReplacements
  }

  /// Returns the announcement at a stop, with the words that TalkBack adds when focus arrives.
  func announcement(at index: Int, _ arrival: TalkBackArrival) -> Announcement {
    var parts = description(of: index, arrival)
    if arrival.item.isEmpty { appendHeading(of: index, to: &parts) }
    parts.append(each: arrival.item)
    parts.append(each: arrival.transition)
    parts.separate(by: separator)
    guard settings.speaksHints else { return Announcement(parts) }
    var hint = hint(at: index, arrival)
    hint.separate(by: separator)
    guard !hint.isEmpty else { return Announcement(parts) }
    return Announcement([Utterance(parts), Utterance(hint, .queue, by: TalkBackRule.pause)])
  }

  /// Returns the words for a node, without the words that TalkBack adds when focus arrives.
  ///
  /// - Parameter isWhole: Whether descendants that are themselves stops are included.
  func description(at index: Int, isWhole: Bool = false) -> [Part] {
    var composer = self
    composer.mergesStops = isWhole
    var parts = composer.description(of: index, TalkBackArrival())
    parts.separate(by: separator)
    return parts
  }

  /// Returns a node's own words and the words of the nodes merged into it.
  private func description(of index: Int, _ arrival: TalkBackArrival) -> [Part] {
    if isUnlabelled(index) {
      let role = has(.unlabelledRole) ? unlabelledRole(index) : []
      return role.isEmpty
        ? [words.part(.state, words.states.unlabelled, by: TalkBackRule.unlabelled)] : role
    }
    let parts = aggregate(index, arrival)
    guard parts.isEmpty, !tree[index].contentDescription.isEmpty else { return parts }
    let description = tree[index].contentDescription
    return [Part(.label, cleanup.clean(description), by: TalkBackRule.eventDescription)]
  }

  private func appendHeading(of index: Int, to parts: inout [Part]) {
    guard speaksRoles, tree[index].isHeading else { return }
    let info = tree[index]
    guard !info.flags.contains(.web) else { return }
    let part =
      info.roleDescription.isEmpty
      ? words.part(.heading, words.positions.heading, by: TalkBackRule.heading)
      : words.part(
        .heading, cleanup.clean(info.roleDescription), ofPlatform: info.platformWords.role,
        by: TalkBackRule.heading)
    parts.append(part)
  }

  /// Whether a node should have a label of its own and has none.
  func needsLabel(_ index: Int) -> Bool { needsLabel(index, tree[index]) }

  private func needsLabel(_ index: Int, _ info: AccessibilityNodeInfo) -> Bool {
    guard !info.flags.contains(.disabled), children[index].isEmpty,
      info.text.isOnlyWhitespace, info.contentDescription.isOnlyWhitespace
    else { return false }
    return info.isClickable || info.isLongClickable
      || (info.flags.contains(.focusable) && info.hasResolvableIdentifier)
  }

  private func isUnlabelled(_ index: Int) -> Bool {
    needsLabel(index) && isUnlabelled(index, tree[index])
  }

  private func isUnlabelled(_ index: Int, _ info: AccessibilityNodeInfo) -> Bool {
    switch focusability.roles[index] {
    case .seekControl, .progressBar: return false
    default: break
    }
    return !info.flags.contains(.checkable)
      && (has(.unlabelledRole) || roleWords(of: index).isEmpty)
      && !(has(.requiredState) && info.flags.contains(.fieldRequired))
      && info.stateDescription.isEmpty && info.ownText.isEmpty && !speaksHint(index)
      && !(settings.elementIds && !info.spokenIdentifier.isEmpty)
      && labelText(of: index) == nil
  }
}
