/// What TalkBack says of its own when something happens.
///
/// Source: TalkBack 16.2, strings.xml in each language.
extension TalkBackPhrasebook {
  /// Words for what is typed, deleted and selected, and for the keyboard.
  package struct Events: Sendable, Hashable {
    var removed: Template
    var cleared, maximumLength: Phrase
    var replaced, replacedCharacters, cut, pasted, selected: Template
    var selectionCleared, beginningOfField, endOfField: Phrase
    /// A keyboard that came up, by its name, and one that went.
    var showing: Template
    var keyboardHidden: Phrase
    /// What is wrong with a field while somebody types into it.
    var invalidInput: Template
    /// A character of a password.
    var bullet: Phrase
    /// What is not selected any more, and the whole text of a field that is.
    var unselected, selectedText: Template
    var enabled: Phrase
    /// A window or a keyboard that has no name.
    var untitled: Phrase
    var dragStarted, dragDropped, dragCancelled: Phrase
    /// Which items of how many a list shows, and which page.
    var showingItems, showingItem, showingPage: Template
  }
}

extension TalkBackPhrasebook.Events: PhraseGroup {
  static let entries: Entries = [
    "removed": \.removed, "cleared": \.cleared, "maximumLength": \.maximumLength,
    "replaced": \.replaced, "replacedCharacters": \.replacedCharacters, "cut": \.cut,
    "pasted": \.pasted, "selected": \.selected, "selectionCleared": \.selectionCleared,
    "beginningOfField": \.beginningOfField, "endOfField": \.endOfField, "showing": \.showing,
    "keyboardHidden": \.keyboardHidden, "invalidInput": \.invalidInput, "bullet": \.bullet,
    "unselected": \.unselected, "selectedText": \.selectedText, "enabled": \.enabled,
    "untitled": \.untitled, "dragStarted": \.dragStarted, "dragDropped": \.dragDropped,
    "dragCancelled": \.dragCancelled, "showingItems": \.showingItems,
    "showingItem": \.showingItem, "showingPage": \.showingPage,
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
    replacedCharacters: "{new} characters replaced with {old} characters", cut: "cut, {text}",
    pasted: "pasted, {text}", selected: "{text}, selected", selectionCleared: "selection cleared",
    beginningOfField: "beginning of field", endOfField: "end of field",
    showing: "showing {keyboard}", keyboardHidden: "keyboard hidden",
    invalidInput: "invalid input: {error}", bullet: "bullet",
    unselected: "{text}, unselected",
    selectedText: "selected text: {text}",
    enabled: "enabled",
    untitled: "untitled",
    dragStarted: "drag started",
    dragDropped: "dragged item dropped",
    dragCancelled: "drag cancelled",
    showingItems: "showing items {first} to {last} of {count}.",
    showingItem: "showing item {first} of {count}.",
    showingPage: "page {page} of {count}")

  fileprivate static let arabic = Self(
    removed: "تم حذف {text}", cleared: "تم محو النص", maximumLength: "تم بلوغ الحد الأقصى للطول",
    replaced: "تم استبدال {new} بـ {old}",
    replacedCharacters: "تم استبدال {new} من الأحرف بعدد {old} من الأحرف", cut: "تم قطع {text}",
    pasted: "تم لصق {text}", selected: "تم اختيار {text}", selectionCleared: "تم محو التحديد",
    beginningOfField: "بداية الحقل", endOfField: "نهاية الحقل", showing: "يتم الآن عرض {keyboard}.",
    keyboardHidden: "لوحة المفاتيح مخفية", invalidInput: "الإدخال غير الصالح: {error}",
    bullet: "تعداد نقطي",
    unselected: "تم إلغاء اختيار {text}",
    selectedText: "النص المحدد: {text}",
    enabled: "عنصر التحكّم مفعّل",
    untitled: "بلا عنوان",
    dragStarted: "بدأ سحب العنصر.",
    dragDropped: "تم إفلات العنصر المسحوب.",
    dragCancelled: "تم إلغاء سحب العنصر.",
    showingItems: "عرض العناصر من {first} إلى {last} من إجمالي {count}.",
    showingItem: "عرض العنصر {first} من إجمالي {count}.",
    showingPage: "صفحة {page} من {count}")

