extension TalkBackPhrasebook.ReactNativeWords {
  /// The words of a language, those it shares with Chrome's names of roles taken from there.
  ///
  /// Assumed: our own translations. React Native's strings exist in many languages; nobody has
  /// compared them.
  fileprivate init(
    _ names: TalkBackPhrasebook.RoleNames, mixed: Phrase, busy: Phrase, image: Phrase,
    imageButton: Phrase, summary: Phrase, comboBox: Phrase, progressBar: Phrase,
    radioGroup: Phrase
  ) {
    self.init(
      mixed: mixed, busy: busy, link: names.link, image: image, imageButton: imageButton,
      summary: summary, alert: names.alert, comboBox: comboBox, menu: names.menu,
      menuBar: names.menuBar, menuItem: names.menuItem, progressBar: progressBar,
      radioGroup: radioGroup, scrollBar: names.scrollBar, spinButton: names.spinButton,
      tab: names.tab, tabList: names.tabList, timer: names.timer, toolBar: names.toolbar)
  }
}

extension TalkBackPhrasebook {
  static let arabicReactNative = ReactNativeWords(
    arabicRoleNames, mixed: .assumed("مختلط"), busy: .assumed("مشغول"), image: .assumed("صورة"),
    imageButton: .assumed("زر، صورة"), summary: .assumed("ملخّص"),
    comboBox: .assumed("مربّع تحرير وسرد"), progressBar: .assumed("شريط التقدم"),
    radioGroup: .assumed("مجموعة أزرار اختيار"))

  static let brazilianPortugueseReactNative = ReactNativeWords(
    brazilianPortugueseRoleNames, mixed: .assumed("misto"), busy: .assumed("ocupado"),
    image: .assumed("imagem"),
    imageButton: .assumed("botão, imagem"), summary: .assumed("resumo"),
    comboBox: .assumed("caixa de combinação"), progressBar: .assumed("barra de progresso"),
    radioGroup: .assumed("grupo de botões de opção"))

  static let dutchReactNative = ReactNativeWords(
    dutchRoleNames, mixed: .assumed("gemengd"), busy: .assumed("bezig"),
    image: .assumed("afbeelding"),
    imageButton: .assumed("knop, afbeelding"), summary: .assumed("samenvatting"),
    comboBox: .assumed("keuzelijst met invoervak"), progressBar: .assumed("voortgangsbalk"),
    radioGroup: .assumed("groep keuzerondjes"))

  static let frenchReactNative = ReactNativeWords(
    frenchRoleNames, mixed: .assumed("mixte"), busy: .assumed("occupé"), image: .assumed("image"),
    imageButton: .assumed("bouton, image"), summary: .assumed("résumé"),
    comboBox: .assumed("zone de liste modifiable"), progressBar: .assumed("barre de progression"),
    radioGroup: .assumed("groupe de cases d'option"))

  static let germanReactNative = ReactNativeWords(
    germanRoleNames, mixed: .assumed("gemischt"), busy: .assumed("beschäftigt"),
    image: .assumed("Bild"),
    imageButton: .assumed("Schaltfläche, Bild"), summary: .assumed("Zusammenfassung"),
    comboBox: .assumed("Kombinationsfeld"), progressBar: .assumed("Statusleiste"),
    radioGroup: .assumed("Gruppe von Optionsfeldern"))

  static let hindiReactNative = ReactNativeWords(
    hindiRoleNames, mixed: .assumed("मिश्रित"), busy: .assumed("व्यस्त"), image: .assumed("इमेज"),
    imageButton: .assumed("बटन, इमेज"), summary: .assumed("सारांश"), comboBox: .assumed("कॉम्बो बॉक्स"),
    progressBar: .assumed("प्रगति बार"),
    radioGroup: .assumed("रेडियो बटन समूह"))

  static let italianReactNative = ReactNativeWords(
    italianRoleNames, mixed: .assumed("misto"), busy: .assumed("occupato"),
    image: .assumed("immagine"),
    imageButton: .assumed("pulsante, immagine"), summary: .assumed("riepilogo"),
    comboBox: .assumed("casella combinata"), progressBar: .assumed("barra di avanzamento"),
    radioGroup: .assumed("gruppo di pulsanti di opzione"))

  static let japaneseReactNative = ReactNativeWords(
    japaneseRoleNames, mixed: .assumed("一部選択"), busy: .assumed("処理中"), image: .assumed("画像"),
    imageButton: .assumed("ボタン、画像"), summary: .assumed("概要"), comboBox: .assumed("コンボボックス"),
    progressBar: .assumed("進行状況バー"),
    radioGroup: .assumed("ラジオグループ"))

  static let koreanReactNative = ReactNativeWords(
    koreanRoleNames, mixed: .assumed("혼합"), busy: .assumed("사용 중"), image: .assumed("이미지"),
    imageButton: .assumed("버튼, 이미지"), summary: .assumed("요약"), comboBox: .assumed("콤보 상자"),
    progressBar: .assumed("진행률 표시줄"),
    radioGroup: .assumed("라디오 그룹"))

  static let polishReactNative = ReactNativeWords(
    polishRoleNames, mixed: .assumed("mieszany"), busy: .assumed("zajęty"),
    image: .assumed("obraz"),
    imageButton: .assumed("przycisk, obraz"), summary: .assumed("podsumowanie"),
    comboBox: .assumed("pole kombi"), progressBar: .assumed("pasek postępu"),
    radioGroup: .assumed("grupa przycisków opcji"))

  static let russianReactNative = ReactNativeWords(
    russianRoleNames, mixed: .assumed("смешанное состояние"), busy: .assumed("занято"),
    image: .assumed("изображение"),
    imageButton: .assumed("кнопка, изображение"), summary: .assumed("сводка"),
    comboBox: .assumed("поле со списком"), progressBar: .assumed("индикатор выполнения"),
    radioGroup: .assumed("группа переключателей"))

  static let simplifiedChineseReactNative = ReactNativeWords(
    simplifiedChineseRoleNames, mixed: .assumed("混合"), busy: .assumed("忙碌"), image: .assumed("图片"),
    imageButton: .assumed("按钮，图片"), summary: .assumed("摘要"), comboBox: .assumed("组合框"),
    progressBar: .assumed("进度条"),
    radioGroup: .assumed("单选按钮组"))

  static let spanishReactNative = ReactNativeWords(
    spanishRoleNames, mixed: .assumed("mixto"), busy: .assumed("ocupado"),
    image: .assumed("imagen"),
    imageButton: .assumed("botón, imagen"), summary: .assumed("resumen"),
    comboBox: .assumed("cuadro combinado"), progressBar: .assumed("barra de progreso"),
    radioGroup: .assumed("grupo de botones de selección"))

  static let swedishReactNative = ReactNativeWords(
    swedishRoleNames, mixed: .assumed("blandat"), busy: .assumed("upptagen"),
    image: .assumed("bild"),
    imageButton: .assumed("knapp, bild"), summary: .assumed("sammanfattning"),
    comboBox: .assumed("kombinationsruta"), progressBar: .assumed("förloppsindikator"),
    radioGroup: .assumed("grupp med alternativknappar"))

  static let turkishReactNative = ReactNativeWords(
    turkishRoleNames, mixed: .assumed("karışık"), busy: .assumed("meşgul"),
    image: .assumed("resim"),
    imageButton: .assumed("düğme, resim"), summary: .assumed("özet"),
    comboBox: .assumed("birleşik giriş kutusu"), progressBar: .assumed("ilerleme çubuğu"),
    radioGroup: .assumed("radyo düğmesi grubu"))
}
