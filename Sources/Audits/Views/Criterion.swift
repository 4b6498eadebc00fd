/// The success criteria of WCAG 2.2 that rules stand for, with their names and levels.
enum Criterion {
  /// Each by its number.
  static let all: [(number: String, name: String, level: String)] = [
    ("1.1.1", "Non-text Content", "A"), ("1.2.2", "Captions (Prerecorded)", "A"),
    ("1.3.1", "Info and Relationships", "A"), ("1.3.2", "Meaningful Sequence", "A"),
    ("1.3.5", "Identify Input Purpose", "AA"), ("1.4.4", "Resize Text", "AA"),
    ("1.4.10", "Reflow", "AA"), ("2.1.1", "Keyboard", "A"), ("2.1.2", "No Keyboard Trap", "A"),
    ("2.2.1", "Timing Adjustable", "A"), ("2.4.1", "Bypass Blocks", "A"),
    ("2.4.2", "Page Titled", "A"), ("2.4.3", "Focus Order", "A"),
    ("2.4.4", "Link Purpose (In Context)", "A"), ("2.4.6", "Headings and Labels", "AA"),
    ("2.5.1", "Pointer Gestures", "A"), ("2.5.3", "Label in Name", "A"),
    ("2.5.7", "Dragging Movements", "AA"), ("2.5.8", "Target Size (Minimum)", "AA"),
    ("3.1.1", "Language of Page", "A"), ("3.1.2", "Language of Parts", "AA"),
    ("3.2.1", "On Focus", "A"), ("3.2.2", "On Input", "A"), ("3.3.1", "Error Identification", "A"),
    ("3.3.2", "Labels or Instructions", "A"), ("3.3.3", "Error Suggestion", "AA"),
    ("4.1.2", "Name, Role, Value", "A"), ("4.1.3", "Status Messages", "AA"),
  ]
}
