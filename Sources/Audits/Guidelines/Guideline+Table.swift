/// A guideline with its clauses, in our own words.
struct Guideline: Sendable {
  var name: String
  var clauses: [Clause]
  /// The steps of its procedure, by the numbers of their clauses.
  var procedure: [String]

  /// A clause of a guideline.
  struct Clause: Sendable {
    /// The way in which a clause is tested.
    enum Answer: Sendable {
      /// By rules of an audit.
      case rules
      /// By a person who reads the announcements.
      case announcement
      /// Not at all, since the clause only permits something.
      case permission
      /// By a session of gestures and keys.
      case session
      /// By a person.
      case person
    }

    /// The number, such as `C15`.
    var id: String
    var requirement: String
    var answer: Answer
    /// The platforms that the clause is about, or `nil` for every one.
    var platforms: Set<AuditRule.Platform>?

    fileprivate init(
      _ id: String, _ requirement: String, _ answer: Answer, on platforms: AuditRule.Platform...
    ) {
      self.platforms = platforms.isEmpty ? nil : Set(platforms)
      self.id = id
      self.requirement = requirement
      self.answer = answer
    }
  }

  /// Every guideline, in the order of the report.
  static let all: [Guideline] = [layout, labelling, equivalents, format, forms]

  private static let layout = Guideline(
    name: "BBC Mobile Accessibility: Form layout",
    clauses: [
      Clause("L1", "A label stands close to its control.", .rules),
      Clause("L2", "A magnified screen still shows the label.", .rules),
      Clause("L3", "Labels say what is asked of the user.", .rules),
      Clause("L4", "A label comes above or before its control.", .rules),
      Clause("L5", "To the eye, the label of a choice stands behind it.", .rules),
      Clause("L6", "To the ear, a label comes before its control.", .rules),
      Clause("L7", "A picker may carry its label as its first item.", .permission),
      Clause("L8", "On iOS, text alignment brings a label to its field.", .rules, on: .ios),
      Clause("L9", "Little white space parts label and field.", .rules),
      Clause("L10", "Labels stand above in portrait, above or before in landscape.", .rules),
      Clause("L11", "Labels of choices stand behind in both orientations.", .rules),
      Clause(
        "L12", "On Android, gravity and alignment bring a label to its field.", .person,
        on: .android),
      Clause("L13", "Every field has a label that can be seen.", .person),
      Clause("L14", "Forms are laid out without table markup.", .rules, on: .web),
      Clause("L15", "Labels find their place at every width.", .person, on: .web),
      Clause(
        "L16", "With the screen at twice its size, each label is seen with its field.", .rules),
      Clause("L17", "Move from field to field; each is reached.", .session),
      Clause("L18", "Each field is labelled, closely and in the right place.", .person),
      Clause("L19", "A name says enough out of context.", .rules),
      Clause("L20", "Labels are close, and above or before.", .person),
    ], procedure: ["L16", "L17", "L18", "L19"])

  private static let labelling = Guideline(
    name: "BBC Mobile Accessibility: Labelling form controls",
    clauses: [
      Clause("C1", "Every control has a label.", .rules),
      Clause("C2", "A label says what the control is and what is asked.", .rules),
      Clause("C3", "Labels are unique.", .rules),
      Clause("C4", "A button's own text may be its label.", .permission),
      Clause("C5", "Or an element or property is associated with it.", .permission),
      Clause("C6", "A placeholder is no label.", .rules),
      Clause("C7", "Labels are there for the eye and for assistive technology.", .rules),
      Clause("C8", "The label stays when the field is filled.", .rules),
      Clause("C9", "On iOS, a label view shows it.", .rules, on: .ios),
      Clause("C10", "That view need not be a stop.", .permission, on: .ios),
      Clause("C11", "Nothing is conveyed twice.", .rules),
      Clause("C12", "Each control has the right trait.", .rules),
      Clause("C13", "On iOS, the label is set on an enabled element.", .announcement, on: .ios),
      Clause("C14", "The accessible label matches the visible one.", .person),
      Clause("C15", "The accessible label says that a field is required.", .rules),
      Clause("C16", "Hints may add instructions.", .permission),
      Clause("C17", "Nothing needed is only in a hint.", .rules),
      Clause("C18", "Instructions are heard with hints and without.", .announcement, on: .ios),
      Clause(
        "C19", "A sign such as an asterisk is not relied on, since it is heard by its name.", .rules
      ),
      Clause("C20", "What is seen as an asterisk is heard as a word.", .announcement),
      Clause("C21", "On Android, labels name their fields by labelFor.", .rules, on: .android),
      Clause(
        "C22", "A label's description replaces its text for its field.", .announcement, on: .android
      ),
      Clause("C23", "Files with small mistakes can be read.", .announcement, on: .android),
      Clause("C24", "On the web, labels name their fields by for.", .rules, on: .web),
      Clause("C25", "A title serves where there is no room for a label.", .permission, on: .web),
      Clause(
        "C26", "Headers of tables are labels of the controls in their cells.", .person, on: .web),
      Clause("C27", "Required fields say so to eyes and to assistive technology.", .rules),
      Clause("C28", "A sign for the eye is kept from the ear.", .rules),
      Clause("C29", "With a reader on, walk through the fields.", .announcement),
      Clause("C30", "Every field has a label that can be seen.", .person),
      Clause("C31", "The reader says the labels rightly.", .announcement),
      Clause("C32", "Out of context, each control has a purpose and action of its own.", .rules),
      Clause("C33", "Constraints are heard.", .rules),
      Clause("C34", "The reader says clearly what is required.", .rules),
    ], procedure: ["C29", "C30", "C31", "C32", "C33", "C34"])

