/// What TalkBack says of its own when something happens.
///
/// Source: TalkBack 16.2, strings.xml in each language.
extension TalkBackPhrasebook {
  /// Words for what is typed, deleted and selected, and for the keyboard.
  package struct Events: Sendable, Hashable {
    var removed: Template
    var cleared, maximumLength: Phrase
    var replaced, pasted: Template
    var beginningOfField, endOfField: Phrase
    /// A keyboard that came up, by its name, and one that went.
    var showing: Template
    var keyboardHidden: Phrase
    /// What is wrong with a field while somebody types into it.
    var invalidInput: Template
    /// A character of a password.
    var bullet: Phrase
  }
}

extension TalkBackPhrasebook.Events: PhraseGroup {
  static let entries: Entries = [
    "removed": \.removed, "cleared": \.cleared, "maximumLength": \.maximumLength,
    "replaced": \.replaced, "pasted": \.pasted, "beginningOfField": \.beginningOfField,
    "endOfField": \.endOfField, "showing": \.showing,
    "keyboardHidden": \.keyboardHidden, "invalidInput": \.invalidInput, "bullet": \.bullet,
  ]
}

extension TalkBackPhrasebook.Events {
  /// Every language that TalkBack speaks here.
  static let byLanguage: [String: Self] = [
    "en-US": english, "ar": arabic, "de": german, "en-GB": english, "es": spanish, "fr": french,
    "hi": hindi, "it": italian, "ja": japanese, "ko": korean, "nl": dutch, "pl": polish,
    "pt-BR": brazilian, "ru": russian, "sv": swedish, "tr": turkish, "zh-CN": chinese,
  ]

  static let english = Self(
    removed: "{text} deleted", cleared: "cleared text", maximumLength: "maximum length reached",
    replaced: "{new} replaced {old}",
    pasted: "pasted, {text}", beginningOfField: "beginning of field", endOfField: "end of field",
    showing: "showing {keyboard}", keyboardHidden: "keyboard hidden",
    invalidInput: "invalid input: {error}", bullet: "bullet")

  fileprivate static let arabic = Self(
    removed: "تم حذف {text}", cleared: "تم محو النص", maximumLength: "تم بلوغ الحد الأقصى للطول",
    replaced: "تم استبدال {new} بـ {old}",
    pasted: "تم لصق {text}", beginningOfField: "بداية الحقل", endOfField: "نهاية الحقل",
    showing: "يتم الآن عرض {keyboard}.",
    keyboardHidden: "لوحة المفاتيح مخفية", invalidInput: "الإدخال غير الصالح: {error}",
    bullet: "تعداد نقطي")

  fileprivate static let german = Self(
    removed: "{text} gelöscht", cleared: "Text gelöscht", maximumLength: "Maximale Länge erreicht",
    replaced: "{old} ersetzt durch {new}",
    pasted: "Eingefügt, {text}", beginningOfField: "Anfang des Felds",
    endOfField: "Ende des Felds", showing: "{keyboard} wird angezeigt",
    keyboardHidden: "Tastatur ausgeblendet", invalidInput: "Ungültige Eingabe: {error}",
    bullet: "Aufzählungszeichen")

  fileprivate static let spanish = Self(
    removed: "{text} eliminado", cleared: "Texto borrado",
    maximumLength: "Duración máxima alcanzada", replaced: "{new} ha sustituido a {old}",
    pasted: "Se ha pegado {text}", beginningOfField: "Principio del campo",
    endOfField: "Final del campo", showing: "Mostrando {keyboard}",
    keyboardHidden: "teclado oculto", invalidInput: "Valor introducido no válido: {error}",
    bullet: "Viñeta")

  fileprivate static let french = Self(
    removed: "\"{text}\" a bien été supprimé.", cleared: "Texte effacé",
    maximumLength: "Taille maximale atteinte",
    replaced: "\"{old}\" a bien été remplacé par \"{new}\".",
    pasted: "Le texte \"{text}\" a été collé.",
    beginningOfField: "Début de champ", endOfField: "Fin de champ",
    showing: "Affichage de {keyboard}", keyboardHidden: "clavier masqué",
    invalidInput: "Entrée incorrecte : {error}", bullet: "Puces")

  fileprivate static let hindi = Self(
    removed: "{text} हटाया गया", cleared: "लेख साफ़ किया गया", maximumLength: "अधिकतम लंबाई तक पहुंच गया",
    replaced: "{new} को {old} से बदल दिया गया", pasted: "चिपकाया गया, {text}", beginningOfField: "फ़ील्ड के शुरू में",
    endOfField: "फ़ील्ड के अंत में",
    showing: "{keyboard} दिखाया जा रहा है", keyboardHidden: "कीबोर्ड छिपा हुआ है",
    invalidInput: "अमान्य इनपुट: {error}", bullet: "बुलेट")

