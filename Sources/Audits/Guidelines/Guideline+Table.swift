/// A guideline with its clauses, in our own words.
struct Guideline: Sendable {
  var name: String
  var clauses: [Clause]
  /// The ids of the clauses that are the steps of the guideline's procedure, in order.
  var procedure: [String]

  /// A clause of a guideline.
  struct Clause: Sendable {
    /// The way in which a clause is tested.
    enum Answer: Sendable {
      /// Rules of an audit test the clause.
      case rules
      /// A person tests the clause by reading the announcements.
      case announcement
      /// The clause is not tested, because it only permits something.
      case permission
      /// A session of gestures and keys tests the clause.
      case session
      /// A person tests the clause.
      case person
    }

    /// The number, such as `C15`.
    var id: String
    var requirement: String
    var answer: Answer
    /// The platforms that the clause is about, or `nil` for every platform.
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

  /// The publisher of the guideline, which is the part of the name before the colon.
  fileprivate var publisher: String { String(name.prefix { $0 != ":" }) }

  /// Every guideline, in the order of the report.
  static let all: [Guideline] = [layout, labelling, equivalents, format, forms]

  private static let layout = Guideline(
    name: "BBC Mobile Accessibility: Form layout",
    clauses: [
      Clause("L1", "A label is close to its control.", .rules),
      Clause("L2", "A magnified screen still shows the label.", .rules),
      Clause("L3", "Labels say what the user has to enter.", .rules),
      Clause("L4", "A label is above or before its control.", .rules),
      Clause("L5", "The visible label of a check box or radio button is after it.", .rules),
      Clause("L6", "Readers announce a label before its control.", .rules),
      Clause("L7", "A picker may carry its label as its first item.", .permission),
      Clause("L8", "On iOS, text alignment brings a label to its field.", .rules, on: .ios),
      Clause("L9", "There is little white space between label and field.", .rules),
      Clause("L10", "Labels are above in portrait, and above or before in landscape.", .rules),
      Clause(
        "L11", "Labels of check boxes and radio buttons are after them in both orientations.",
        .rules),
      Clause(
        "L12", "On Android, gravity and alignment bring a label to its field.", .person,
        on: .android),
      Clause("L13", "Every field has a visible label.", .person),
      Clause("L14", "Forms are laid out without table markup.", .rules, on: .web),
      Clause("L15", "Labels keep their position at every width.", .person, on: .web),
      Clause(
        "L16", "With the screen magnified twice, each label is visible with its field.", .rules),
      Clause("L17", "Move from field to field; every field is reached.", .session),
      Clause("L18", "Each field has a label that is close and in the right position.", .person),
      Clause("L19", "Names make sense out of context.", .rules),
      Clause("L20", "Labels are close, and above or before.", .person),
    ], procedure: ["L16", "L17", "L18", "L19"])