  private static let equivalents = Guideline(
    name: "BBC Mobile Accessibility: Text equivalents",
    clauses: [
      Clause("T1", "An alternative tells the intent, briefly.", .rules),
      Clause("T2", "The alternative of a control tells its action and not its look.", .rules),
      Clause("T3", "Things alike are told apart.", .rules),
      Clause("T4", "Alternatives are short.", .rules),
      Clause("T5", "None says that it is a picture, a logo or a link.", .rules),
      Clause("T6", "None holds the word for its type or trait.", .rules),
      Clause("T7", "The type is heard once.", .rules),
      Clause("T8", "The words of the reader are not imitated.", .rules),
      Clause("T9", "On iOS, the alternative is the accessibility label.", .announcement, on: .ios),
      Clause("T10", "The label follows what changes.", .session),
      Clause(
        "T11", "On Android, the alternative is the content description.", .rules, on: .android),
      Clause("T12", "An image that informs can be reached.", .rules, on: .android),
      Clause("T13", "A content description does not name a field.", .rules, on: .android),
      Clause("T14", "An image button is heard with its action.", .announcement, on: .android),
      Clause("T15", "On the web, the alternative is alt.", .rules, on: .web),
      Clause("T16", "With a reader on, find the images that mean something.", .rules),
      Clause("T17", "Every image that means something has an equivalent.", .rules),
    ], procedure: ["T16", "T17"])

  private static let format = Guideline(
    name: "BBC Mobile Accessibility: Input format",
    clauses: [
      Clause("F1", "A format is told, and supported.", .person),
      Clause("F2", "Labels are there, unique, and no placeholders.", .person),
      Clause("F3", "What is moved by a gesture says so.", .rules),
      Clause("F4", "Each gesture has an alternative.", .rules),
      Clause("F5", "The widget fits what is asked.", .rules),
      Clause("F6", "Native widgets bring their meaning.", .rules),
      Clause("F7", "The keyboard fits what is asked.", .rules),
      Clause("F8", "A gesture of the app's own is told in the label.", .rules),
      Clause("F9", "There are alternatives to sight and dexterity.", .rules),
      Clause("F10", "Numbers with signs get a keyboard that has them.", .rules, on: .ios),
      Clause("F11", "A custom gesture keeps the traits of its control.", .rules, on: .ios),
      Clause("F12", "On Android, inputType chooses the keyboard.", .announcement, on: .android),
      Clause("F13", "Corrections and suggestions fit what is asked.", .rules),
      Clause("F14", "Phone numbers, dates and choices get their widgets.", .rules),
      Clause("F15", "Special instructions stand in the content description.", .rules, on: .android),
      Clause(
        "F16", "On the web, the type of a field is that of its value.", .announcement, on: .web),
      Clause("F17", "What old browsers fall back on works as well.", .person, on: .web),
      Clause("F18", "The format is text in the label.", .rules),
      Clause("F19", "A range is told in the label.", .announcement),
      Clause("F20", "Each of ten kinds of input gets its type.", .rules),
      Clause("F21", "Addresses of the web get their keyboard.", .announcement),
      Clause("F22", "Keyboards are those of the system.", .person),
      Clause("F23", "It is tried with the systems of today.", .person),
    ], procedure: ["F20", "F23"])

  private static let forms = Guideline(
    name: "React Native AMA: Forms",
    clauses: [
      Clause(
        "A1", "The return key submits, and each fault has a severity.", .person, on: .reactNative),
      Clause("A2", "Every control has a label of its own.", .rules, on: .reactNative),
      Clause(
        "A3", "What is seen only while a field is empty is no label.", .rules, on: .reactNative),
      Clause("A4", "On focus, label and input type are heard.", .rules, on: .reactNative),
      Clause("A5", "Expected words are written for each reader.", .announcement, on: .reactNative),
      Clause("A6", "The text of a label is no stop by itself.", .rules, on: .reactNative),
      Clause("A7", "“Required” is a word and no asterisk.", .rules, on: .reactNative),
      Clause("A8", "Both platforms hide what is hidden.", .rules, on: .reactNative),
      Clause("A9", "The error is part of the field's label or hint.", .rules, on: .reactNative),
      Clause("A10", "The error is no stop by itself.", .rules, on: .reactNative),
      Clause("A11", "Nobody has to search for an error.", .session, on: .reactNative),
      Clause(
        "A12", "Value, type and error are heard in this order.", .announcement, on: .reactNative),
      Clause("A13", "An invalid field is heard with its error.", .announcement, on: .reactNative),
      Clause("A14", "The next key leads to the next field.", .rules, on: .reactNative),
      Clause("A15", "Nobody has to leave the keyboard to get on.", .rules, on: .reactNative),
      Clause("A16", "The return key says what it does.", .announcement, on: .reactNative),
      Clause("A17", "Everything that can be used can be reached.", .rules, on: .reactNative),
      Clause("A18", "Every field can be left at any moment.", .session, on: .reactNative),
      Clause("A19", "Wrong data keeps nobody in a field.", .session, on: .reactNative),
      Clause("A20", "The done key submits.", .rules, on: .reactNative),
      Clause("A21", "A failed submission is told.", .session, on: .reactNative),
      Clause("A22", "Or the first field that failed has focus.", .session, on: .reactNative),
      Clause("A23", "A control without a label fails.", .rules, on: .reactNative),
      Clause("A24", "An error that is not heard fails.", .rules, on: .reactNative),
      Clause("A25", "A keyboard that traps fails.", .session, on: .reactNative),
      Clause("A26", "These cannot be turned off.", .person, on: .reactNative),
    ], procedure: [])
}
