extension TalkBackPhrasebook {
  /// TalkBack's words in Hindi.
  ///
  /// Source: TalkBack 15.1, strings.xml in Hindi.
  package static let hindi = TalkBackPhrasebook(
    language: "hi",
    roles: Roles(
      button: "बटन", checkBox: "चेक बॉक्स", radioButton: "रेडियो बटन", switchControl: "स्विच",
      editBox: "संपादन बॉक्स", dropDownList: "ड्रॉप डाउन सूची", slider: "स्लाइडर",
      progressBar: "प्रगति बार", image: "इमेज", list: "सूची", grid: "ग्रिड", tabBar: "टैब बार",
      page: "पेज", webView: "वेबव्यू"),
    states: States(
      checked: "चेक किया गया", notChecked: "चेक नहीं किया गया", on: "चालू", off: "बंद",
      selected: "चयनित", disabled: "अक्षम", expanded: "बड़ा करें", collapsed: "छोटा करें",
      editing: "बदलाव किया जा रहा है", password: "पासवर्ड", unlabelled: "लेबल नहीं किया गया"),
    positions: Positions(
      heading: "टाइटल", rowHeading: "पंक्ति का टाइटल", columnHeading: "कॉलम टाइटल",
      row: "पंक्\u{200D}ति {index}", column: "स्\u{200D}तंभ {index}",
      item: "{count} में से {index}", level: "स्तर {level}",
      items: Plural(one: "{count} आइटम", other: "{count} आइटम"),
      rows: Plural(one: "{count} पंक्तियां", other: "{count} पंक्तियां"),
      columns: Plural(one: "{count} कॉलम", other: "{count} कॉलम"),
      characters: Plural(one: "{count} वर्ण", other: "{count} वर्ण")),
    collections: Collections(
      list: Passage(
        entering: "सूची में हैं", enteringNamed: "{name} सूची में हैं",
        leaving: "सूची में नहीं हैं", leavingNamed: "{name} सूची में नहीं हैं"),
      grid: Passage(
        entering: "ग्रिड में हैं", enteringNamed: "{name} ग्रिड में हैं",
        leaving: "ग्रिड में नहीं हैं", leavingNamed: "{name} ग्रिड में नहीं हैं"),
      pager: Passage(
        entering: "आप पेजर में हैं", enteringNamed: "आप पेजर {name} में हैं",
        leaving: "आप पेजर के बाहर आ चुके हैं",
        leavingNamed: "आप पेजर {name} के बाहर आ चुके हैं"),
      verticalPager: Passage(
        entering: .assumed("आप वर्टिकल पेजर में हैं"),
        enteringNamed: .assumed("आप वर्टिकल पेजर {name} में हैं"),
        leaving: .assumed("आप वर्टिकल पेजर के बाहर आ चुके हैं"),
        leavingNamed: .assumed("आप वर्टिकल पेजर {name} के बाहर आ चुके हैं")),
      horizontalPager: Passage(
        entering: .assumed("आप हॉरिज़ॉन्टल पेजर में हैं"),
        enteringNamed: .assumed("आप हॉरिज़ॉन्टल पेजर {name} में हैं"),
        leaving: .assumed("आप हॉरिज़ॉन्टल पेजर के बाहर आ चुके हैं"),
        leavingNamed: .assumed("आप हॉरिज़ॉन्टल पेजर {name} के बाहर आ चुके हैं")),
      gridPager: Passage(
        entering: .assumed("आप ग्रिड पेजर में हैं"),
        enteringNamed: .assumed("आप ग्रिड पेजर {name} में हैं"),
        leaving: .assumed("आप ग्रिड पेजर के बाहर आ चुके हैं"),
        leavingNamed: .assumed("आप ग्रिड पेजर {name} के बाहर आ चुके हैं")),
      other: Passage(
        entering: "{word} में हैं", enteringNamed: "{word} {name} में हैं",
        leaving: "{word} में नहीं हैं", leavingNamed: "{word} {name} में नहीं हैं"),
      titled: TitledPassage(entering: "{name} में हैं", leaving: "{name} में नहीं हैं")),
    templates: Templates(
      labelled: "{label} के लिए {item}", error: "Error: {message}", percent: "{number} प्रतिशत",
      repeated: "{count} {symbol}", capital: "कैपिटल {letter}"),
    hints: hindiHints, symbols: hindiSymbols, platform: hindiPlatform)