  fileprivate static let german = Self(
    removed: "{text} gelöscht", cleared: "Text gelöscht", maximumLength: "Maximale Länge erreicht",
    replaced: "{old} ersetzt durch {new}",
    replacedCharacters: "{new} Zeichen durch {old} Zeichen ersetzt", cut: "Ausgeschnitten, {text}",
    pasted: "Eingefügt, {text}", selected: "{text}, ausgewählt",
    selectionCleared: "Auswahl gelöscht", beginningOfField: "Anfang des Felds",
    endOfField: "Ende des Felds", showing: "{keyboard} wird angezeigt",
    keyboardHidden: "Tastatur ausgeblendet", invalidInput: "Ungültige Eingabe: {error}",
    bullet: "Aufzählungszeichen",
    unselected: "{text}, Auswahl aufgehoben",
    selectedText: "Ausgewählter Text: {text}",
    enabled: "aktiviert",
    untitled: "Ohne Titel",
    dragStarted: "Ziehen gestartet",
    dragDropped: "Gezogenes Element abgelegt",
    dragCancelled: "Ziehen abgebrochen",
    showingItems: "Elemente {first} bis {last} von insgesamt {count} werden angezeigt.",
    showingItem: "Element {first} von {count} wird angezeigt.",
    showingPage: "Seite {page} von {count}")

  fileprivate static let spanish = Self(
    removed: "{text} eliminado", cleared: "Texto borrado",
    maximumLength: "Duración máxima alcanzada", replaced: "{new} ha sustituido a {old}",
    replacedCharacters: "{new} caracteres sustituidos por {old} caracteres",
    cut: "Se ha cortado {text}", pasted: "Se ha pegado {text}", selected: "{text}, seleccionado",
    selectionCleared: "Selección borrada", beginningOfField: "Principio del campo",
    endOfField: "Final del campo", showing: "Mostrando {keyboard}",
    keyboardHidden: "teclado oculto", invalidInput: "Valor introducido no válido: {error}",
    bullet: "Viñeta",
    unselected: "{text}, deseleccionado",
    selectedText: "Texto seleccionado: {text}",
    enabled: "habilitado",
    untitled: "sin título",
    dragStarted: "Arrastre empezado",
    dragDropped: "Elemento arrastrado soltado",
    dragCancelled: "Arrastre cancelado",
    showingItems: "Mostrando elementos del {first} al {last} de {count}",
    showingItem: "Mostrando elemento {first} de {count}",
    showingPage: "Página {page} de {count}")

  fileprivate static let french = Self(
    removed: "\"{text}\" a bien été supprimé.", cleared: "Texte effacé",
    maximumLength: "Taille maximale atteinte",
    replaced: "\"{old}\" a bien été remplacé par \"{new}\".",
    replacedCharacters: "{new} caractères ont bien été remplacés par {old} caractères.",
    cut: "Le texte \"{text}\" a été coupé.", pasted: "Le texte \"{text}\" a été collé.",
    selected: "Le texte \"{text}\" a été sélectionné.", selectionCleared: "Sélection annulée",
    beginningOfField: "Début de champ", endOfField: "Fin de champ",
    showing: "Affichage de {keyboard}", keyboardHidden: "clavier masqué",
    invalidInput: "Entrée incorrecte : {error}", bullet: "Puces",
    unselected: "Le texte \"{text}\" a été désélectionné.",
    selectedText: "Texte sélectionné : {text}",
    enabled: "activé",
    untitled: "sans titre",
    dragStarted: "L'action \"faire glisser\" a commencé",
    dragDropped: "L'élément a été déposé",
    dragCancelled: "L'action \"faire glisser\" a été annulée",
    showingItems: "Affichage des articles {first} à {last} sur un total de {count}",
    showingItem: "Affichage de l'article {first} sur un total de {count}",
    showingPage: "Page {page} sur {count}")

