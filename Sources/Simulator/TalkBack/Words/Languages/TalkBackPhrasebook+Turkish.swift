extension TalkBackPhrasebook {
  /// TalkBack's words in Turkish.
  ///
  /// Source: TalkBack 15.1, strings.xml in Turkish.
  package static let turkish = TalkBackPhrasebook(
    language: "tr",
    roles: Roles(
      button: "Düğme", checkBox: "Onay kutusu", radioButton: "Radyo düğmesi",
      switchControl: "Anahtar", editBox: "Düzenleme kutusu", dropDownList: "Açılır liste",
      slider: "Kaydırma çubuğu", progressBar: "İlerleme çubuğu", image: "Resim", list: "Liste",
      grid: "Kılavuz", tabBar: "Sekme çubuğu", page: "Sayfa", webView: "Web görünümü"),
    states: States(
      checked: "işaretli", notChecked: "işaretli değil", on: "açık", off: "kapalı",
      selected: "seçili", disabled: "devre dışı", expanded: "genişletildi",
      collapsed: "daraltıldı", editing: "Düzenleme", password: "şifre", unlabelled: "Etiketsiz"),
    positions: Positions(
      heading: "Başlık", rowHeading: "Satır başlığı", columnHeading: "Sütun başlığı",
      row: "Satır {index}", column: "Sütun {index}", item: "{index}/{count}",
      level: "{level}. seviye", items: Plural(one: "{count} öğe", other: "{count} öğe"),
      rows: Plural(one: "{count} satır", other: "{count} satır"),
      columns: Plural(one: "{count} sütun", other: "{count} sütun"),
      characters: Plural(one: "{count} karakter", other: "{count} karakter")),
    collections: Collections(
      list: Passage(
        entering: "Listede", enteringNamed: "{name} listesinde", leaving: "Liste dışında",
        leavingNamed: "{name} listesinin dışında"),
      grid: Passage(
        entering: "Tabloda", enteringNamed: "{name} tablosunda", leaving: "Tablo dışında",
        leavingNamed: "{name} tablosunun dışında"),
      pager: Passage(
        entering: "Sayfa ayırıcı içinde", enteringNamed: "Sayfa ayırıcı ({name}) içinde",
        leaving: "Sayfa ayırıcı dışında", leavingNamed: "Sayfa ayırıcı ({name}) dışında"),
      verticalPager: Passage(
        entering: .assumed("Dikey sayfa ayırıcı içinde"),
        enteringNamed: .assumed("Dikey sayfa ayırıcı ({name}) içinde"),
        leaving: .assumed("Dikey sayfa ayırıcı dışında"),
        leavingNamed: .assumed("Dikey sayfa ayırıcı ({name}) dışında")),
      horizontalPager: Passage(
        entering: .assumed("Yatay sayfa ayırıcı içinde"),
        enteringNamed: .assumed("Yatay sayfa ayırıcı ({name}) içinde"),
        leaving: .assumed("Yatay sayfa ayırıcı dışında"),
        leavingNamed: .assumed("Yatay sayfa ayırıcı ({name}) dışında")),
      gridPager: Passage(
        entering: .assumed("Izgara sayfa ayırıcı içinde"),
        enteringNamed: .assumed("Izgara sayfa ayırıcı ({name}) içinde"),
        leaving: .assumed("Izgara sayfa ayırıcı dışında"),
        leavingNamed: .assumed("Izgara sayfa ayırıcı ({name}) dışında")),
      other: Passage(
        entering: "{word} içinde", enteringNamed: "{word} {name} içinde",
        leaving: "{word} modülünde veri tükendi", leavingNamed: "{word} {name} dışında"),
      titled: TitledPassage(entering: "{name} içinde", leaving: "{name} modülünde veri tükendi")),
    templates: Templates(
      labelled: "{label} için {item}", error: "Error: {message}", percent: "Yüzde {number}",
      repeated: "{count} {symbol}", capital: "büyük harf {letter}"),
    hints: turkishHints, symbols: turkishSymbols, platform: turkishPlatform)

  private static let turkishHints = Hints(
    doubleTap: "İki kez dokunun", singleTap: "Dokunun", activate: "Etkinleştirmek için {gesture}",
    toggle: "Değiştirmek için {gesture}", editText: "Metni düzenlemek için {gesture}",
    change: "Değiştirmek için {gesture}", select: "Seçmek için {gesture}",
    longPress: "Uzun basmak için {gesture} ve basılı tutun", custom: "{gesture}-{action}",
    customLongPress: "{action} için {gesture} ve basılı tutun",
    adjust: "Düzenlemek için \"{up}\" veya \"{down}\"",
    menu: "{kinds} kullanılabilir, görüntülemek için {gesture} hareketini kullanın",
    readingControl:
      "{kinds} kullanılabilir, etkinleştirmek için {gestures} hareketini kullanıp iki kez dokunun",
    actions: "İşlemler", links: "Bağlantılar", labels: "Etiketler",
    swipeUp: "Yukarı hızlıca kaydırma", swipeDown: "Aşağı hızlıca kaydırma",
    menuGesture: "3 parmakla dokunma",
    swipeUpOrDown: "yukarı hızlıca kaydırma veya aşağı hızlıca kaydırma")

  /// Attested are the names of the space and the bullet; the rest is our own translation.
  private static let turkishSymbols: [Character: Phrase] = [
    "-": .assumed("Kısa çizgi"), "\\": .assumed("Ters eğik çizgi"), "/": .assumed("Eğik çizgi"),
    "|": .assumed("Dikey çizgi"), "!": .assumed("Ünlem işareti"), "@": .assumed("Et işareti"),
    "#": .assumed("Kare işareti"), "$": .assumed("Dolar işareti"), "%": .assumed("Yüzde"),
    "^": .assumed("Şapka işareti"), "&": .assumed("Ve işareti"), "*": .assumed("Yıldız işareti"),
    "(": .assumed("Sol parantez"), ")": .assumed("Sağ parantez"),
    "=": .assumed("Eşittir işareti"), "_": .assumed("Alt çizgi"),
    "[": .assumed("Sol köşeli parantez"), "]": .assumed("Sağ köşeli parantez"),
    "{": .assumed("Sol küme parantezi"), "}": .assumed("Sağ küme parantezi"),
    ".": .assumed("Nokta"), "?": .assumed("Soru işareti"), ";": .assumed("Noktalı virgül"),
    "'": .assumed("Kesme işareti"), "\"": .assumed("Tırnak işareti"),
    ":": .assumed("İki nokta üst üste"), "<": .assumed("Küçüktür işareti"),
    ">": .assumed("Büyüktür işareti"), ",": .assumed("Virgül"),
    "~": .assumed("Yaklaşık işareti"), "`": .assumed("Aksan işareti"), "•": "Madde işareti",
    "–": .assumed("Orta çizgi"), "—": .assumed("Uzun çizgi"), "…": .assumed("Üç nokta"),
    "€": .assumed("Euro"), "£": .assumed("Pound para birimi işareti"), "¥": .assumed("Yen"),
    "©": .assumed("Telif hakkı"), "®": .assumed("Tescilli ticari marka"),
    "°": .assumed("Derece işareti"), "§": .assumed("Bölüm işareti"),
    "★": .assumed("Siyah yıldız"), "☆": .assumed("Beyaz yıldız"),
    "×": .assumed("Çarpma işareti"), "÷": .assumed("Bölme işareti"),
    "±": .assumed("Artı eksi işareti"), "→": .assumed("Sağ ok"), "←": .assumed("Sol ok"),
    "↑": .assumed("Yukarı ok"), "↓": .assumed("Aşağı ok"), "\n": .assumed("Yeni satır"),
    " ": "Boşluk", "\u{A0}": "Boşluk",
  ]

  /// Assumed: our own translation; the form of a percentage is that of Unicode CLDR 44.
  private static let turkishPlatform = Platform(
    on: .assumed("açık"), off: .assumed("kapalı"), partiallyChecked: .assumed("kısmen işaretli"),
    busy: .assumed("meşgul"), invalidEntry: .assumed("geçersiz giriş"),
    percent: .assumed("%{number}"), submit: .assumed("Gönder"), reset: .assumed("Sıfırla"),
    whiteBullet: .assumed("beyaz madde işareti"),
    blackSquare: .assumed("siyah kare"),
    numerals: .latin, sliderValue: .assumed("değer, {number}"),
    lengthExceeded: .assumed("Karakter sınırı aşıldı: {count}/{limit}"),
    invalidCheckBox: .assumed("{label}, hata: geçersiz"), roleNames: turkishRoleNames,
    reactNative: turkishReactNative)

  private static let turkishRoleNames = RoleNames(
    alert: .assumed("uyarı"), alertDialog: .assumed("uyarı iletişim kutusu"),
    application: .assumed("uygulama"), article: .assumed("makale"), banner: .assumed("banner"),
    blockquote: .assumed("blok alıntı"), button: .assumed("düğme"),
    checkbox: .assumed("onay kutusu"), colorPicker: .assumed("renk seçici"),
    columnHeader: .assumed("sütun başlığı"), complementary: .assumed("tamamlayıcı"),
    contentInfo: .assumed("içerik bilgileri"), datePicker: .assumed("tarih seçici"),
    dateTimePicker: .assumed("tarih ve saat seçici"),
    localDateTimePicker: .assumed("yerel tarih ve saat seçici"),
    monthPicker: .assumed("ay seçici"), weekPicker: .assumed("hafta seçici"),
    timePicker: .assumed("saat seçici"), definition: .assumed("tanım"),
    deletion: .assumed("silinen bölüm"), dialog: .assumed("iletişim kutusu"),
    disclosureTriangle: .assumed("genişletme üçgeni"), document: .assumed("doküman"),
    feed: .assumed("feed"), graphic: .assumed("grafik"), heading: .assumed("başlık"),
    highlight: .assumed("vurgu"), insertion: .assumed("eklenen bölüm"),
    link: .assumed("bağlantı"), listBox: .assumed("liste kutusu"), log: .assumed("günlük"),
    main: .assumed("ana içerik"), marquee: .assumed("kayan yazı"), math: .assumed("matematik"),
    menu: .assumed("menü"), menuBar: .assumed("menü çubuğu"), menuItem: .assumed("menü öğesi"),
    meter: .assumed("ölçüm aracı"), navigation: .assumed("gezinme"), note: .assumed("not"),
    progressIndicator: .assumed("ilerleme göstergesi"), radioButton: .assumed("radyo düğmesi"),
    region: .assumed("bölge"), rowHeader: .assumed("satır başlığı"),
    scrollBar: .assumed("kaydırma çubuğu"), search: .assumed("arama"),
    searchField: .assumed("arama metni alanı"), slider: .assumed("kaydırma çubuğu"),
    spinButton: .assumed("değer değiştirme düğmesi"), splitter: .assumed("ayırıcı"),
    status: .assumed("durum"), switchControl: .assumed("anahtar"), tab: .assumed("sekme"),
    tabList: .assumed("sekme listesi"), tabPanel: .assumed("sekme paneli"),
    table: .assumed("tablo"), timer: .assumed("zamanlayıcı"),
    toggleButton: .assumed("açma/kapatma düğmesi"), toolbar: .assumed("araç çubuğu"),
    tooltip: .assumed("ipucu"), tree: .assumed("ağaç"), treeGrid: .assumed("ağaç tablosu"),
    treeItem: .assumed("ağaç öğesi"), audio: .assumed("ses"), video: .assumed("video"),
    headingLevel: .assumed("başlık {level}"),
    headingLevelLink: .assumed("başlık {level}, bağlantı"),
    headingLink: .assumed("başlık, bağlantı"), popUpButton: .assumed("pop-up düğmesi"),
    menuPopUpButton: .assumed("menü pop-up düğmesi"),
    dialogPopUpButton: .assumed("iletişim kutusu pop-up düğmesi"),
    current: .assumed("geçerli öğe"), currentPage: .assumed("geçerli sayfa"),
    currentStep: .assumed("geçerli adım"), currentLocation: .assumed("geçerli konum"),
    currentDate: .assumed("geçerli tarih"), currentTime: .assumed("geçerli saat"))

  private static let turkishReactNative = ReactNativeWords(
    mixed: .assumed("karışık"), busy: .assumed("meşgul"), link: .assumed("bağlantı"),
    image: .assumed("resim"), imageButton: .assumed("düğme, resim"), summary: .assumed("özet"),
    alert: .assumed("uyarı"), comboBox: .assumed("birleşik giriş kutusu"),
    menu: .assumed("menü"), menuBar: .assumed("menü çubuğu"), menuItem: .assumed("menü öğesi"),
    progressBar: .assumed("ilerleme göstergesi"), radioGroup: .assumed("radyo düğmesi grubu"),
    scrollBar: .assumed("kaydırma çubuğu"), spinButton: .assumed("değer değiştirme düğmesi"),
    tab: .assumed("sekme"), tabList: .assumed("sekme listesi"), timer: .assumed("zamanlayıcı"),
    toolBar: .assumed("araç çubuğu"))
}
