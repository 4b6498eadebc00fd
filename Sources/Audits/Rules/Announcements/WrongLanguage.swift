internal import Simulator

extension AuditRule {
  static let wrongLanguage = AuditRule(
    id: "wrong-language", aliases: ["ios-language-mismatch"], layer: .announcement,
    severity: .warning, criteria: ["3.1.1", "3.1.2"],
    condition: "A text is not in the language that it is declared to be in.",
    why:
      "The voice of another language pronounces the words so that people cannot understand them.",
    fixes: [
      .web: "Give the element a lang attribute with its language.",
      .android: "Translate the text, or mark it with a LocaleSpan.",
      .ios: "Translate the text, or set accessibilityLanguage.",
      .reactNative: "Translate the text, or set accessibilityLanguage.",
      .design: "Add [language=…] to the line.",
    ],
    examples: [
      .fails(.web, "<html lang=en>↓<p>↓Bitte geben Sie Ihre Adresse und die Nummer ein</p></html>"),
      .passes(.web, "<html lang=de><p>Bitte geben Sie Ihre Adresse und die Nummer ein</p></html>"),
      .fails(.web, "<html lang=en>↓<p>↓Введите ваше имя</p></html>"),
      .passes(.web, "<html lang=en><p lang=ru>Введите ваше имя</p></html>"),
      .fails(.design, "- /language: en\n- paragraph: ↓Введите ваше имя"),
      .passes(.design, "- /language: ru\n- paragraph: Введите ваше имя"),
      .fails(
        component: #"↓<Text accessibilityLanguage="en">Пожалуйста введите адрес</Text>"#
      ),
      .passes(component: #"<Text accessibilityLanguage="en">Address</Text>"#),
      .fails(
        .android, greeting.marking("<TextView"), in: "app/src/main/res/layout/greeting.xml",
        beside: texts(inGerman: ["send": "Absenden"]), inLanguage: "de"),
      .passes(
        .android, greeting, in: "app/src/main/res/layout/greeting.xml",
        beside: texts(
          inGerman: [
            "send": "Absenden", "greeting": "Wir brauchen Ihre Adresse, damit die Rechnung ankommt",
          ]),
        inLanguage: "de"),
      .fails(
        .ios, label("Please tell us where we may send the invoice").marking("<label"),
        in: "de.lproj/Main.xib"),
      .passes(.ios, label("Wir brauchen Ihre Adresse für die Rechnung"), in: "de.lproj/Main.xib"),
    ]
  ) { subject, findings in
    var mismatches: [Mismatch] = []
    var (length, mismatchedLength) = (0, 0)
    var languages: [String: SpokenLanguage?] = [:]
    // The last language is kept, because most texts of a screen are in the same language.
    var last: (tag: String, language: SpokenLanguage?)?
    for reading in subject.sameTreeReadings() {
      let screen = reading.screen
      for stop in reading.transcript.stops {
        for parts in stop.announcement.utterances.lazy.map(\.parts) {
          for index in parts.indices
          where parts[index].kind.isAuthored && parts[index].text.utf8.count > 3 {
            let node = parts[index].node ?? stop.node
            guard let tag = parts[index].language ?? screen.language(of: node) else { continue }
            if last?.tag != tag {
              let language = languages[tag] ?? SpokenLanguage(tag)
              languages[tag] = .some(language)
              last = (tag, language)
            }
            length += parts[index].text.utf8.count
            guard let mismatch = last?.language?.mismatch(in: parts[index].text) else { continue }
            mismatchedLength += parts[index].text.utf8.count
            mismatches.append(
              Mismatch(
                node: node,
                message:
                  "“\(parts[index].text)” is declared to be in “\(tag)”, but \(mismatch.words).",
                needsReview: mismatch.needsReview,
                quote: reading.quote(stop, restingOn: [parts[index]])))
          }
        }
      }
    }
    // If most texts are in their declared language, the language of the page is right, and only
    // some parts declare a wrong language.
    let isPageRight = mismatchedLength * 2 < length
    for mismatch in mismatches {
      findings.add(
        mismatch.node, mismatch.message, needsReview: mismatch.needsReview,
        criteria: isPageRight ? ["3.1.2"] : nil, heard: [mismatch.quote])
    }
  }

  /// A text that seems to be in another language than the file declares for it.
  private struct Mismatch {
    var node: Node.Index
    var message: String
    var needsReview: Bool
    var quote: Finding.Quote
  }

  /// An Android layout with references to texts in resource files.
  private static let greeting = ExampleFile.layout(
    #"""
    <TextView android:text="@string/greeting"/>
    <Button android:text="@string/send"/>
    """#)

  /// Returns resource files with two English texts, and with the given German translations.
  private static func texts(inGerman german: [String: String]) -> [String: String] {
    let english = [
      "send": "Send", "greeting": "We need your address so that the invoice can be sent to you",
    ]
    func resources(_ texts: [String: String]) -> String {
      let rows = texts.sorted { $0.key < $1.key }
        .map { "  <string name=\"\($0.key)\">\($0.value)</string>\n" }
      return "<resources>\n\(rows.joined())</resources>\n"
    }
    return [
      "app/src/main/res/values/strings.xml": resources(english),
      "app/src/main/res/values-de/strings.xml": resources(german),
    ]
  }

  private static func label(_ text: String) -> String {
    ExampleFile.nib(
      """
      <label text="\(text)" id="l">
      <rect key="frame" x="20" y="100" width="300" height="24"/>
      </label>
      """)
  }
}
