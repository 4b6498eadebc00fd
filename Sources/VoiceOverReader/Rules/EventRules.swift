import AccessibilityTree

/// Rules for what VoiceOver announces when an event happens.
enum EventRules {
  static let sound = Rule(
    "Sound", "Some events have a sound instead of words.",
    .documented(
      "Apple, accessibilityNotification screenChanged; freee, screen-reader-check-ios-voiceover"))
  static let announcement = Rule(
    "Announcement",
    "An announcement is spoken at once and can be interrupted. A queued announcement "
      + "waits. One of high priority cannot be interrupted.",
    .documented("Apple, UIAccessibilityPriority and accessibilitySpeechQueueAnnouncement"))
  static let liveRegion = Rule(
    "LiveRegion",
    "A change of a polite live region waits for other speech; a change of an "
      + "assertive one does not.",
    .recorded("a11ysupport.io, aria-live.json, alert-role and status-role, iOS 16.1"))
  static let alert = Rule(
    "Alert", "An alert says its title, “alert”, and its message.",
    .recorded("magentaA11y, captions of alert-dialog"))
  static let screenChanged = Rule(
    "ScreenChanged", "A new screen, dialog or pane is announced by its title.",
    .documented("Apple, accessibilityNotification screenChanged"))
  static let webDialog = Rule(
    "WebDialog",
    "When a page moves focus into a dialog, its name and “web dialog” come first, from iOS 18 on.",
    .recorded(
      "TetraLogical, December 2025, iOS 18.6; a11ysupport.io, aria-modal, iOS 16.2, without"))
  static let appName = Rule(
    "AppName", "When VoiceOver starts, it says the app's name before the first stop.",
    .recorded("IRS-Public/aloud, voiceover-ios27.json, iOS 27.0"))
  static let actions = Rule(
    "ActionNames", "Swiping up or down with the rotor set to actions announces their names.",
    .documented("Apple, UIAccessibilityCustomAction"))
  static let character = Rule(
    "CharacterEcho", "A typed character is announced.",
    .recorded("a11ysupport.io, input-*.json; flutter/flutter#76531"))
  static let word = Rule(
    "WordEcho",
    "Typing a space or punctuation mark after a word announces the word instead of the character.",
    .assumed("flutter/flutter#12786 mentions the word"))
  static let deletion = Rule(
    "DeletionEcho", "A deleted character is announced in a lower voice.",
    .recorded("flutter/flutter#76531"))
  static let paste = Rule(
    "PasteEcho", "Pasted text is announced.", .assumed("not documented or recorded"))
  static let caret = Rule(
    "CaretEcho",
    "Moving the insertion point announces the character that it passes, and the "
      + "start and end of the text.",
    .assumed("as the insertion point is announced when editing begins"))
  static let selection = Rule(
    "SelectionEcho", "Selected text is announced.", .assumed("not documented or recorded")
  )
}
