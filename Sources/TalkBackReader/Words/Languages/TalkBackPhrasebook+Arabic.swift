import AccessibilityTree

extension TalkBackPhrasebook {
  /// TalkBack's words in Arabic.
  ///
  /// Source: TalkBack 16.2 and 15.1, strings.xml in Arabic; Unicode CLDR 44 for the form of a
  /// percentage.
  static let arabic = TalkBackPhrasebook(
    language: "ar", plurals: .arabic, numerals: .arabicIndic,
    roles: Roles(
      button: "زر", checkBox: "مربع اختيار", radioButton: "زر اختيار",
      switchControl: "مفتاح تحكّم", editBox: "مربع تعديل", dropDownList: "قائمة منسدلة",
      slider: "شريط التمرير", progressBar: "شريط التقدم", image: "صورة", list: "قائمة",
      grid: "شبكة", tabBar: "شريط علامات التبويب", page: "صفحة", webView: "عرض الويب",
      pagerView: "عرض متعدد الصفحات"),
    states: States(
      checked: "تم التحديد", notChecked: "لم يتم التحديد", on: "مفعّل", off: "غير مفعّل",
      selected: "محدد", disabled: "غير مفعّل", expanded: "تم التوسيع", collapsed: "تم التصغير",
      editing: "جارٍ التعديل", password: "كلمة المرور", unlabelled: "بدون تصنيف",
      readOnly: "للقراءة فقط", required: "مطلوبة",
      partiallyExpanded: "تم التوسيع جزئيًا"),
    positions: Positions(
      heading: "عنوان", rowHeading: "عنوان الصف", columnHeading: "عنوان العمود",
      row: "الصف {index}", column: "العمود {index}", item: "{index} من {count}",
      level: "المستوى {level}",
      items: Plural(
        zero: "{count} عنصر", one: "{count} عنصر", two: "عنصران ({count})", few: "{count} عناصر",
        many: "{count} عنصرًا", other: "{count} عنصر"),
      rows: Plural(
        zero: "{count} صف", one: "{count} صف", two: "صفان ({count})", few: "{count} صفوف",
        many: "{count} صفًا", other: "{count} صف"),
      columns: Plural(
        zero: "{count} عمود", one: "{count} عمود", two: "عمودان ({count})", few: "{count} أعمدة",
        many: "{count} عمودًا", other: "{count} عمود"),
      characters: Plural(
        zero: "{count} characters", one: "{count} حرف واحد", two: "حرفان ({count})",
        few: "{count} أحرف", many: "{count} حرفًا", other: "{count} حرف"),
      ignored: Plural(
        zero: "يتوفّر {count} عنصر، وتم تجاهل {ignored}",
        one: "يتوفّر عنصر واحد ({count})، وتم تجاهل {ignored}",
        two: "يتوفَّر عنصران ({count})، وتم تجاهل {ignored}",
        few: "يتوفّر {count} عناصر، وتم تجاهل {ignored}",
        many: "يتوفّر {count} عنصرًا، وتم تجاهل {ignored}",
        other: "يتوفّر {count} عنصر، وتم تجاهل {ignored}")),
    collections: Collections(
      list: Passage(in: "في القائمة", out: "خارج القائمة"),
      grid: Passage(in: "في الشبكة", out: "خارج الشبكة"),
      pager: Passage(in: "في الصفحة", out: "خارج الصفحة"),
      verticalPager: Passage(in: "في الصفحة الرأسية", out: "خارج الصفحة الرأسية"),
      horizontalPager: Passage(
        in: "في الصفحة الأفقية", named: "في الصفحة الأفقية {name}", out: "خارج الصفحة الأفقية",
        named: .assumed("خارج الصفحة الأفقية {name}")),
      gridPager: Passage(in: "في الصفحة الشبكية", out: "خارج الصفحة الشبكية"),
      other: Passage(in: "في {word}", out: "خارج {word}"),
      titled: TitledPassage(entering: "في {name}", leaving: "خارج {name}")),
    templates: Templates(
      labelled: "{item} للتصنيف {label}", error: "الخطأ: {message}",
      percent: "\u{202B}{number} بالمائة",
      repeated: "{count} {symbol}", capital: "حرف {letter} كبير",
      requiredState: "الحالة المطلوبة: {state}", emoji: "إيموجي {name}"),
    hints: Hints(
      doubleTap: "النقر مرّتين", singleTap: "النقر", activate: "يجب {gesture} للتفعيل.",
      toggle: "{gesture} للتبديل.",
      editText: "{gesture} لتعديل النص.", change: "{gesture} للتغيير.",
      select: "{gesture} للاختيار.",
      longPress: "عليك {gesture} مع الاستمرار لإجراء الضغط المطوّل.",
      custom: "إذا أردت {action}، {gesture}.",
      customLongPress: "إذا أردت {action}، {gesture} مع الاستمرار.",
      adjust: "الإيماءتان \"{up}\" أو \"{down}\" لإجراء التعديل",
      menu: "{kinds} المتاحة: يمكنك {gesture} للعرض.",
      readingControl: "{kinds} المتاحة: يمكنك {gestures} والنقر مرّتين للتفعيل.",
      actions: "الإجراءات", links: "الروابط", labels: "التصنيفات", swipeUp: "التمرير للأعلى",
      swipeDown: "التمرير للأسفل", menuGesture: "النقر باستخدام 3 أصابع",
      swipeUpOrDown: "التمرير للأعلى أو التمرير للأسفل", openLink: "{gesture} لفتح الرابط",
      pressSelect: "اضغط على تحديد",
      keyboard: KeyboardHints(
        activate: "اضغط على {keys} للتفعيل.",
        toggle: "اضغط على {keys} للتبديل.",
        editText: "اضغط على {keys} لتعديل النص.",
        change: "اضغط على {keys} للتغيير.",
        select: "اضغط على {keys} للاختيار.",
        longPress: "اضغط على {keys} لإجراء الضغط المطوّل.",
        custom: "إذا أردت {action}، اضغط على {keys}.",
        openLink: "اضغط على {keys} لفتح الرابط"
      )),
    symbols: [
      "-": "شرطة", "\\": "شرطة مائلة للخلف", "/": "شرطة مائلة", "|": "خط عمودي",
      "!": "علامة التعجب",
      "@": "\u{200F}علامة At", "#": "علامة المربّع", "$": "علامة الدولار", "%": "نسبة مئوية",
      "^": "علامة الإقحام", "&": "علامة العطف", "*": "العلامة النجمية", "(": "قوس أيسر",
      ")": "قوس أيمن", "=": "علامة يساوي", "_": "شَرْطَة سُفْلِيَّة", "[": "قوس مربع أيسر",
      "]": "قوس مربع أيمن", "{": "قوس متعرج أيسر", "}": "قوس متعرج أيمن", ".": "نقطة",
      "?": "علامة استفهام", ";": "فاصلة منقوطة", "'": "الفاصلة العليا", "\"": "علامة اقتباس",
      ":": "نقطتان", "<": "علامة أقل من", ">": "علامة أكبر من", ",": "فاصلة",
      "~": "علامة المد (تلدة)", "`": "العلامة النطقية", "•": "تعداد نقطي", "–": "شرطة قصيرة",
      "—": "شرطة طويلة", "…": "علامة حذف", "€": "يورو", "£": "علامة عملة الجنيه", "¥": "الين",
      "©": "حقوق الطبع والنشر", "®": "علامة تجارية مسجلة", "°": "علامة الدرجة", "§": "علامة المادة",
      "★": "نجمة سوداء", "☆": "نجمة بيضاء", "×": "علامة الضرب", "÷": "علامة القسمة",
      "±": "علامة زائد ناقص", "→": "سهم لليمين", "←": "سهم لليسار", "↑": "سهم متّجه للأعلى",
      "↓": "سهم متّجه للأسفل", "✓": "علامة صح",
      "\n": "خط جديد", " ": "مسافة", "\u{A0}": "مسافة",
    ],
    partiallyChecked: "تم وضع علامة في المربّع بشكل جزئي", percent: "{number}٪\u{61C}",
    events: Events(
      removed: "تم حذف {text}", cleared: "تم محو النص", maximumLength: "تم بلوغ الحد الأقصى للطول",
      replaced: "تم استبدال {new} بـ {old}",
      replacedCharacters: "تم استبدال {new} من الأحرف بعدد {old} من الأحرف", cut: "تم قطع {text}",
      pasted: "تم لصق {text}", selected: "تم اختيار {text}", selectionCleared: "تم محو التحديد",
      beginningOfField: "بداية الحقل", endOfField: "نهاية الحقل",
      showing: "يتم الآن عرض {keyboard}.",
      keyboardHidden: "لوحة المفاتيح مخفية", invalidInput: "الإدخال غير الصالح: {error}",
      bullet: "تعداد نقطي",
      unselected: "تم إلغاء اختيار {text}",
      selectedText: "النص المحدد: {text}",
      enabled: "عنصر التحكّم مفعّل",
      untitled: "بلا عنوان", window: "نافذة {name}",
      drawer: "قائمة {name}", optionsMenu: "الخيارات",
      slidingDrawer: "تم فتح درج التمرير",
      dragStarted: "بدأ سحب العنصر.",
      dragDropped: "تم إفلات العنصر المسحوب.",
      dragCancelled: "تم إلغاء سحب العنصر.",
      showingItems: "عرض العناصر من {first} إلى {last} من إجمالي {count}.",
      showingItem: "عرض العنصر {first} من إجمالي {count}.",
      showingPage: "صفحة {page} من {count}"),
    notifications: Notifications(
      alarm: "تنبيه", call: "مكالمة", email: "رسالة إلكترونية", error: "خطأ", event: "حدث",
      message: "رسالة", progress: "التقدم", promo: "عرض ترويجي", service: "خدمة",
      social: "شبكات اجتماعية", system: "حالة النظام", transport: "التحكم في الوسائط"),
    before16: { words in
      words.events.invalidInput = "إدخال غير صالح {error}"
      words.templates.percent = "النسبة {number}"
    })
}
