import AccessibilityTree

extension TalkBackPhrasebook {
  /// TalkBack's words in Turkish.
  ///
  /// Source: TalkBack 16.2 and 15.1, strings.xml in Turkish; Unicode CLDR 44 for the form of a
  /// percentage.
  static let turkish = TalkBackPhrasebook(
    language: "tr", plurals: .one,
    roles: Roles(
      button: "Düğme", checkBox: "Onay kutusu", radioButton: "Radyo düğmesi",
      switchControl: "Anahtar", editBox: "Düzenleme kutusu", dropDownList: "Açılır liste",
      slider: "Kaydırma çubuğu", progressBar: "İlerleme çubuğu", image: "Resim", list: "Liste",
      grid: "Kılavuz", tabBar: "Sekme çubuğu", page: "Sayfa", webView: "Web görünümü",
      pagerView: "Çok sayfalı görünüm"),
    states: States(
      checked: "işaretli", notChecked: "işaretli değil", on: "açık", off: "kapalı",
      selected: "seçili", disabled: "devre dışı", expanded: "genişletildi",
      collapsed: "daraltıldı", editing: "Düzenleme", password: "şifre", unlabelled: "Etiketsiz",
      readOnly: "salt okunur", required: "Zorunlu",
      partiallyExpanded: "kısmen genişletildi"),
    positions: Positions(
      heading: "Başlık", rowHeading: "Satır başlığı", columnHeading: "Sütun başlığı",
      row: "Satır {index}", column: "Sütun {index}", item: "{index}/{count}",
      level: "{level}. seviye", items: Plural(one: "{count} öğe", other: "{count} öğe"),
      rows: Plural(one: "{count} satır", other: "{count} satır"),
      columns: Plural(one: "{count} sütun", other: "{count} sütun"),
      characters: Plural(one: "{count} karakter", other: "{count} karakter"),
      ignored: Plural(
        one: "{count} öğe, {ignored} tanesi yoksayıldı",
        other: "{count} öğe, {ignored} tanesi yoksayıldı")),
    collections: Collections(
      list: Passage(
        in: "Listede", named: "{name} listesinde", out: "Liste dışında",
        named: "{name} listesinin dışında"),
      grid: Passage(
        in: "Tabloda", named: "{name} tablosunda", out: "Tablo dışında",
        named: "{name} tablosunun dışında"),
      pager: Passage(
        in: "Sayfa ayırıcı içinde", named: "Sayfa ayırıcı ({name}) içinde",
        out: "Sayfa ayırıcı dışında", named: "Sayfa ayırıcı ({name}) dışında"),
      verticalPager: Passage(
        in: "Dikey sayfa ayırıcı içinde", named: "Dikey sayfa ayırıcı ({name}) içinde",
        out: "Dikey sayfa ayırıcı dışında", named: "Dikey sayfa ayırıcı ({name}) dışında"),
      horizontalPager: Passage(
        in: "Yatay sayfa ayırıcı içinde", named: "Yatay sayfa ayırıcı ({name}) içinde",
        out: "Yatay sayfa ayırıcı dışında",
        named: .assumed("Yatay sayfa ayırıcı ({name}) dışında")),
      gridPager: Passage(
        in: "Tablo sayfa ayırıcı içinde", named: "Sayfa ayırıcı ({name}) içinde",
        out: "Tablo sayfa ayırıcı dışında", named: "Tablo sayfa ayırıcı ({name}) dışında"),
      other: Passage(
        in: "{word} içinde", named: "{word} {name} içinde", out: "{word} modülünde veri tükendi",
        named: "{word} {name} dışında"),
      titled: TitledPassage(entering: "{name} içinde", leaving: "{name} modülünde veri tükendi")),
    templates: Templates(
      labelled: "{label} için {item}", error: "Hata: {message}", percent: "Yüzde {number}",
      repeated: "{count} {symbol}", capital: "büyük harf {letter}",
      requiredState: "{state} gerekiyor", emoji: "{name} emojisi"),
    hints: Hints(
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
      swipeUp: "Yukarı kaydırma", swipeDown: "Aşağı hızlıca kaydırma",
      menuGesture: "3 parmakla dokunma",
      swipeUpOrDown: "yukarı kaydırma veya aşağı hızlıca kaydırma",
      openLink: "Bağlantıyı açmak için {gesture}",
      pressSelect: "Seç'e basın",
      keyboard: KeyboardHints(
        activate: "Etkinleştirmek için {keys} tuşlarına basın",
        toggle: "Açmak/kapatmak için {keys} tuşlarına basın",
        editText: "Metni düzenlemek için {keys} tuşlarına basın",
        change: "Değiştirmek için {keys} tuşlarına basın",
        select: "Seçmek için {keys} tuşlarına basın",
        longPress: "Uzun basmak için {keys} tuşlarına basın",
        custom: "{action} için {keys} tuşlarına basın",
        openLink: "Bağlantıyı açmak için {keys} tuşlarına basın"
      )),
    symbols: [
      "-": "Kısa çizgi", "\\": "Ters eğik çizgi", "/": "Eğik çizgi", "|": "Dikey çizgi",
      "!": "Ünlem işareti", "@": "Kuyruklu a", "#": "Kare", "$": "Dolar işareti", "%": "Yüzde",
      "^": "Düzeltme işareti", "&": "Ve işareti", "*": "Yıldız işareti", "(": "Sol parantez",
      ")": "Sağ parantez", "=": "Eşit işareti", "_": "Alt çizgi", "[": "Sol köşeli ayraç",
      "]": "Sağ köşeli ayraç", "{": "Sol kıvrık ayraç", "}": "Sağ kıvrık ayraç", ".": "Nokta",
      "?": "Soru işareti", ";": "Noktalı virgül", "'": "Kesme işareti", "\"": "Tırnak",
      ":": "İki Nokta", "<": "Küçüktür işareti", ">": "Büyüktür işareti", ",": "Virgül",
      "~": "Yaklaşık işareti", "`": "Aksan işareti", "•": "Madde işareti", "–": "Orta çizgi",
      "—": "Uzun çizgi", "…": "Üç nokta", "€": "Avro işareti", "£": "Sterlin para birimi simgesi",
      "¥": "Yen", "©": "Telif hakkı", "®": "Tescilli ticari marka", "°": "Derece işareti",
      "§": "Bölüm işareti", "★": "Siyah yıldız", "☆": "Beyaz yıldız", "×": "Çarpma işareti",
      "÷": "Bölme işareti", "±": "Artı eksi işareti", "→": "Sağ Ok", "←": "Sol ok",
      "↑": "Yukarı ok",
      "↓": "Aşağı Ok", "✓": "Onay işareti",
      "\n": "Yeni satır", " ": "Boşluk", "\u{A0}": "Boşluk",
    ],
    partiallyChecked: "kısmen işaretlendi", percent: "%{number}",
    events: Events(
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
      untitled: "başlıksız", window: "{name} adlı pencere",
      drawer: "{name} menüsü", optionsMenu: "Seçenekler",
      slidingDrawer: "Kayan çekmece açıldı",
      dragStarted: "Sürükleme başlatıldı",
      dragDropped: "Sürüklenen öğe bırakıldı",
      dragCancelled: "Sürükleme iptal edildi",
      showingItems: "{count} öğeden {first}-{last} arasındakiler gösteriliyor.",
      showingItem: "{count} öğeden {first} tanesi gösteriliyor.",
      showingPage: "Toplam {count} sayfadan {page}."),
    notifications: Notifications(
      alarm: "Alarm", call: "Çağrı", email: "E-posta", error: "Hata", event: "Etkinlik",
      message: "Mesaj", progress: "İlerleme durumu", promo: "Tanıtım", service: "Hizmet",
      social: "Sosyal", system: "Sistem durumu", transport: "Medya kontrolü"),
    before16: { words in
      words.events.invalidInput = "Geçersiz giriş ({error})"
      words.hints.swipeUp = "Yukarı hızlıca kaydırma"
      words.hints.swipeUpOrDown = "yukarı hızlıca kaydırma veya aşağı hızlıca kaydırma"
    })
}