  private static let labelling = Guideline(
    name: "BBC Mobile Accessibility: Labelling form controls",
    clauses: [
      Clause("C1", "Every control has a label.", .rules),
      Clause("C2", "A label says what the control is and what to enter.", .rules),
      Clause("C3", "Labels are unique.", .rules),
      Clause("C4", "A button's own text may be its label.", .permission),
      Clause("C5", "Or an element or property is associated with it.", .permission),
      Clause("C6", "A placeholder is not a label.", .rules),
      Clause("C7", "Labels are visible and available to assistive technology.", .rules),
      Clause("C8", "The label stays when the field is filled.", .rules),
      Clause("C9", "On iOS, a label view shows the label.", .rules, on: .ios),
      Clause("C10", "That view does not have to be a stop.", .permission, on: .ios),
      Clause("C11", "No information is announced twice.", .rules),
      Clause("C12", "Each control has the right trait.", .rules),
      Clause("C13", "On iOS, the label is set on an enabled element.", .announcement, on: .ios),
      Clause("C14", "The accessible label matches the visible one.", .person),
      Clause("C15", "The accessible label says that a field is required.", .rules),
      Clause("C16", "Hints may add instructions.", .permission),
      Clause("C17", "No hint holds information that people need.", .rules),
      Clause("C18", "Instructions are announced with hints on and off.", .announcement, on: .ios),
      Clause(
        "C19", "An asterisk alone does not mark a required field, because readers say its name.",
        .rules
      ),
      Clause("C20", "A visible asterisk is announced as a word.", .announcement),
      Clause("C21", "On Android, labels name their fields by labelFor.", .rules, on: .android),
      Clause(
        "C22", "A label's description replaces its text for its field.", .announcement, on: .android
      ),
      Clause("C23", "Files with small mistakes can be read.", .announcement, on: .android),
      Clause("C24", "On the web, labels name their fields by for.", .rules, on: .web),
      Clause("C25", "A title names a field that has no room for a label.", .permission, on: .web),
      Clause(
        "C26", "Headers of tables are labels of the controls in their cells.", .person, on: .web),
      Clause("C27", "Required fields are marked visibly and for assistive technology.", .rules),
      Clause("C28", "A visual sign is hidden from readers.", .rules),
      Clause("C29", "Move through the fields with a reader.", .announcement),
      Clause("C30", "Every field has a visible label.", .person),
      Clause("C31", "The reader announces the labels correctly.", .announcement),
      Clause("C32", "Out of context, each control has a unique purpose and action.", .rules),
      Clause("C33", "Constraints are announced.", .rules),
      Clause("C34", "The reader announces which fields are required.", .rules),
    ], procedure: ["C29", "C30", "C31", "C32", "C33", "C34"])

  private static let equivalents = Guideline(
    name: "BBC Mobile Accessibility: Text equivalents",
    clauses: [
      Clause("T1", "An alternative states the purpose briefly.", .rules),
      Clause("T2", "The alternative of a control states its action, not its look.", .rules),
      Clause("T3", "Similar items have different alternatives.", .rules),
      Clause("T4", "Alternatives are short.", .rules),
      Clause("T5", "No alternative says that it is a picture, a logo or a link.", .rules),
      Clause("T6", "No alternative contains the word for its type or trait.", .rules),
      Clause("T7", "The type is announced once.", .rules),
      Clause("T8", "No alternative imitates the reader's words.", .rules),
      Clause("T9", "On iOS, the alternative is the accessibility label.", .announcement, on: .ios),
      Clause("T10", "The label changes with the state.", .session),
      Clause(
        "T11", "On Android, the alternative is the content description.", .rules, on: .android),
      Clause("T12", "An informative image can be reached.", .rules, on: .android),
      Clause("T13", "A content description does not name a field.", .rules, on: .android),
      Clause("T14", "An image button is announced with its action.", .announcement, on: .android),
      Clause("T15", "On the web, the alternative is alt.", .rules, on: .web),
      Clause("T16", "Find the informative images with a reader.", .rules),
      Clause("T17", "Every informative image has an equivalent.", .rules),
    ], procedure: ["T16", "T17"])

  private static let format = Guideline(
    name: "BBC Mobile Accessibility: Input format",
    clauses: [
      Clause("F1", "A format is stated and supported.", .person),
      Clause("F2", "Every field has a unique label, not only a placeholder.", .person),
      Clause("F3", "A control that needs a gesture says so.", .rules),
      Clause("F4", "Each gesture has an alternative.", .rules),
      Clause("F5", "The widget fits the requested data.", .rules),
      Clause("F6", "Native widgets have their semantics.", .rules),
      Clause("F7", "The keyboard fits the requested data.", .rules),
      Clause("F8", "The label describes a custom gesture.", .rules),
      Clause("F9", "No control requires sight or dexterity.", .rules),
      Clause(
        "F10", "Numbers with punctuation get a keyboard with these characters.", .rules, on: .ios),
      Clause("F11", "A custom gesture keeps the traits of its control.", .rules, on: .ios),
      Clause("F12", "On Android, inputType chooses the keyboard.", .announcement, on: .android),
      Clause("F13", "Corrections and suggestions fit the requested data.", .rules),
      Clause("F14", "Phone numbers, dates and choices have suitable widgets.", .rules),
      Clause("F15", "Special instructions are in the content description.", .rules, on: .android),
      Clause(
        "F16", "On the web, the type of a field is the type of its value.", .announcement, on: .web),
      Clause("F17", "The fallback in old browsers works as well.", .person, on: .web),
      Clause("F18", "The format is text in the label.", .rules),
      Clause("F19", "The label states the range.", .announcement),
      Clause("F20", "Each of ten kinds of input has its type.", .rules),
      Clause("F21", "Web addresses have their keyboard.", .announcement),
      Clause("F22", "The keyboards are the system's.", .person),
      Clause("F23", "The form is tested with current systems.", .person),
    ], procedure: ["F20", "F23"])

