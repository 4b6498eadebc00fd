/// A success criterion of WCAG, or a criterion of another standard.
///
/// Source: W3C, Web Content Accessibility Guidelines 2.2.
package struct Criterion: Sendable {
  /// The number, such as `4.1.2`.
  package var number: String
  package var name: String
  /// The level, or empty for a criterion of another standard.
  package var level: String
  /// What a person has to check for the criterion, even if rules find nothing.
  package var forPerson: String

  init(_ number: String, _ name: String, _ level: String, _ forPerson: String) {
    self.number = number
    self.name = name
    self.level = level
    self.forPerson = forPerson
  }

  /// The criteria of WCAG 2.2, levels A and AA, in the order of their numbers.
  static let all: [Criterion] = [
    Criterion(
      "1.1.1", "Non-text Content", "A", "whether each alternative says what its picture says"),
    Criterion(
      "1.2.1", "Audio-only and Video-only (Prerecorded)", "A",
      "whether sound without video and video without sound have a text"),
    Criterion(
      "1.2.2", "Captions (Prerecorded)", "A",
      "whether captions exist, are complete and synchronised"),
    Criterion(
      "1.2.3", "Audio Description or Media Alternative (Prerecorded)", "A",
      "whether content that videos only show has a description"),
    Criterion("1.2.4", "Captions (Live)", "AA", "whether live sound has captions"),
    Criterion(
      "1.2.5", "Audio Description (Prerecorded)", "AA", "whether videos have an audio description"),
    Criterion(
      "1.3.1", "Info and Relationships", "A",
      "whether what looks like a heading, list, table or group is one"),
    Criterion("1.3.2", "Meaningful Sequence", "A", "whether the swipe order makes sense"),
    Criterion(
      "1.3.3", "Sensory Characteristics", "A",
      "whether instructions do not rely on shape, position or sound alone"),
    Criterion("1.3.4", "Orientation", "AA", "whether the screen works in portrait and landscape"),
    Criterion("1.3.5", "Identify Input Purpose", "AA", "whether fields ask about the user"),
    Criterion("1.4.1", "Use of Color", "A", "whether colour is not the only sign"),
    Criterion("1.4.2", "Audio Control", "A", "whether sound that begins by itself can be stopped"),
    Criterion(
      "1.4.3", "Contrast (Minimum)", "AA",
      "whether text has enough contrast, which no rule checks"),
    Criterion("1.4.4", "Resize Text", "AA", "whether the screen works with text at twice its size"),
    Criterion("1.4.5", "Images of Text", "AA", "whether pictures show text"),
    Criterion("1.4.10", "Reflow", "AA", "whether the screen works at a width of 320 CSS pixels"),
    Criterion(
      "1.4.11", "Non-text Contrast", "AA",
      "whether controls and graphics have enough contrast, which no rule checks"),
    Criterion(
      "1.4.12", "Text Spacing", "AA", "whether the screen works with wider spacing of text"),
    Criterion(
      "1.4.13", "Content on Hover or Focus", "AA",
      "whether content that appears on hover or focus can be dismissed, hovered and kept"),
    Criterion(
      "2.1.1", "Keyboard", "A", "whether the whole screen can be used with a keyboard alone"),
    Criterion("2.1.2", "No Keyboard Trap", "A", "whether the keyboard can leave every field"),
    Criterion(
      "2.1.4", "Character Key Shortcuts", "A",
      "whether shortcuts of single characters can be turned off"),
    Criterion("2.2.1", "Timing Adjustable", "A", "whether time limits can be extended"),
    Criterion("2.2.2", "Pause, Stop, Hide", "A", "whether what moves or blinks can be stopped"),
    Criterion("2.3.1", "Three Flashes or Below Threshold", "A", "whether nothing flashes"),
    Criterion("2.4.1", "Bypass Blocks", "A", "whether repeated blocks can be skipped"),
    Criterion("2.4.2", "Page Titled", "A", "whether the title says what the page is for"),
    Criterion(
      "2.4.3", "Focus Order", "A", "whether the order of focus with a keyboard makes sense"),
    Criterion(
      "2.4.4", "Link Purpose (In Context)", "A", "whether links make sense in their context"),
    Criterion("2.4.5", "Multiple Ways", "AA", "whether there is more than one way to a page"),
    Criterion(
      "2.4.6", "Headings and Labels", "AA", "whether headings and labels say what they are about"),
    Criterion("2.4.7", "Focus Visible", "AA", "whether keyboard focus is visible"),
    Criterion(
      "2.4.11", "Focus Not Obscured (Minimum)", "AA", "whether the focused control is not covered"),
    Criterion(
      "2.5.1", "Pointer Gestures", "A",
      "whether path-based and multi-finger gestures have an alternative"),
    Criterion("2.5.2", "Pointer Cancellation", "A", "whether a press can be cancelled"),
    Criterion(
      "2.5.3", "Label in Name", "A",
      "whether names contain the texts in pictures and beside controls"),
    Criterion(
      "2.5.4", "Motion Actuation", "A", "whether there is an alternative to shaking and tilting"),
    Criterion("2.5.7", "Dragging Movements", "AA", "whether there is an alternative to dragging"),
    Criterion(
      "2.5.8", "Target Size (Minimum)", "AA",
      "whether targets without bounds in the file are large enough"),
    Criterion("3.1.1", "Language of Page", "A", "whether the language is that of the page"),
    Criterion("3.1.2", "Language of Parts", "AA", "whether parts in other languages say so"),
    Criterion("3.2.1", "On Focus", "A", "whether focus alone changes nothing"),
    Criterion("3.2.2", "On Input", "A", "whether input alone changes nothing"),
    Criterion(
      "3.2.3", "Consistent Navigation", "AA", "whether navigation has the same order on all pages"),
    Criterion(
      "3.2.4", "Consistent Identification", "AA",
      "whether equal components have the same name on all pages"),
    Criterion("3.2.6", "Consistent Help", "A", "whether help is in the same position on all pages"),
    Criterion(
      "3.3.1", "Error Identification", "A",
      "whether the form names its errors when it is submitted"),
    Criterion("3.3.2", "Labels or Instructions", "A", "whether instructions suffice"),
    Criterion("3.3.3", "Error Suggestion", "AA", "whether messages say how to correct the error"),
    Criterion(
      "3.3.4", "Error Prevention (Legal, Financial, Data)", "AA",
      "whether submissions can be checked or reversed"),
    Criterion("3.3.7", "Redundant Entry", "A", "whether nothing has to be entered twice"),
    Criterion(
      "3.3.8", "Accessible Authentication (Minimum)", "AA",
      "whether signing in requires no memory test"),
    Criterion(
      "4.1.2", "Name, Role, Value", "A",
      "whether custom controls say what they are and do when they are used"),
    Criterion(
      "4.1.3", "Status Messages", "AA",
      "whether messages that appear while the screen is used are announced"),
  ]
}