  fileprivate static let hindi = Self(
    removed: "{text} हटाया गया", cleared: "लेख साफ़ किया गया", maximumLength: "अधिकतम लंबाई तक पहुंच गया",
    replaced: "{new} को {old} से बदल दिया गया", replacedCharacters: "{new} वर्णों को {old} वर्णों से बदला गया",
    cut: "काटा गया, {text}", pasted: "चिपकाया गया, {text}", selected: "{text}, चुना गया",
    selectionCleared: "चुना जाना साफ़ कर दिया गया", beginningOfField: "फ़ील्ड के शुरू में", endOfField: "फ़ील्ड के अंत में",
    showing: "{keyboard} दिखाया जा रहा है", keyboardHidden: "कीबोर्ड छिपा हुआ है",
    invalidInput: "अमान्य इनपुट: {error}", bullet: "बुलेट",
    unselected: "{text}, चुना गया हटाया",
    selectedText: "चयनित लेख: {text}",
    enabled: "चालू है",
    untitled: "टाइटल रहित",
    dragStarted: "आइटम को खींचने और छोड़ने की कार्रवाई शुरू की गई",
    dragDropped: "खींचे गए आइटम को छोड़ा गया",
    dragCancelled: "आइटम को खींचने और छोड़ने की कार्रवाई रद्द की गई",
    showingItems: "{count} में से {first} से {last} आइटम दिखा रहा है.",
    showingItem: "{count} में से {first} आइटम दिखा रहा है.",
    showingPage: "पेज {count} में से {page}")

  fileprivate static let italian = Self(
    removed: "{text} eliminato", cleared: "Testo cancellato",
    maximumLength: "Lunghezza massima raggiunta", replaced: "{new} ha sostituito {old}",
    replacedCharacters: "{new} caratteri sostituiti con {old} caratteri", cut: "tagliato, {text}",
    pasted: "incollato, {text}", selected: "{text}, selezionato",
    selectionCleared: "Selezione cancellata", beginningOfField: "Inizio del campo",
    endOfField: "Fine del campo", showing: "È visualizzata la finestra {keyboard}",
    keyboardHidden: "Tastiera nascosta", invalidInput: "Dati non validi: {error}",
    bullet: "Punto elenco",
    unselected: "{text}, deselezionato",
    selectedText: "Testo selezionato: {text}",
    enabled: "controllo attivo",
    untitled: "senza titolo",
    dragStarted: "Trascinamento iniziato",
    dragDropped: "Elemento trascinato rilasciato",
    dragCancelled: "Trascinamento annullato",
    showingItems: "Elementi da {first} a {last} su {count} visualizzati.",
    showingItem: "{first} elemento su {count} visualizzato.",
    showingPage: "Pagina {page} di {count}")

  fileprivate static let japanese = Self(
    removed: "{text}を削除", cleared: "テキストを消去しました", maximumLength: "長さの上限に達しました",
    replaced: "{old}を{new}に変更", replacedCharacters: "{new}文字を{old}文字に変更しました", cut: "切り取りました、{text}",
    pasted: "貼り付けました、{text}", selected: "{text}、選択しました", selectionCleared: "選択を解除しました",
    beginningOfField: "項目の先頭", endOfField: "項目の末尾", showing: "{keyboard}を表示しています",
    keyboardHidden: "キーボードは非表示です", invalidInput: "無効な入力です: {error}", bullet: "箇条書き記号",
    unselected: "{text}、選択を解除しました",
    selectedText: "選択したテキスト: {text}",
    enabled: "有効",
    untitled: "無題",
    dragStarted: "ドラッグを開始しました",
    dragDropped: "ドラッグした項目をドロップしました",
    dragCancelled: "ドラッグをキャンセルしました",
    showingItems: "{count}件中{first}件目から{last}件目までを表示しています。",
    showingItem: "{count}件中{first}件目を表示しています。",
    showingPage: "{count} ページ中 {page} ページ目です")

  fileprivate static let korean = Self(
    removed: "{text} 삭제됨", cleared: "텍스트가 삭제됨", maximumLength: "최대 길이에 도달했습니다.",
    replaced: "{new}, {old} 대체함", replacedCharacters: "{new} 문자를 {old} 문자로 바꿨습니다.",
    cut: "{text} 잘라내기 완료", pasted: "{text} 붙여넣기 완료", selected: "{text} 선택됨",
    selectionCleared: "선택 해제됨", beginningOfField: "입력란의 시작", endOfField: "입력란의 끝",
    showing: "{keyboard} 표시 중", keyboardHidden: "키보드 숨김", invalidInput: "잘못된 입력: {error}",
    bullet: "글머리기호",
    unselected: "{text} 선택 취소됨",
    selectedText: "선택된 텍스트: {text}",
    enabled: "사용 설정됨",
    untitled: "제목 없음",
    dragStarted: "드래그가 시작되었습니다",
    dragDropped: "드래그한 항목이 드롭되었습니다",
    dragCancelled: "드래그가 취소되었습니다",
    showingItems: "총 {count}개 항목 중에서 {first}번째에서 {last}번째 항목을 표시 중입니다.",
    showingItem: "총 {count}개 항목 중에서 {first}번째 항목을 표시 중입니다.",
    showingPage: "총 {count}페이지 중 {page}페이지")

