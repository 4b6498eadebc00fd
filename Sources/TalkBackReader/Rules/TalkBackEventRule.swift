import AccessibilityTree

/// The rules by which TalkBack speaks about events.
enum TalkBackEventRule {
  static let sound = Rule(
    "Sound", "Some events play a sound instead of speech.",
    .talkBack("FocusProcessorForLogicalNavigation.java"))
  static let windowTitle = Rule(
    "WindowTitle",
    "A new window or pane is announced by its title, and nothing interrupts this announcement.",
    .talkBack16("WindowEventInterpreter.java and ScreenFeedbackManager.java"))
  static let webDialog = Rule(
    "WebDialog",
    "When a page opens a dialog and focus enters it, Chrome reports a pane with the dialog's name, "
      + "which TalkBack announces first.",
    .recorded("TetraLogical, December 2025, Chrome 137"))
  static let newWindow = Rule(
    "NewWindow", "Moving focus into a window that has no focus yet says its title.",
    .talkBack16("EventTypeViewAccessibilityFocusedFeedbackRule.java"))
  static let openedMenu = Rule(
    "OpenedMenu", "A drawer or a menu of options says that it opened.",
    .talkBack16("EventTypeWindowStateChangedFeedbackRule.java"))
  static let keyboard = Rule(
    "Keyboard", "Showing or hiding the keyboard is announced 550 ms later.",
    .talkBack16("ScreenFeedbackManager.java"))
  static let announcement = Rule(
    "Announcement",
    "An announcement of up to 30 characters cannot be interrupted; a longer one can.",
    .talkBack16("EventTypeAnnouncementFeedbackRule.java"))
  static let toast = Rule(
    "Toast", "A toast waits for other speech and cannot be interrupted.",
    .talkBack16("EventTypeNotificationStateChangedFeedbackRule.java"))
  static let liveRegion = Rule(
    "LiveRegion", "A changed live region is announced; a newer change replaces one that waits.",
    .talkBack16("EventTypeWindowContentChangedFeedbackRule.java"))
  static let errorShown = Rule(
    "ErrorShown", "A new error of any node is announced after other speech.",
    .talkBack16("EventTypeWindowContentChangedFeedbackRule.java"))
  static let inputError = Rule(
    "InputError",
    "Typing in a field with an error announces the error; TalkBack 16 announces it only once.",
    .talkBack16("InputTextFeedbackRules.java and AccessibilityNodeFeedbackUtils.java"))
  static let characterEcho = Rule(
    "CharacterEcho", "A typed character is spoken.",
    .talkBack16("TextEventInterpreter.java and InputTextFeedbackRules.java"))
  static let wordEcho = Rule(
    "WordEcho",
    "A character that ends a word announces the word, and then the character unless it is a space.",
    .talkBack16("TextEventInterpreter.java and InputTextFeedbackRules.java"))
  static let passwordEcho = Rule(
    "PasswordEcho", "Characters of a password are announced as bullets.",
    .talkBack16("InputTextFeedbackRules.java"))
  static let deletion = Rule(
    "DeletionEcho", "Deleted text is spoken with “deleted”.",
    .talkBack16("InputTextFeedbackRules.java"))
  static let clearing = Rule(
    "ClearingEcho", "Clearing a field of several characters is announced.",
    .talkBack16("InputTextFeedbackRules.java"))
  static let paste = Rule(
    "PasteEcho", "Pasted or cut text is spoken with “pasted” or “cut”.",
    .talkBack16("InputTextFeedbackRules.java"))
  static let replacement = Rule(
    "ReplacementEcho",
    "Text that replaces other text is announced with it; if it has several "
      + "characters, it is announced again.",
    .talkBack16("InputTextFeedbackRules.java"))
  static let limit = Rule(
    "MaximumLength",
    "When a character fills a field with a maximum length, TalkBack announces that "
      + "the length is reached.",
    .talkBack16("InputTextFeedbackRules.java"))
  static let caret = Rule(
    "CaretEcho",
    "Moving the insertion point announces the text that it passes, and the start and "
      + "end of the field.",
    .talkBack16("InputTextFeedbackRules.java"))
  static let selection = Rule(
    "SelectionEcho",
    "Text is announced when TalkBack or a hardware keyboard selects or unselects it.",
    .talkBack16("InputTextFeedbackRules.java"))
  static let contentChanged = Rule(
    "ContentChanged", "Changes of the focused view are announced.",
    .talkBack16("EventTypeWindowContentChangedFeedbackRule.java"))
  static let actions = Rule(
    "ActionNames", "The menu of actions lists their names.", .talkBack16("ListMenuManager.java"))
  static let readingControl = Rule(
    "ReadingControl", "A change of the reading control announces the new setting.",
    .talkBack16("SelectorController.java"))
}
