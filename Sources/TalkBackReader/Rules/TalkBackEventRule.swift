import AccessibilityTree

/// Rules of what TalkBack says when something happens.
enum TalkBackEventRule {
  static let sound = Rule(
    "Sound", "Some things are told by a sound instead of words.",
    .talkBack("FocusProcessorForLogicalNavigation.java"))
  static let windowTitle = Rule(
    "WindowTitle", "A window or a part of it that came up is told by its title, and always heard.",
    .talkBack16("WindowEventInterpreter.java and ScreenFeedbackManager.java"))
  static let keyboard = Rule(
    "Keyboard", "A keyboard that comes or goes is told 550 ms later.",
    .talkBack16("ScreenFeedbackManager.java"))
  static let announcement = Rule(
    "Announcement",
    "An announcement of up to 30 characters waits and cannot be interrupted; a longer one can.",
    .talkBack16("EventTypeAnnouncementFeedbackRule.java"))
  static let toast = Rule(
    "Toast", "A toast waits, and cannot be interrupted.",
    .talkBack16("EventTypeNotificationStateChangedFeedbackRule.java"))
  static let liveRegion = Rule(
    "LiveRegion",
    "A live region that changes is told; a newer change takes the place of one that waits.",
    .talkBack16("EventTypeWindowContentChangedFeedbackRule.java"))
  static let errorShown = Rule(
    "ErrorShown", "An error that appears is told for any node, behind what is spoken.",
    .talkBack16("EventTypeWindowContentChangedFeedbackRule.java"))
  static let inputError = Rule(
    "InputError", "A key in a field with an error tells the error, since 16 once.",
    .talkBack16("InputTextFeedbackRules.java and AccessibilityNodeFeedbackUtils.java"))
  static let characterEcho = Rule(
    "CharacterEcho", "A character that is typed is heard.",
    .talkBack16("TextEventInterpreter.java and InputTextFeedbackRules.java"))
  static let wordEcho = Rule(
    "WordEcho",
    "A sign behind a word has the word heard, and the sign after it unless it is a space.",
    .talkBack16("TextEventInterpreter.java and InputTextFeedbackRules.java"))
  static let passwordEcho = Rule(
    "PasswordEcho", "Of a password, bullets are heard.", .talkBack16("InputTextFeedbackRules.java"))
  static let deletion = Rule(
    "DeletionEcho", "What is deleted is heard, with a word for it.",
    .talkBack16("InputTextFeedbackRules.java"))
  static let clearing = Rule(
    "ClearingEcho", "A field of several characters that is emptied says so.",
    .talkBack16("InputTextFeedbackRules.java"))
  static let paste = Rule(
    "PasteEcho", "What is pasted is heard, with a word for it.",
    .talkBack16("InputTextFeedbackRules.java"))
  static let replacement = Rule(
    "ReplacementEcho",
    "What takes the place of other text is heard with it, and once more where it is no single character.",
    .talkBack16("InputTextFeedbackRules.java"))
  static let limit = Rule(
    "MaximumLength", "A character that fills the field tells that no more goes in.",
    .talkBack16("InputTextFeedbackRules.java"))
  static let caret = Rule(
    "CaretEcho", "The caret tells the text that it passes, and the ends of the field.",
    .talkBack16("InputTextFeedbackRules.java"))
  static let selection = Rule(
    "SelectionEcho",
    "What comes to a selection and what goes is heard while TalkBack or a keyboard selects.",
    .talkBack16("InputTextFeedbackRules.java"))
  static let contentChanged = Rule(
    "ContentChanged", "What changes of the view that has focus is told.",
    .talkBack16("EventTypeWindowContentChangedFeedbackRule.java"))
  static let actions = Rule(
    "ActionNames", "The menu of actions tells their names.",
    .talkBack16("ListMenuManager.java"))
  static let readingControl = Rule(
    "ReadingControl", "The reading control tells what it is set to.",
    .talkBack16("SelectorController.java"))
}
