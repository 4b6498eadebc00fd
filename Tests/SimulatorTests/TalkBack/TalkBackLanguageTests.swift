import Simulator
import Testing

@testable import TalkBackReader

struct TalkBackLanguageTests {
  private static func reader(_ tag: String, hints: Bool = true) throws -> TalkBack {
    var reader = TalkBack.talkBack(hints: hints)
    try reader.set("locale", to: tag)
    return reader
  }

  private static let list: Screen = [
    .list([.item("a"), .item("b"), .item("c")])
  ]

  @Test(arguments: [
    ("en", "Save, button, double tap to activate"),
    ("en-GB", "Save, button, double tap to activate."),
    ("de", "Save, Schaltfläche, Zum Aktivieren doppeltippen"),
    ("fr", "Save, Bouton, Appuyer deux\u{A0}fois pour activer"),
    ("es", "Save, Botón, Toca dos veces para activar"),
    ("it", "Save, Pulsante, Tocca due volte per attivare"),
    ("pt-BR", "Save, Botão, Tocar duas vezes para ativar"),
    ("nl", "Save, Knop, Dubbeltik om te activeren"),
    ("sv", "Save, Knapp, Tryck två gånger för att aktivera"),
    ("pl", "Save, Przycisk, Kliknij dwukrotnie, aby uaktywnić"),
    ("ru", "Save, Кнопка, Коснитесь дважды, чтобы активировать"),
    ("ja", "Save, ボタン, 有効にするにはダブルタップします"),
    ("ko", "Save, 버튼, 활성화하려면 두 번 탭하세요"),
    ("zh-CN", "Save, 按钮, 点按两次即可激活"),
    ("ar", "Save, زر, يجب النقر مرّتين للتفعيل."),
    ("hi", "Save, बटन, चालू करने के लिए दो बार टैप करें"),
    ("tr", "Save, Düğme, Etkinleştirmek için İki kez dokunun"),
  ])
  func `A button is announced in the configured language`(_ tag: String, _ line: String) throws {
    #expect(try Self.reader(tag).read([.button("Save")]).text == line)
  }

  @Test(arguments: [
    ("de", "a, 1 von\u{A0}3, In der Liste, 3 Einträge"),
    ("ja", "a, 3件中の1件目です, リストの中です, 3個のアイテム"),
    ("ko", "a, 3개 중 1번째, 목록에 있음, 항목 3개"),
    ("ru", "a, 1 из 3, В списке, 3 элемента"),
    ("pl", "a, 1/3, Na liście, 3 elementy"),
    ("ar", "a, ١ من ٣, في القائمة, ٣ عناصر"),
    ("hi", "a, 3 में से 1, सूची में हैं, 3 आइटम"),
  ])
  func `Positions and counts follow the language`(_ tag: String, _ line: String) throws {
    let transcript = try Self.reader(tag, hints: false).read(Self.list)
    #expect(transcript.stops.first?.announcement.text == line)
  }

  @Test(arguments: [
    ("DE", "de"), ("de-AT", "de"), ("pt", "pt-BR"), ("pt_PT", "pt-BR"), ("PT_br", "pt-BR"),
    ("es-419", "es"), ("zh", "zh-CN"), ("zh-Hans-SG", "zh-CN"), ("en-US", "en"),
    ("en-PH", "en"), ("en-AU", "en-GB"), ("EN_gb", "en-GB"), ("en-001", "en"), ("fr-Latn-CA", "fr"),
  ])
  func `A region without its own phrases uses those of its language`(
    _ tag: String, _ locale: String
  ) throws {
    #expect(try Self.reader(tag).value(of: "locale") == locale)
  }

  @Test(arguments: [
    "", "xx", "german", "de-", "-de", "zh-TW", "zh-Hant", "d e", "419", "Ⅾe", "enx",
  ])
  func `An unknown language is an error that lists the known ones`(_ tag: String) {
    var reader = TalkBack()
    let error = #expect(throws: SettingError.self) { try reader.set("locale", to: tag) }
    #expect(error?.description.hasSuffix("it takes " + Self.tags.joined(separator: ", ")) == true)
    #expect(reader.value(of: "locale") == "en")
  }

  private static let tags = [
    "en", "en-GB", "de", "fr", "es", "it", "pt-BR", "nl", "sv", "pl", "ru", "ja", "ko", "zh-CN",
    "ar", "hi", "tr",
  ]

  @Test func `The word for an error is translated in newer versions`() throws {
    var screen: Screen = [.textField("Email", id: "email")]
    if let index = screen.index(id: "email") { screen[index].error = "Required" }
    var reader = try Self.reader("ja", hints: false)
    #expect(reader.read(screen).text == "エラー: Required, Email, 編集ボックス")
    reader.settings.phone = .year2024
    #expect(reader.read(screen).text == "Email, 編集ボックス, Error: Required")
  }

  @Test func `An assumed word is marked, attested words and the author's words are not`() throws {
    var screen: Screen = [.button("Ja")]
    screen.origin = .web
    var reader = try Self.reader("de")
    reader.settings.chrome = .version132
    let parts = reader.read(screen).stops.flatMap(\.announcement.parts)
    let known = parts.map { ($0.text, $0.attestation) }
    #expect(known.map(\.0) == ["Ja", "Schaltfläche", "Zum Aktivieren doppeltippen"])
    // Chrome's word is the same as TalkBack's, but it is only assumed, because it was never
    // recorded.
    #expect(known.map(\.1) == [.attested, .assumed, .attested])
  }

  @Test func `The names of symbols are attested`() throws {
    let parts = try Self.reader("de").read([.button("#"), .button("*")]).stops.map {
      $0.announcement.parts[0]
    }
    #expect(parts.map(\.text) == ["Raute", "Sternchen"])
    #expect(parts.allSatisfy { $0.attestation == .attested })
  }

  @Test func `Parts carry their language`() throws {
    var screen = Screen()
    screen.language = "en"
    let list = screen.append(Node(.list))
    var item = Node(.button, label: "Bonjour")
    item.language = "fr"
    screen.append(item, to: list)
    screen.append(Node(.button, label: "Hello"))
    let stops = try Self.reader("de").read(screen).stops
    #expect(stops[0].announcement.parts[0].text == "Bonjour")
    #expect(stops[0].announcement.parts[0].language == "fr")
    #expect(stops[0].announcement.parts[1].language == "de")
    #expect(stops[1].announcement.parts[0].language == "en")
  }

  @Test func `A node inherits the language of its nearest ancestor`() {
    var screen = Screen()
    var group = Node(.group)
    group.language = "he"
    let outer = screen.append(group)
    screen.append(Node(.button, label: "שלום"), to: outer)
    var reset = Node(.button, label: "x")
    reset.language = ""
    screen.append(reset, to: outer)
    screen.append(Node(.button, label: "y"))
    let languages = TalkBack().read(screen).stops.map { $0.announcement.parts[0].language }
    #expect(languages == ["he", nil, nil])
  }

  @Test func `Labels and roles follow the word order of the language`() throws {
    let reader = try Self.reader("ja", hints: false)
    let labelled = reader.settings.phrasebook.templates.labelled
    #expect(labelled.filled(["item": "編集ボックス", "label": "名前"]) == "名前の編集ボックス")
  }
}
