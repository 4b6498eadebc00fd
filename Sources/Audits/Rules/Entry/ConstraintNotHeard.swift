internal import Simulator

extension AuditRule {
  static let constraintNotHeard = AuditRule(
    id: "constraint-not-heard", layer: .announcement, severity: .serious, criteria: ["3.3.2"],
    guidelines: ["C33"],
    condition: "A field accepts only some entries, and its limit is not announced.",
    why: "People enter something that the form rejects, and only then hear of the limit.",
    fixes: [
      .web: "Write the limit into the label, or into a text that aria-describedby points at.",
      .android: "Write the limit into the label or the helper text.",
      .reactNative: "Write the limit into the accessibilityLabel.",
      .design: "Write the limit into the name.",
    ],
    platforms: [.web, .android, .reactNative, .design],
    examples: [
      .fails(
        .web,
        "<label for=a>Password</label>"
          + "↓<input id=a type=password minlength=12 autocomplete=new-password>"),
      .passes(
        .web,
        "<label for=a>Password</label><input id=a type=password minlength=12 "
          + "autocomplete=new-password aria-describedby=b><p id=b>At least 12 characters</p>"),
      .fails(.web, "<label for=a>Rating</label>↓<input id=a type=number min=1 max=5>"),
      .passes(
        .web, "<label for=a>Rating (between 1 and 5)</label><input id=a type=number min=1 max=5>"),
      .passes(.web, "<label for=a>Day</label><input id=a type=number min=1 max=31>"),
      .passes(
        .web, "<div lang=de><label for=a>Tag</label><input id=a type=number min=1 max=31></div>"),
      .passes(
        .web,
        "<div><label>Seats <input type=number min=1 max=9></label>"
          + "<input type=range aria-label=Seats min=1 max=9></div>"),
      .passes(
        .web,
        "<form><label for=a>Size</label><input id=a type=range min=0 max=9>"
          + "<input type=number aria-label=Size min=0 max=9></form>"),
      .fails(
        .web,
        "<form><label>Size <input type=range></label>"
          + "<label>Seats ↓<input type=number min=1 max=5></label></form>"),
      .passes(.web, "<label for=a>Year of birth</label><input id=a type=number min=1900 max=2030>"),
      .fails(.web, "<label for=a>Reference</label>↓<input id=a pattern=\"[A-Z]{2}[0-9]{4}\">"),
      .passes(
        .web,
        "<label for=a>Reference</label><input id=a pattern=\"[A-Z]{2}[0-9]{4}\" "
          + "aria-describedby=b><p id=b>Two letters and four digits</p>"),
      .fails(.design, "- ↓textbox \"Message\":\n  - /max-length: 20"),
      .passes(.design, "- textbox \"Message, at most 20 characters\":\n  - /max-length: 20"),
      .fails(layout: #"↓<EditText android:hint="Code" android:maxLength="4"/>"#),
      .passes(layout: #"<EditText android:hint="Code, 4 digits" android:maxLength="4"/>"#),
      .fails(component: #"↓<TextInput accessibilityLabel="Code" maxLength={4} />"#),
      .passes(component: #"<TextInput accessibilityLabel="Code, 4 digits" maxLength={4} />"#),
    ]
  ) { subject, findings in ConstraintNotHeardCheck(subject: subject).run(&findings) }
}

/// A check for limits of entries that readers do not announce.
private struct ConstraintNotHeardCheck {
  let subject: AuditSubject

  /// A limit of an entry.
  ///
  /// An announcement states the limit if it contains one of the limit's numbers.
  private struct Limit {
    var message: String
    var numbers: [String]
    var isCertain: Bool
  }

  func run(_ findings: inout FindingList) {
    let (readings, formats) = (subject.platformReadings(), FormatReader(subject))
    for field in subject.entryFields where field.control.kind == .field {
      let isKnown = field.purpose != nil
      let named = field.control.words
      for limit in limits(of: field, isKnown: isKnown) {
        // A limit in the field's name is skipped, because “label-lost-when-filled” reports lost
        // names.
        if limit.numbers.contains(where: named.contains) { continue }
        for reading in readings {
          guard let stop = reading.stop(speaking: field.control.node) else { continue }
          let words = Wording.words(of: stop.announcement.text)
          if limit.numbers.contains(where: words.contains)
            || formats.isFormat(stop.announcement.text)
          {
            continue
          }
          if limit.numbers.isEmpty, isDescribed(stop, on: reading.screen) { continue }
          findings.add(
            field.control.node, limit.message,
            needsReview: !limit.isCertain || subject.mayBeNamedByScript(field.control.node),
            heard: [reading.quote(stop, restingOn: [])],
            fix: fix(of: limit, in: field.node, for: reading))
        }
      }
    }
  }

  /// Returns the fix for a field whose description already contains the limit, or `nil` for the
  /// rule's own fix.
  private func fix(of limit: Limit, in node: Node, for reading: ScreenReading) -> Finding.Fix? {
    guard subject.platform == .web, let hint = node.hint?.text else { return nil }
    let words: [String] = Wording.words(of: hint)
    guard limit.numbers.contains(where: words.contains) else { return nil }
    let name = type(of: reading.reader).displayName
    return Finding.Fix(
      "Write the limit into the label, since \(name) does not announce the description here.")
  }

  /// Whether readers announce more about a field than its name, such as a hint.
  private func isDescribed(_ stop: Stop, on screen: Screen) -> Bool {
    stop.announcement.hasPart { kind, _ in [.hint, .description, .placeholder].contains(kind) }
      || screen[stop.node].hint?.text.isBlank == false
      || screen[stop.node].placeholder?.isBlank == false
  }

  private func limits(of field: EntryField, isKnown: Bool) -> [Limit] {
    var limits: [Limit] = []
    let node = field.node
    if node.role == .spinButton, takesDigits(node), !isCalendar(field),
      !subject.isSegment(field.control.node), !subject.isNumberOfSlider(field.control.node),
      let limit = rangeLimit(node)
    {
      limits.append(limit)
    }
    if let counter = node.knownAndroid?.counterMaxLength {
      limits.append(
        Limit(
          message:
            "A counter shows that at most \(counter) characters fit, but that is not announced.",
          numbers: ["\(counter)"], isCertain: true))
    } else if let length = node.textInput?.maximumLength, !isKnown, length > 1, length <= 100 {
      limits.append(
        Limit(
          message: "At most \(length) characters fit, but that is not announced.",
          numbers: ["\(length)"], isCertain: false))
    }
    if let least = leastLength(of: field) {
      limits.append(
        Limit(
          message: "At least \(least) characters are needed, but that is not announced.",
          numbers: ["\(least)"],
          isCertain: field.node.textInput?.autofill?.contains("new-password") == true))
    }
    if let pattern = subject.attribute("pattern", of: field.control.node), !pattern.isBlank,
      subject.platform == .web, field.takesFreeText
    {
      limits.append(
        Limit(
          message:
            "Only entries of the pattern \(pattern) are accepted, but that is not announced.",
          numbers: [], isCertain: !isKnown))
    }
    return limits
  }

  /// Returns the least number of characters that a field of a page accepts, or `nil` if every entry
  /// is long enough.
  ///
  /// People know the length of a password that they have chosen earlier.
  private func leastLength(of field: EntryField) -> Int? {
    guard subject.platform == .web,
      field.node.textInput?.autofill?.contains("current-password") != true,
      let text = subject.attribute("minlength", of: field.control.node), let least = Int(text),
      least > 2
    else { return nil }
    return least
  }

  /// Whether a field asks for a part of a date or time, such as the month.
  ///
  /// Everybody knows the limits of such a part.
  private func isCalendar(_ field: EntryField) -> Bool {
    guard let range = field.node.value?.range, let most = range.maximum else { return false }
    let least = range.minimum ?? 0
    let isYear = least >= 1000 && most < 10_000
    guard isYear || (0...1).contains(least) && [12, 23, 24, 28, 29, 30, 31, 53, 59].contains(most)
    else { return false }
    // A field may have another language than the page.
    let own = AuditWords(for: subject.screen.language(of: field.control.node))
    let units = Set(subject.words.all(\.timeUnits) + own.all(\.timeUnits))
    return field.control.words.contains(where: units.contains)
      || Wording.words(of: field.label).contains(where: units.contains)
  }

  /// Whether people can type a number into the control, and not only increase and decrease the
  /// number.
  private func takesDigits(_ node: Node) -> Bool {
    node.textInput != nil || subject.platform == .web || subject.platform == .design
  }

  /// Returns the limit for a number that has a maximum, or `nil`.
  ///
  /// A reader need not announce a minimum without a maximum.
  private func rangeLimit(_ node: Node) -> Limit? {
    guard let most = node.value?.range?.maximum else { return nil }
    let least = node.value?.range?.minimum
    if let least, least > most { return nil }
    let ends = [least, most].compactMap(\.self).map(number)
    return Limit(
      message: "Only numbers \(least.map { "from \(number($0)) " } ?? "")up to \(number(most)) "
        + "are accepted, but that is not announced.",
      numbers: ends, isCertain: least != nil && most < 1_000_000)
  }

  private func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }
}