  private static let forms = Guideline(
    name: "React Native AMA: Forms",
    clauses: [
      Clause(
        "A1", "The return key submits the form, and each error has a severity.", .person,
        on: .reactNative),
      Clause("A2", "Every control has a label of its own.", .rules, on: .reactNative),
      Clause(
        "A3", "A text that is visible only in an empty field is not a label.", .rules,
        on: .reactNative),
      Clause(
        "A4", "On focus, the label and the input type are announced.", .rules, on: .reactNative),
      Clause(
        "A5", "The expected announcement is documented for each reader.", .announcement,
        on: .reactNative),
      Clause("A6", "The text of a label is not a separate stop.", .rules, on: .reactNative),
      Clause(
        "A7", "A required field has the word “required”, not an asterisk.", .rules, on: .reactNative
      ),
      Clause("A8", "Hidden elements are hidden on both platforms.", .rules, on: .reactNative),
      Clause("A9", "The error is part of the field's label or hint.", .rules, on: .reactNative),
      Clause("A10", "The error is not a separate stop.", .rules, on: .reactNative),
      Clause("A11", "Nobody has to search for an error.", .session, on: .reactNative),
      Clause(
        "A12", "Value, type and error are announced in this order.", .announcement, on: .reactNative
      ),
      Clause(
        "A13", "An invalid field is announced with its error.", .announcement, on: .reactNative),
      Clause("A14", "The next key leads to the next field.", .rules, on: .reactNative),
      Clause("A15", "Users can continue without leaving the keyboard.", .rules, on: .reactNative),
      Clause("A16", "The return key says what it does.", .announcement, on: .reactNative),
      Clause("A17", "Every usable control can be reached.", .rules, on: .reactNative),
      Clause("A18", "Users can leave every field at any time.", .session, on: .reactNative),
      Clause("A19", "Invalid data does not trap users in a field.", .session, on: .reactNative),
      Clause("A20", "The done key submits.", .rules, on: .reactNative),
      Clause("A21", "A failed submission is announced.", .session, on: .reactNative),
      Clause("A22", "Or the first invalid field receives focus.", .session, on: .reactNative),
      Clause("A23", "A control without a label fails.", .rules, on: .reactNative),
      Clause("A24", "An error that is not announced fails.", .rules, on: .reactNative),
      Clause("A25", "A keyboard trap fails.", .session, on: .reactNative),
      Clause("A26", "These rules cannot be turned off.", .person, on: .reactNative),
    ], procedure: [])
}

extension AuditRule {
  /// The clauses that the rule tests, each list after its publisher: `BBC Mobile Accessibility C19,
  /// C20`.
  package var guidelineReferences: [String] {
    var clauses: [(publisher: String, ids: [String])] = []
    for guideline in Guideline.all {
      let ids = guideline.clauses.map(\.id).filter(guidelines.contains)
      guard !ids.isEmpty else { continue }
      if clauses.last?.publisher == guideline.publisher {
        clauses[clauses.count - 1].ids += ids
      } else {
        clauses.append((guideline.publisher, ids))
      }
    }
    return clauses.map { "\($0.publisher) \($0.ids.joined(separator: ", "))" }
  }
}
