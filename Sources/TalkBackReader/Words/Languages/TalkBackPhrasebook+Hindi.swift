import AccessibilityTree

extension TalkBackPhrasebook {
  /// TalkBack's words in Hindi.
  ///
  /// Source: TalkBack 16.2 and 15.1, strings.xml in Hindi; Unicode CLDR 44 for the form of a
  /// percentage.
  static let hindi = TalkBackPhrasebook(
    language: "hi", plurals: .oneAndZero,
    roles: Roles(
      button: "बटन", checkBox: "चेक बॉक्स", radioButton: "रेडियो बटन", switchControl: "स्विच",
      editBox: "संपादन बॉक्स", dropDownList: "ड्रॉप डाउन सूची", slider: "स्लाइडर",
      progressBar: "प्रगति बार", image: "इमेज", list: "सूची", grid: "ग्रिड", tabBar: "टैब बार",
      page: "पेज", webView: "वेबव्यू",
      pagerView: "बहु-पेज दृश्य"),
    states: States(
      checked: "चेक किया गया", notChecked: "चेक नहीं किया गया", on: "चालू", off: "बंद",
      selected: "चयनित", disabled: "अक्षम", expanded: "बड़ा करें", collapsed: "छोटा करें",
      editing: "बदलाव किया जा रहा है", password: "पासवर्ड", unlabelled: "लेबल नहीं किया गया",
      readOnly: "सिर्फ़ पढ़ने का ऐक्सेस", required: "ज़रूरी है",
      partiallyExpanded: "कुछ हिस्से को बड़ा किया गया"),
    positions: Positions(
      heading: "टाइटल", rowHeading: "पंक्ति का टाइटल", columnHeading: "कॉलम टाइटल",
      row: "पंक्\u{200D}ति {index}", column: "स्\u{200D}तंभ {index}",
      item: "{count} में से {index}", level: "स्तर {level}",
      items: Plural(one: "{count} आइटम", other: "{count} आइटम"),
      rows: Plural(one: "{count} पंक्तियां", other: "{count} पंक्तियां"),
      columns: Plural(one: "{count} कॉलम", other: "{count} कॉलम"),
      characters: Plural(one: "{count} वर्ण", other: "{count} वर्ण"),
      ignored: Plural(
        one: "{count} आइटम में से {ignored} को अनदेखा किया गया",
        other: "{count} आइटम में से {ignored} को अनदेखा किया गया")),
    collections: Collections(
      list: Passage(
        in: "सूची में हैं", named: "{name} सूची में हैं", out: "सूची में नहीं हैं",
        named: "{name} सूची में नहीं हैं"),
      grid: Passage(
        in: "ग्रिड में हैं", named: "{name} ग्रिड में हैं", out: "ग्रिड में नहीं हैं",
        named: "{name} ग्रिड में नहीं हैं"),
      pager: Passage(
        in: "आप पेजर में हैं", named: "आप पेजर {name} में हैं", out: "आप पेजर के बाहर आ चुके हैं",
        named: "आप पेजर {name} के बाहर आ चुके हैं"),
      verticalPager: Passage(
        in: "आप वर्टिकल पेजर में हैं", named: "आप वर्टिकल पेजर {name} में हैं",
        out: "आप वर्टिकल पेजर के बाहर आ चुके हैं",
        named: "आप वर्टिकल पेजर {name} के बाहर आ चुके हैं"),
      horizontalPager: Passage(
        in: "आप हाॅरिज़ंटल पेजर में हैं", named: "आप हाॅरिज़ंटल पेजर {name} में हैं",
        out: "आप हाॅरिज़ंटल पेजर के बाहर आ चुके हैं",
        named: .assumed("आप हाॅरिज़ंटल पेजर {name} के बाहर आ चुके हैं")),
      gridPager: Passage(
        in: "आप ग्रिड पेजर में हैं", named: "आप ग्रिड पेजर {name} में हैं",
        out: "आप ग्रिड पेजर के बाहर आ चुके हैं", named: "आप ग्रिड पेजर {name} के बाहर आ चुके हैं"),
      other: Passage(
        in: "{word} में हैं", named: "{word} {name} में हैं", out: "{word} में नहीं हैं",
        named: "{word} {name} में नहीं हैं"),
      titled: TitledPassage(entering: "{name} में हैं", leaving: "{name} में नहीं हैं")),
    templates: Templates(
      labelled: "{label} के लिए {item}", error: "गड़बड़ी: {message}", percent: "{number} प्रतिशत",
      repeated: "{count} {symbol}", capital: "कैपिटल {letter}",
      requiredState: "{state} ज़रूरी है", emoji: "{name} इमोजी"),
    hints: Hints(
      doubleTap: "दो बार टैप करें", singleTap: "टैप करें", activate: "चालू करने के लिए {gesture}",
      toggle: "टॉगल करने के लिए {gesture}", editText: "टेक्स्ट में बदलाव करने के लिए {gesture}",
      change: "बदलाव करने के लिए {gesture}", select: "चुनने के लिए {gesture}",
      longPress: "{gesture} और देर तक दबाए रखें", custom: "{gesture} से {action} तक",
      customLongPress: "{gesture} और {action} को होल्ड करके रखें",
      adjust: "अडजस्ट करने के लिए, \"{up}\" या \"{down}\" में से कोई एक इस्तेमाल करें",
      menu: "{kinds} उपलब्ध है, देखने के लिए {gesture} का इस्तेमाल करें",
      readingControl: "{kinds} उपलब्ध है. चालू करने के लिए {gestures} और दो बार टैप करें",
      actions: "कार्रवाइयां", links: "लिंक", labels: "लेबल", swipeUp: "ऊपर की ओर स्वाइप करें",
      swipeDown: "नीचे स्\u{200D}वाइप करें", menuGesture: "तीन उंगलियों से टैप करें",
      swipeUpOrDown: "ऊपर की ओर स्वाइप करें या नीचे स्\u{200D}वाइप करें",
      openLink: "खोलने के लिए, {gesture} करें",
      pressSelect: "चुनें दबाएं",
      keyboard: KeyboardHints(
        activate: "चालू करने के लिए {keys} दबाएं",
        toggle: "टॉगल करने के लिए {keys} दबाएं",
        editText: "टेक्स्ट में बदलाव करने के लिए {keys} दबाएं",
        change: "बदलने के लिए {keys} दबाएं",
        select: "चुनने के लिए {keys} दबाएं",
        longPress: "देर तक दबाए रखने के लिए {keys} दबाएं",
        custom: "{action} के लिए {keys} दबाएं",
        openLink: "लिंक खोलने के लिए, {keys} को दबाएं"
      )),
    symbols: [
      "-": "डैश", "\\": "बैकस्लैश", "/": "स्‍लैश", "|": "वर्टिकल लाइन", "!": "विस्मयादिबोधक चिह्न",
      "@": "ऐट", "#": "पाउंड", "$": "डॉलर चिह्न", "%": "प्रतिशत", "^": "कैरेट", "&": "एंपरसेंड",
      "*": "तारांकन", "(": "बायां कोष्ठक", ")": "दायां कोष्ठक", "=": "बराबर का चिह्न",
      "_": "अंडरस्कोर", "[": "बायां वर्ग कोष्ठक", "]": "दायां वर्ग कोष्ठक",
      "{": "बायां धनुषाकार कोष्ठक", "}": "दायां धनुषाकार कोष्ठक", ".": "पीरियड", "?": "प्रश्नचिह्न",
      ";": "अर्द्धविराम", "'": "अपॉस्ट्रॉफ़ी", "\"": "उद्धरण चिह्न", ":": "कोलन",
      "<": "'इससे कम' का चिह्न", ">": "'इससे ज़्यादा' का चिह्न", ",": "अल्पविराम", "~": "टिल्ड",
      "`": "ग्रेव एक्सेंट", "•": "बुलेट", "–": "एन डैश", "—": "एम डैश", "…": "पदलोप चिह्न",
      "€": "यूरो", "£": "पाउंड स्टर्लिंग का चिह्न", "¥": "येन", "©": "कॉपीराइट",
      "®": "पंजीकृत ट्रेडमार्क", "°": "डिग्री का चिह्न", "§": "अनुभाग चिह्न", "★": "काला तारा",
      "☆": "सफ़ेद तारा", "×": "गुणन चिह्न", "÷": "विभाजन चिह्न", "±": "धन ऋण का चिह्न",
      "→": "राइट ऐरो", "←": "बायां तीर", "↑": "ऊपर तीर", "↓": "नीचे तीर", "✓": "सही का निशान",
      "\n": "नई पंक्ति", " ": "स्पेस", "\u{A0}": "स्पेस",
    ],
    partiallyChecked: "चेक बॉक्स को सही से नहीं चुना गया", percent: "{number}%",
    events: Events(
      removed: "{text} हटाया गया", cleared: "लेख साफ़ किया गया", maximumLength: "अधिकतम लंबाई तक पहुंच गया",
      replaced: "{new} को {old} से बदल दिया गया", replacedCharacters: "{new} वर्णों को {old} वर्णों से बदला गया",
      cut: "काटा गया, {text}", pasted: "चिपकाया गया, {text}", selected: "{text}, चुना गया",
      selectionCleared: "चुना जाना साफ़ कर दिया गया", beginningOfField: "फ़ील्ड के शुरू में", endOfField: "फ़ील्ड के अंत में",
      showing: "{keyboard} दिखाया जा रहा है", keyboardHidden: "कीबोर्ड छिपा हुआ है",
      invalidInput: "अमान्य इनपुट: {error}", bullet: "बुलेट",
      unselected: "{text}, चुना गया हटाया",
      selectedText: "चयनित लेख: {text}",
      enabled: "चालू है",
      untitled: "टाइटल रहित", window: "{name} विंडो",
      drawer: "{name} मेन्यू", optionsMenu: "विकल्प",
      slidingDrawer: "सरकने वाला दराज खोला गया",
      dragStarted: "आइटम को खींचने और छोड़ने की कार्रवाई शुरू की गई",
      dragDropped: "खींचे गए आइटम को छोड़ा गया",
      dragCancelled: "आइटम को खींचने और छोड़ने की कार्रवाई रद्द की गई",
      showingItems: "{count} में से {first} से {last} आइटम दिखा रहा है.",
      showingItem: "{count} में से {first} आइटम दिखा रहा है.",
      showingPage: "पेज {count} में से {page}"),
    notifications: Notifications(
      alarm: "अलार्म", call: "कॉल करें", email: "ईमेल", error: "गड़बड़ी", event: "इवेंट", message: "मैसेज",
      progress: "प्रगति", promo: "प्रचार", service: "सेवा", social: "सामाजिक", system: "सिस्टम स्थिति",
      transport: "मीडिया नियंत्रण"),
    before16: { words in
      words.events.invalidInput = "अमान्य इनपुट {error}"
      words.hints.swipeUp = "ऊपर स्\u{200D}वाइप करें"
      words.hints.swipeUpOrDown = "ऊपर स्\u{200D}वाइप करें या नीचे स्\u{200D}वाइप करें"
    })
}