  private static let hindiHints = Hints(
    doubleTap: "दो बार टैप करें", singleTap: "टैप करें", activate: "चालू करने के लिए {gesture}",
    toggle: "टॉगल करने के लिए {gesture}", editText: "टेक्स्ट में बदलाव करने के लिए {gesture}",
    change: "बदलाव करने के लिए {gesture}", select: "चुनने के लिए {gesture}",
    longPress: "{gesture} और देर तक दबाए रखें", custom: "{gesture} से {action} तक",
    customLongPress: "{gesture} और {action} को होल्ड करके रखें",
    adjust: "अडजस्ट करने के लिए, \"{up}\" या \"{down}\" में से कोई एक इस्तेमाल करें",
    menu: "{kinds} उपलब्ध है, देखने के लिए {gesture} का इस्तेमाल करें",
    readingControl: "{kinds} उपलब्ध है. चालू करने के लिए {gestures} और दो बार टैप करें",
    actions: "कार्रवाइयां", links: "लिंक", labels: "लेबल", swipeUp: "ऊपर स्\u{200D}वाइप करें",
    swipeDown: "नीचे स्\u{200D}वाइप करें", menuGesture: "तीन उंगलियों से टैप करें",
    swipeUpOrDown: "ऊपर स्\u{200D}वाइप करें या नीचे स्\u{200D}वाइप करें")

  /// Attested are the names of the space and the bullet; the rest is our own translation.
  private static let hindiSymbols: [Character: Phrase] = [
    "-": .assumed("डैश"), "\\": .assumed("बैकस्लैश"), "/": .assumed("स्लैश"),
    "|": .assumed("लंबवत रेखा"), "!": .assumed("विस्मयादिबोधक चिह्न"),
    "@": .assumed("ऐट का चिह्न"), "#": .assumed("हैश"), "$": .assumed("डॉलर का चिह्न"),
    "%": .assumed("प्रतिशत"), "^": .assumed("कैरेट"), "&": .assumed("ऐम्परसेंड"),
    "*": .assumed("तारांकन"), "(": .assumed("बायां कोष्ठक"), ")": .assumed("दायां कोष्ठक"),
    "=": .assumed("बराबर का चिह्न"), "_": .assumed("अंडरस्कोर"),
    "[": .assumed("बायां वर्गाकार कोष्ठक"), "]": .assumed("दायां वर्गाकार कोष्ठक"),
    "{": .assumed("बायां धनु कोष्ठक"), "}": .assumed("दायां धनु कोष्ठक"),
    ".": .assumed("पूर्ण विराम"), "?": .assumed("प्रश्न चिह्न"), ";": .assumed("अर्द्धविराम"),
    "'": .assumed("अपॉस्ट्रॉफ़ी"), "\"": .assumed("उद्धरण चिह्न"), ":": .assumed("कोलन"),
    "<": .assumed("इससे कम का चिह्न"), ">": .assumed("इससे ज़्यादा का चिह्न"),
    ",": .assumed("अल्पविराम"), "~": .assumed("टिल्ड"), "`": .assumed("ग्रेव ऐक्सेंट"),
    "•": "बुलेट", "–": .assumed("एन डैश"), "—": .assumed("एम डैश"), "…": .assumed("पदलोप चिह्न"),
    "€": .assumed("यूरो"), "£": .assumed("पाउंड मुद्रा का चिह्न"), "¥": .assumed("येन"),
    "©": .assumed("कॉपीराइट"), "®": .assumed("रजिस्टर्ड ट्रेडमार्क"),
    "°": .assumed("डिग्री का चिह्न"), "§": .assumed("सेक्शन का चिह्न"),
    "★": .assumed("काला तारा"), "☆": .assumed("सफ़ेद तारा"), "×": .assumed("गुणा का चिह्न"),
    "÷": .assumed("भाग का चिह्न"), "±": .assumed("जोड़-घटाव का चिह्न"),
    "→": .assumed("दाईं ओर तीर"), "←": .assumed("बाईं ओर तीर"), "↑": .assumed("ऊपर की ओर तीर"),
    "↓": .assumed("नीचे की ओर तीर"), "\n": .assumed("नई लाइन"), " ": "स्पेस", "\u{A0}": "स्पेस",
  ]

  /// Assumed: our own translation; the form of a percentage is that of Unicode CLDR 44.
  private static let hindiPlatform = Platform(
    on: .assumed("चालू"), off: .assumed("बंद"),
    partiallyChecked: .assumed("आंशिक रूप से चेक किया गया"), busy: .assumed("व्यस्त"),
    invalidEntry: .assumed("गलत एंट्री"), percent: .assumed("{number}%"),
    submit: .assumed("सबमिट करें"), reset: .assumed("रीसेट करें"),
    whiteBullet: .assumed("सफ़ेद बुलेट"), blackSquare: .assumed("काला वर्ग"),
    numerals: .latin,
    sliderValue: .assumed("वैल्यू, {number}"),
    lengthExceeded: .assumed("वर्ण सीमा पार हो गई: {limit} में से {count}"),
    invalidCheckBox: .assumed("{label}, गड़बड़ी: अमान्य"), roleNames: hindiRoleNames,
    reactNative: hindiReactNative)