  fileprivate static let dutch = Self(
    removed: "{text} verwijderd", cleared: "Tekst gewist",
    maximumLength: "Maximumlengte is bereikt", replaced: "{new} heeft {old} vervangen",
    replacedCharacters: "{new} tekens vervangen door {old} tekens", cut: "geknipt, {text}",
    pasted: "geplakt, {text}", selected: "{text}, geselecteerd",
    selectionCleared: "Selectie gewist", beginningOfField: "Begin van het veld",
    endOfField: "Einde van het veld", showing: "{keyboard} wordt getoond",
    keyboardHidden: "toetsenbord verborgen", invalidInput: "Ongeldige invoer: {error}",
    bullet: "Opsommingsteken",
    unselected: "{text}, selectie ongedaan gemaakt",
    selectedText: "Geselecteerde tekst: {text}",
    enabled: "aangezet",
    untitled: "naamloos",
    dragStarted: "Slepen gestart",
    dragDropped: "Gesleept item neergezet",
    dragCancelled: "Slepen geannuleerd",
    showingItems: "Items {first} tot en met {last} van {count} worden getoond.",
    showingItem: "Item {first} van {count} wordt getoond.",
    showingPage: "Pagina {page} van {count}")

  fileprivate static let polish = Self(
    removed: "Usunięto {text}", cleared: "Tekst został usunięty",
    maximumLength: "Osiągnięto maksymalną długość", replaced: "{new} zastępuje {old}",
    replacedCharacters: "Znaki w liczbie {new} zastąpiono {old} znakami",
    cut: "tekst wycięty, {text}", pasted: "tekst wklejony, {text}",
    selected: "tekst zaznaczony, {text}", selectionCleared: "Usunięto zaznaczenie",
    beginningOfField: "Początek pola", endOfField: "Koniec pola",
    showing: "Pokazuję okno {keyboard}", keyboardHidden: "klawiatura ukryta",
    invalidInput: "Nieprawidłowe dane wejściowe: {error}", bullet: "Punktor",
    unselected: "zaznaczenie tekstu usunięte, {text}",
    selectedText: "Zaznaczony tekst: {text}",
    enabled: "włączono",
    untitled: "bez tytułu",
    dragStarted: "Rozpoczęto przeciąganie",
    dragDropped: "Upuszczono przeciągany element",
    dragCancelled: "Anulowano przeciąganie",
    showingItems: "Wyświetlam elementy od {first} do {last} z {count}.",
    showingItem: "Wyświetlam element {first} z {count}.",
    showingPage: "Strona {page} z {count}")

  fileprivate static let brazilian = Self(
    removed: "{text} excluído", cleared: "Texto limpo", maximumLength: "Tamanho máximo atingido",
    replaced: "{new} substituiu {old}",
    replacedCharacters: "{new} caracteres substituídos por {old} caracteres",
    cut: "cortado, {text}", pasted: "colado, {text}", selected: "{text}, selecionado",
    selectionCleared: "Seleção removida", beginningOfField: "Início do campo",
    endOfField: "Fim do campo", showing: "Exibindo {keyboard}", keyboardHidden: "teclado oculto",
    invalidInput: "Entrada inválida: {error}", bullet: "Marcador",
    unselected: "{text}, não selecionado",
    selectedText: "Texto selecionado: {text}",
    enabled: "ativado",
    untitled: "sem título",
    dragStarted: "A ação de arrastar foi iniciada",
    dragDropped: "O item arrastado foi solto",
    dragCancelled: "A ação de arrastar foi cancelada",
    showingItems: "Mostrando itens {first} a {last} de {count}.",
    showingItem: "Mostrando item {first} de {count}.",
    showingPage: "Página {page} de {count}")

