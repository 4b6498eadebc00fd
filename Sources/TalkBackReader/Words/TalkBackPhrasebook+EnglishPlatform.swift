import AccessibilityTree

extension TalkBackPhrasebook.Platform {
  /// The words of Chrome and Android in English.
  static let english = table(.attested)

  /// The same English words, for languages in which Chrome's and Android's words are unknown.
  static let untranslated = table(.untranslated)

  /// Returns the English words of Chrome and Android, marked as attested or as untranslated.
  ///
  /// Source: Chromium, ui/strings/ax_strings.grd; Material Components and Compose UI, strings.xml.
  private static func table(_ attestation: Attestation) -> TalkBackPhrasebook.Platform {
    func word(_ text: String) -> Phrase { Phrase(text, attestation) }
    func template(_ text: String) -> Template { Template(text, attestation) }
    let bullets = attestation == .attested ? Attestation.assumed : attestation
    return TalkBackPhrasebook.Platform(
      on: word("on"), off: word("off"), partiallyChecked: word("partially checked"),
      busy: word("busy"), notSelected: word("not selected"), invalidEntry: word("invalid entry"),
      inProgress: word("in progress"),
      percent: template("{number}%"), submit: word("Submit"), reset: word("Reset"),
      whiteBullet: Phrase("white bullet", bullets), blackSquare: Phrase("black square", bullets),
      numerals: .latin,
      sliderValue: template("value, {number}"),
      lengthExceeded: template("character limit exceeded {count} of {limit}"),
      invalidCheckBox: template("{label}, error: invalid"), roleNames: roleNames(word, template),
      chrome: chrome(word, template), reactNative: reactNative(word))
  }

  private static func roleNames(
    _ word: (String) -> Phrase, _ template: (String) -> Template
  ) -> TalkBackPhrasebook.RoleNames {
    TalkBackPhrasebook.RoleNames(
      alert: word("alert"), alertDialog: word("alert dialog"), application: word("application"),
      article: word("article"), banner: word("banner"), blockquote: word("blockquote"),
      button: word("button"), checkbox: word("checkbox"), colorPicker: word("color picker"),
      columnHeader: word("column header"), complementary: word("complementary"),
      contentInfo: word("content information"), datePicker: word("date picker"),
      dateTimePicker: word("date and time picker"),
      localDateTimePicker: word("local date and time picker"), monthPicker: word("month picker"),
      weekPicker: word("week picker"), timePicker: word("time picker"),
      definition: word("definition"), deletion: word("deletion"), dialog: word("dialog"),
      disclosureTriangle: word("disclosure triangle"), document: word("document"),
      feed: word("feed"), graphic: word("graphic"), heading: word("heading"),
      highlight: word("highlight"), insertion: word("insertion"), link: word("link"),
      listBox: word("list box"), log: word("log"), main: word("main"), marquee: word("marquee"),
      math: word("math"), menu: word("menu"), menuBar: word("menu bar"),
      menuItem: word("menu item"), meter: word("meter"), navigation: word("navigation"),
      note: word("note"), progressIndicator: word("progress indicator"),
      radioButton: word("radio button"), region: word("region"), rowHeader: word("row header"),
      scrollBar: word("scroll bar"), search: word("search"), searchField: word("search text field"),
      slider: word("slider"), spinButton: word("spin button"), splitter: word("splitter"),
      status: word("status"), switchControl: word("switch"), tab: word("tab"),
      tabList: word("tab list"), tabPanel: word("tab panel"), table: word("table"),
      timer: word("timer"), toggleButton: word("toggle button"), toolbar: word("toolbar"),
      tooltip: word("tooltip"), tree: word("tree"), treeGrid: word("tree grid"),
      treeItem: word("tree item"), audio: word("audio"), video: word("video"),
      caption: word("caption"), comment: word("comment"), radioGroup: word("radio group"),
      suggestion: word("suggestion"), term: word("term"), visited: template("{role} visited"),
      headingLevel: template("heading {level}"), headingLevelLink: template("heading {level} link"),
      headingLink: word("heading link"), popUpButton: word("pop up button"),
      menuPopUpButton: word("menu pop up button"), dialogPopUpButton: word("dialog pop up button"),
      current: word("current item"), currentPage: word("current page"),
      currentStep: word("current step"), currentLocation: word("current location"),
      currentDate: word("current date"), currentTime: word("current time"))
  }

  private static func chrome(
    _ word: (String) -> Phrase, _ template: (String) -> Template
  ) -> TalkBackPhrasebook.ChromeWords {
    TalkBackPhrasebook.ChromeWords(
      checkedInGroup: template("checked. in group, option {index} of {count}"),
      uncheckedInGroup: template("not checked. in group, option {index} of {count}"),
      someSelected: template("multiselectable, {selected} of {count} selected."),
      noneSelected: word("multiselectable, none selected."), noFile: word("No file chosen"),
      chooseFile: word("Choose File"), namedFile: template("{label}: {file}"),
      required: word("required"))
  }

  /// Returns the English words of React Native.
  ///
  /// Source: React Native 0.81, ReactAndroid/src/main/res/views/uimanager/values/strings.xml.
  private static func reactNative(
    _ word: (String) -> Phrase
  ) -> TalkBackPhrasebook.ReactNativeWords {
    TalkBackPhrasebook.ReactNativeWords(
      mixed: word("mixed"), busy: word("busy"), link: word("link"), image: word("image"),
      imageButton: word("button, image"), summary: word("summary"), alert: word("alert"),
      comboBox: word("combo box"), menu: word("menu"), menuBar: word("menu bar"),
      menuItem: word("menu item"), progressBar: word("progress bar"),
      radioGroup: word("radio group"), scrollBar: word("scroll bar"),
      spinButton: word("spin button"), tab: word("tab"), tabList: word("tab list"),
      timer: word("timer"), toolBar: word("tool bar"))
  }
}
