internal import Simulator

extension AuditRule {
  static let wrongLanguage = AuditRule(
    "wrong-language",
    aliases: ["ios-language-mismatch"],
    layer: .announcement, severity: .warning, criteria: ["3.1.1", "3.1.2"],
    condition: "A text is not in the language that it is said to be in.",
    why: "A voice for another language makes words of it that a person cannot make out.",
    mends: [
      .web: "Give the element the lang attribute of its language.",
      .android: "Translate the text, or mark it with a LocaleSpan.",
      .ios: "Translate the text, or set accessibilityLanguage.",
      .reactNative: "Translate the text, or set accessibilityLanguage.",
      .design: "Write [language=…] at the line.",
    ],
    platforms: [.web, .reactNative, .design],
    examples: [
      .fails(.web, "<html lang=en><p>Bitte geben Sie Ihre Adresse und die Nummer ein</p></html>"),
      .passes(
        .web, "<html lang=de><p>Bitte geben Sie Ihre Adresse und die Nummer ein</p></html>"),
      .fails(.web, "<html lang=en><p>Введите ваше имя</p></html>"),
      .passes(.web, "<html lang=en><p lang=ru>Введите ваше имя</p></html>"),
      .fails(.design, "- /language: en\n- paragraph: Введите ваше имя"),
      .passes(.design, "- /language: ru\n- paragraph: Введите ваше имя"),
      .fails(
        .reactNative,
        ExampleFile.component(
          #"""
          <Text accessibilityLanguage="en">Пожалуйста введите адрес</Text>
          """#)),
      .passes(
        .reactNative,
        ExampleFile.component(
          #"""
          <Text accessibilityLanguage="en">Address</Text>
          """#)),
    ]
  ) { subject, findings in
    // Most of a screen is in one language.
    var last: (tag: String, language: SpokenLanguage?)?
    for heard in subject.heardAtHome {
      let screen = heard.screen
      for stop in heard.transcript.stops {
        for parts in stop.announcement.utterances.lazy.map(\.parts) {
          for place in parts.indices
          where parts[place].kind.isAuthored && parts[place].text.utf8.count > 3 {
            let node = parts[place].node ?? stop.node
            guard let tag = parts[place].language ?? screen.language(of: node) else { continue }
            let language = last?.tag == tag ? last?.language : SpokenLanguage(tag)
            last = (tag, language)
            guard let doubt = language?.doubt(about: parts[place].text) else { continue }
            findings.add(
              node, "“\(parts[place].text)” is said to be in “\(tag)”, and \(doubt.words).",
              isReview: doubt.isReview, heard: [heard.quote(stop, restingOn: [parts[place]])])
          }
        }
      }
    }
  }
}
