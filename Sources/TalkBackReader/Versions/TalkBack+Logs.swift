public import AccessibilityTree
public import Announcements

extension TalkBackSettings.Profile {
  /// The logs of devices on which this version is based.
  ///
  /// The value is `nil` for a version that is based on published code or recordings.
  ///
  /// Source: 198 stops that TalkBack 17.0.0 and 17.0.1 logged, on Android API 33 to 37.
  var logs: VersionLogs? {
    switch self {
    case .version6, .version7, .version15, .version16: nil
    case .version17: Self.logs17
    }
  }

  private static let logs17 = VersionLogs(
    of: TalkBackSettings.Profile.version17.rawValue,
    following: TalkBackSettings.Profile.version16.rawValue,
    [
      TalkBackRule.name, TalkBackRule.role, TalkBackRule.roleDescription, TalkBackRule.page,
      TalkBackRule.stateDescription, TalkBackRule.switchState, TalkBackRule.checkedInSelection,
      TalkBackRule.selected, TalkBackRule.disabled, TalkBackRule.readOnly, TalkBackRule.editing,
      TalkBackRule.editText, TalkBackRule.heading, TalkBackRule.itemPosition,
      TalkBackRule.collection, TalkBackRule.unlabelled, TalkBackRule.unlabelledRole,
      TalkBackRule.pause, TalkBackRule.clickHint, TalkBackRule.roleHint,
      TalkBackRule.longPressHint, TalkBackRule.selectHint,
    ])
}

extension TalkBack {
  /// Returns a remark on a part that no log confirms, if the version is based on logs.
  ///
  /// No log of version 17 contains errors, tables or emoji. Of web pages, the logs contain only
  /// texts, images and lists.
  ///
  /// - Parameters:
  ///   - part: A part of the announcement, or one that TalkBack does not announce.
  ///   - stop: The stop.
  ///   - screen: The screen of the stop.
  /// - Returns: The remark, or `nil`.
  public func remark(on part: Part, of stop: Stop, on screen: Screen) -> String? {
    guard let logs = settings.profile.logs else { return nil }
    let isLogged =
      logs.rules.contains(part.rule) && TalkBack.isLogged(part, at: stop.node, on: screen)
      && !isOfGrid(part, at: stop.node, on: screen)
    return isLogged ? nil : logs.remark
  }

  private static func isLogged(_ part: Part, at node: Node.Index, on screen: Screen) -> Bool {
    if part.text.unicodeScalars.contains(where: \.properties.isEmojiPresentation) { return false }
    let role = screen[node].role
    if part.rule == TalkBackRule.roleHint { return role.acceptsText && screen.origin != .web }
    guard screen.origin == .web else { return true }
    switch role {
    case .text, .paragraph, .image, .list, .listItem, .generic: return true
    default: return false
    }
  }

  /// Whether a part announces a position in a table, or that focus enters or leaves a table.
  private func isOfGrid(_ part: Part, at node: Node.Index, on screen: Screen) -> Bool {
    guard part.rule == TalkBackRule.itemPosition || part.rule == TalkBackRule.collection else {
      return false
    }
    let grid = settings.phrasebook.collections.grid
    if [grid.entering, grid.leaving].contains(where: { part.text.hasPrefix($0.text) }) {
      return true
    }
    return screen.ancestors(of: node).contains { ancestor in
      let role = screen[ancestor].role
      return role == .table || role == .grid
    }
  }
}