  fileprivate static let russian = Self(
    removed: "Текст {text} удален.", cleared: "Текст удален.",
    maximumLength: "Это максимальная длина текста",
    replaced: "Текст {old} заменен на новый текст {new}.",
    replacedCharacters: "Символы {new} заменены символами {old}.", cut: "Вырезан текст \"{text}\"",
    pasted: "Вставлен текст \"{text}\"", selected: "Выделен текст \"{text}\"",
    selectionCleared: "Выделение отменено", beginningOfField: "Начало поля",
    endOfField: "Конец поля", showing: "Открыта клавиатура \"{keyboard}\".",
    keyboardHidden: "Клавиатура скрыта.", invalidInput: "Недопустимые входные данные. {error}",
    bullet: "Маркер списка",
    unselected: "Отменено выделение текста \"{text}\"",
    selectedText: "Выделенный текст: {text}",
    enabled: "включено",
    untitled: "без названия",
    dragStarted: "Вы начали перетаскивать объект",
    dragDropped: "Вы отпустили перетаскиваемый объект",
    dragCancelled: "Перетаскивание отменено",
    showingItems: "Показаны элементы с {first} по {last}, всего элементов: {count}.",
    showingItem: "Показан элемент {first}, всего элементов: {count}.",
    showingPage: "Страница {page} из {count}")

  fileprivate static let swedish = Self(
    removed: "{text} har raderats", cleared: "Texten har tagits bort",
    maximumLength: "Maximal längd har uppnåtts", replaced: "{new} har ersatt {old}",
    replacedCharacters: "{new} tecken har ersatts med {old} tecken.", cut: "klippte ut, {text}",
    pasted: "klistrade in, {text}", selected: "{text}, markerat",
    selectionCleared: "Markeringen har tagits bort", beginningOfField: "Början av fältet",
    endOfField: "Slutet av fältet", showing: "{keyboard} visas",
    keyboardHidden: "tangentbordet har dolts", invalidInput: "Ogiltiga indata: {error}",
    bullet: "Punktlista",
    unselected: "{text}, avmarkerat",
    selectedText: "Markerad text: {text}",
    enabled: "aktiverad",
    untitled: "namnlös",
    dragStarted: "Åtgärden att dra har påbörjats",
    dragDropped: "Objektet har dragits och släppts",
    dragCancelled: "Åtgärden att dra avbröts",
    showingItems: "Visar objekt {first} till {last} av {count}.",
    showingItem: "Visar objekt {first} av {count}.",
    showingPage: "Sida {page} av {count}")

  fileprivate static let turkish = Self(
    removed: "{text} silindi", cleared: "Metin temizlendi",
    maximumLength: "Maksimum uzunluğa ulaşıldı", replaced: "{new}, {old} ile değiştirildi",
    replacedCharacters: "{new} karakter, {old} karakter ile değiştirildi", cut: "kesildi, {text}",
    pasted: "yapıştırıldı, {text}", selected: "{text}, seçildi",
    selectionCleared: "Seçim temizlendi", beginningOfField: "Alanın başı",
    endOfField: "Alanın sonu", showing: "{keyboard} gösteriliyor", keyboardHidden: "klavye gizli",
    invalidInput: "Geçersiz giriş: {error}", bullet: "Madde işareti",
    unselected: "{text}, seçimi kaldırıldı",
    selectedText: "Seçilen metin: {text}",
    enabled: "etkin",
    untitled: "başlıksız",
    dragStarted: "Sürükleme başlatıldı",
    dragDropped: "Sürüklenen öğe bırakıldı",
    dragCancelled: "Sürükleme iptal edildi",
    showingItems: "{count} öğeden {first}-{last} arasındakiler gösteriliyor.",
    showingItem: "{count} öğeden {first} tanesi gösteriliyor.",
    showingPage: "Toplam {count} sayfadan {page}.")

  fileprivate static let chinese = Self(
    removed: "{text}已删除", cleared: "文字已清除", maximumLength: "已达到长度上限", replaced: "{new}替换了{old}",
    replacedCharacters: "已将 {new} 个字符替换为 {old} 个字符", cut: "已剪切，{text}", pasted: "已粘贴，{text}",
    selected: "{text}，已选中", selectionCleared: "已清除选择", beginningOfField: "字段开头", endOfField: "字段结尾",
    showing: "当前显示的是“{keyboard}”窗口", keyboardHidden: "键盘已隐藏", invalidInput: "输入无效：{error}",
    bullet: "项目符号",
    unselected: "{text}，未选中",
    selectedText: "所选文字：{text}",
    enabled: "已启用",
    untitled: "无标题",
    dragStarted: "已开始拖动",
    dragDropped: "已放下拖动的项目",
    dragCancelled: "已取消拖动",
    showingItems: "当前显示的是第 {first} 项到第 {last} 项，共 {count} 项。",
    showingItem: "当前显示的是第 {first} 项，共 {count} 项。",
    showingPage: "第 {page} 页，共 {count} 页")
}