  fileprivate static let italian = Self(
    removed: "{text} eliminato", cleared: "Testo cancellato",
    maximumLength: "Lunghezza massima raggiunta", replaced: "{new} ha sostituito {old}",
    pasted: "incollato, {text}", beginningOfField: "Inizio del campo",
    endOfField: "Fine del campo", showing: "È visualizzata la finestra {keyboard}",
    keyboardHidden: "Tastiera nascosta", invalidInput: "Dati non validi: {error}",
    bullet: "Punto elenco")

  fileprivate static let japanese = Self(
    removed: "{text}を削除", cleared: "テキストを消去しました", maximumLength: "長さの上限に達しました",
    replaced: "{old}を{new}に変更", pasted: "貼り付けました、{text}", beginningOfField: "項目の先頭",
    endOfField: "項目の末尾", showing: "{keyboard}を表示しています",
    keyboardHidden: "キーボードは非表示です", invalidInput: "無効な入力です: {error}", bullet: "箇条書き記号")

  fileprivate static let korean = Self(
    removed: "{text} 삭제됨", cleared: "텍스트가 삭제됨", maximumLength: "최대 길이에 도달했습니다.",
    replaced: "{new}, {old} 대체함", pasted: "{text} 붙여넣기 완료", beginningOfField: "입력란의 시작",
    endOfField: "입력란의 끝",
    showing: "{keyboard} 표시 중", keyboardHidden: "키보드 숨김", invalidInput: "잘못된 입력: {error}",
    bullet: "글머리기호")

  fileprivate static let dutch = Self(
    removed: "{text} verwijderd", cleared: "Tekst gewist",
    maximumLength: "Maximumlengte is bereikt", replaced: "{new} heeft {old} vervangen",
    pasted: "geplakt, {text}", beginningOfField: "Begin van het veld",
    endOfField: "Einde van het veld", showing: "{keyboard} wordt getoond",
    keyboardHidden: "toetsenbord verborgen", invalidInput: "Ongeldige invoer: {error}",
    bullet: "Opsommingsteken")

  fileprivate static let polish = Self(
    removed: "Usunięto {text}", cleared: "Tekst został usunięty",
    maximumLength: "Osiągnięto maksymalną długość", replaced: "{new} zastępuje {old}",
    pasted: "tekst wklejony, {text}",
    beginningOfField: "Początek pola", endOfField: "Koniec pola",
    showing: "Pokazuję okno {keyboard}", keyboardHidden: "klawiatura ukryta",
    invalidInput: "Nieprawidłowe dane wejściowe: {error}", bullet: "Punktor")

  fileprivate static let brazilian = Self(
    removed: "{text} excluído", cleared: "Texto limpo", maximumLength: "Tamanho máximo atingido",
    replaced: "{new} substituiu {old}",
    pasted: "colado, {text}", beginningOfField: "Início do campo",
    endOfField: "Fim do campo", showing: "Exibindo {keyboard}", keyboardHidden: "teclado oculto",
    invalidInput: "Entrada inválida: {error}", bullet: "Marcador")

  fileprivate static let russian = Self(
    removed: "Текст {text} удален.", cleared: "Текст удален.",
    maximumLength: "Это максимальная длина текста",
    replaced: "Текст {old} заменен на новый текст {new}.",
    pasted: "Вставлен текст \"{text}\"", beginningOfField: "Начало поля",
    endOfField: "Конец поля", showing: "Открыта клавиатура \"{keyboard}\".",
    keyboardHidden: "Клавиатура скрыта.", invalidInput: "Недопустимые входные данные. {error}",
    bullet: "Маркер списка")

  fileprivate static let swedish = Self(
    removed: "{text} har raderats", cleared: "Texten har tagits bort",
    maximumLength: "Maximal längd har uppnåtts", replaced: "{new} har ersatt {old}",
    pasted: "klistrade in, {text}", beginningOfField: "Början av fältet",
    endOfField: "Slutet av fältet", showing: "{keyboard} visas",
    keyboardHidden: "tangentbordet har dolts", invalidInput: "Ogiltiga indata: {error}",
    bullet: "Punktlista")

  fileprivate static let turkish = Self(
    removed: "{text} silindi", cleared: "Metin temizlendi",
    maximumLength: "Maksimum uzunluğa ulaşıldı", replaced: "{new}, {old} ile değiştirildi",
    pasted: "yapıştırıldı, {text}", beginningOfField: "Alanın başı",
    endOfField: "Alanın sonu", showing: "{keyboard} gösteriliyor", keyboardHidden: "klavye gizli",
    invalidInput: "Geçersiz giriş: {error}", bullet: "Madde işareti")

  fileprivate static let chinese = Self(
    removed: "{text}已删除", cleared: "文字已清除", maximumLength: "已达到长度上限", replaced: "{new}替换了{old}",
    pasted: "已粘贴，{text}",
    beginningOfField: "字段开头", endOfField: "字段结尾",
    showing: "当前显示的是“{keyboard}”窗口", keyboardHidden: "键盘已隐藏", invalidInput: "输入无效：{error}",
    bullet: "项目符号")
}