  private static let hindiRoleNames = RoleNames(
    alert: .assumed("अलर्ट"), alertDialog: .assumed("अलर्ट डायलॉग"),
    application: .assumed("ऐप्लिकेशन"), article: .assumed("लेख"), banner: .assumed("बैनर"),
    blockquote: .assumed("ब्लॉक उद्धरण"), button: .assumed("बटन"),
    checkbox: .assumed("चेकबॉक्स"), colorPicker: .assumed("रंग चुनने का टूल"),
    columnHeader: .assumed("कॉलम हेडर"), complementary: .assumed("पूरक सामग्री"),
    contentInfo: .assumed("सामग्री की जानकारी"), datePicker: .assumed("तारीख चुनने का टूल"),
    dateTimePicker: .assumed("तारीख और समय चुनने का टूल"),
    localDateTimePicker: .assumed("स्थानीय तारीख और समय चुनने का टूल"),
    monthPicker: .assumed("महीना चुनने का टूल"), weekPicker: .assumed("हफ़्ता चुनने का टूल"),
    timePicker: .assumed("समय चुनने का टूल"), definition: .assumed("परिभाषा"),
    deletion: .assumed("हटाया गया हिस्सा"), dialog: .assumed("डायलॉग"),
    disclosureTriangle: .assumed("विस्तार त्रिकोण"), document: .assumed("दस्तावेज़"),
    feed: .assumed("फ़ीड"), graphic: .assumed("ग्राफ़िक"), heading: .assumed("शीर्षक"),
    highlight: .assumed("हाइलाइट"), insertion: .assumed("जोड़ा गया हिस्सा"),
    link: .assumed("लिंक"), listBox: .assumed("सूची बॉक्स"), log: .assumed("लॉग"),
    main: .assumed("मुख्य सामग्री"), marquee: .assumed("चलता टेक्स्ट"), math: .assumed("गणित"),
    menu: .assumed("मेन्यू"), menuBar: .assumed("मेन्यू बार"), menuItem: .assumed("मेन्यू आइटम"),
    meter: .assumed("मीटर"), navigation: .assumed("नेविगेशन"), note: .assumed("नोट"),
    progressIndicator: .assumed("प्रगति सूचक"), radioButton: .assumed("रेडियो बटन"),
    region: .assumed("क्षेत्र"), rowHeader: .assumed("पंक्ति हेडर"),
    scrollBar: .assumed("स्क्रोल बार"), search: .assumed("खोज"),
    searchField: .assumed("खोज टेक्स्ट फ़ील्ड"), slider: .assumed("स्लाइडर"),
    spinButton: .assumed("स्पिन बटन"), splitter: .assumed("विभाजक"), status: .assumed("स्थिति"),
    switchControl: .assumed("स्विच"), tab: .assumed("टैब"), tabList: .assumed("टैब सूची"),
    tabPanel: .assumed("टैब पैनल"), table: .assumed("टेबल"), timer: .assumed("टाइमर"),
    toggleButton: .assumed("टॉगल बटन"), toolbar: .assumed("टूलबार"), tooltip: .assumed("टूलटिप"),
    tree: .assumed("ट्री"), treeGrid: .assumed("ट्री ग्रिड"), treeItem: .assumed("ट्री आइटम"),
    audio: .assumed("ऑडियो"), video: .assumed("वीडियो"),
    headingLevel: .assumed("शीर्षक {level}"), headingLevelLink: .assumed("शीर्षक {level} लिंक"),
    headingLink: .assumed("शीर्षक लिंक"), popUpButton: .assumed("पॉप-अप बटन"),
    menuPopUpButton: .assumed("मेन्यू पॉप-अप बटन"),
    dialogPopUpButton: .assumed("डायलॉग पॉप-अप बटन"), current: .assumed("मौजूदा आइटम"),
    currentPage: .assumed("मौजूदा पेज"), currentStep: .assumed("मौजूदा चरण"),
    currentLocation: .assumed("मौजूदा जगह"), currentDate: .assumed("मौजूदा तारीख"),
    currentTime: .assumed("मौजूदा समय"))

  private static let hindiReactNative = ReactNativeWords(
    mixed: .assumed("मिला-जुला"), busy: .assumed("व्यस्त"), link: .assumed("लिंक"),
    image: .assumed("इमेज"), imageButton: .assumed("बटन, इमेज"),
    summary: .assumed("खास जानकारी"), alert: .assumed("अलर्ट"),
    comboBox: .assumed("कॉम्बो बॉक्स"), menu: .assumed("मेन्यू"),
    menuBar: .assumed("मेन्यू बार"), menuItem: .assumed("मेन्यू आइटम"),
    progressBar: .assumed("प्रगति सूचक"), radioGroup: .assumed("रेडियो बटन का ग्रुप"),
    scrollBar: .assumed("स्क्रोल बार"), spinButton: .assumed("स्पिन बटन"), tab: .assumed("टैब"),
    tabList: .assumed("टैब सूची"), timer: .assumed("टाइमर"), toolBar: .assumed("टूलबार"))
}
