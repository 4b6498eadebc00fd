extension TalkBackPhrasebook {
  /// TalkBack's words in Arabic.
  ///
  /// Source: TalkBack 15.1, strings.xml in Arabic.
  package static let arabic = TalkBackPhrasebook(
    language: "ar",
    roles: Roles(
      button: "زر", checkBox: "مربع اختيار", radioButton: "زر اختيار",
      switchControl: "مفتاح تحكّم", editBox: "مربع تعديل", dropDownList: "قائمة منسدلة",
      slider: "شريط التمرير", progressBar: "شريط التقدم", image: "صورة", list: "قائمة",
      grid: "شبكة", tabBar: "شريط علامات التبويب", page: "صفحة", webView: "عرض الويب"),
    states: States(
      checked: "تم التحديد", notChecked: "لم يتم التحديد", on: "مفعّل", off: "غير مفعّل",
      selected: "محدد", disabled: "غير مفعّل", expanded: "تم التوسيع", collapsed: "تم التصغير",
      editing: "جارٍ التعديل", password: "كلمة المرور", unlabelled: "بدون تصنيف"),
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
        few: "{count} أحرف", many: "{count} حرفًا", other: "{count} حرف")),
    collections: Collections(
      list: Passage(
        entering: "في القائمة", enteringNamed: "في القائمة {name}", leaving: "خارج القائمة",
        leavingNamed: "خارج القائمة {name}"),
      grid: Passage(
        entering: "في الشبكة", enteringNamed: "في الشبكة {name}", leaving: "خارج الشبكة",
        leavingNamed: "خارج الشبكة {name}"),
      pager: Passage(
        entering: "في الصفحة", enteringNamed: "في الصفحة {name}", leaving: "خارج الصفحة",
        leavingNamed: "خارج الصفحة {name}"),
      verticalPager: Passage(
        entering: .assumed("في الصفحة العمودية"),
        enteringNamed: .assumed("في الصفحة العمودية {name}"),
        leaving: .assumed("خارج الصفحة العمودية"),
        leavingNamed: .assumed("خارج الصفحة العمودية {name}")),
      horizontalPager: Passage(
        entering: .assumed("في الصفحة الأفقية"),
        enteringNamed: .assumed("في الصفحة الأفقية {name}"),
        leaving: .assumed("خارج الصفحة الأفقية"),
        leavingNamed: .assumed("خارج الصفحة الأفقية {name}")),
      gridPager: Passage(
        entering: .assumed("في صفحة الشبكة"), enteringNamed: .assumed("في صفحة الشبكة {name}"),
        leaving: .assumed("خارج صفحة الشبكة"),
        leavingNamed: .assumed("خارج صفحة الشبكة {name}")),
      other: Passage(
        entering: "في {word}", enteringNamed: "في {word} {name}", leaving: "خارج {word}",
        leavingNamed: "خارج {word} {name}"),
      titled: TitledPassage(entering: "في {name}", leaving: "خارج {name}")),
    templates: Templates(
      labelled: "{item} للتصنيف {label}", error: "Error: {message}", percent: "النسبة {number}",
      repeated: "{count} {symbol}", capital: "حرف {letter} كبير"),
    hints: arabicHints, symbols: arabicSymbols, platform: arabicPlatform)

  private static let arabicHints = Hints(
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
    swipeUpOrDown: "التمرير للأعلى أو التمرير للأسفل")

  /// Attested are the names of the space and the bullet; the rest is our own translation.
  private static let arabicSymbols: [Character: Phrase] = [
    "-": .assumed("شرطة"), "\\": .assumed("شرطة مائلة للخلف"), "/": .assumed("شرطة مائلة"),
    "|": .assumed("خط عمودي"), "!": .assumed("علامة تعجب"), "@": .assumed("علامة @"),
    "#": .assumed("علامة المربع"), "$": .assumed("علامة الدولار"),
    "%": .assumed("علامة النسبة المئوية"), "^": .assumed("علامة إقحام"),
    "&": .assumed("علامة العطف"), "*": .assumed("نجمة"), "(": .assumed("قوس أيسر"),
    ")": .assumed("قوس أيمن"), "=": .assumed("علامة التساوي"), "_": .assumed("شرطة سفلية"),
    "[": .assumed("قوس مربع أيسر"), "]": .assumed("قوس مربع أيمن"),
    "{": .assumed("قوس معقوف أيسر"), "}": .assumed("قوس معقوف أيمن"), ".": .assumed("نقطة"),
    "?": .assumed("علامة استفهام"), ";": .assumed("فاصلة منقوطة"), "'": .assumed("فاصلة عليا"),
    "\"": .assumed("علامة اقتباس"), ":": .assumed("نقطتان"), "<": .assumed("علامة أصغر من"),
    ">": .assumed("علامة أكبر من"), ",": .assumed("فاصلة"), "~": .assumed("علامة التلدة"),
    "`": .assumed("نبرة خفيضة"), "•": "تعداد نقطي", "–": .assumed("شرطة متوسطة"),
    "—": .assumed("شرطة طويلة"), "…": .assumed("علامة الحذف"), "€": .assumed("يورو"),
    "£": .assumed("رمز عملة الجنيه"), "¥": .assumed("ين"), "©": .assumed("حقوق الطبع والنشر"),
    "®": .assumed("علامة تجارية مسجّلة"), "°": .assumed("علامة الدرجة"),
    "§": .assumed("علامة القسم"), "★": .assumed("نجمة سوداء"), "☆": .assumed("نجمة بيضاء"),
    "×": .assumed("علامة الضرب"), "÷": .assumed("علامة القسمة"),
    "±": .assumed("علامة زائد ناقص"), "→": .assumed("سهم متجه لليمين"),
    "←": .assumed("سهم متجه لليسار"), "↑": .assumed("سهم متجه للأعلى"),
    "↓": .assumed("سهم متجه للأسفل"), "\n": .assumed("سطر جديد"), " ": "مسافة",
    "\u{A0}": "مسافة",
  ]

  /// Assumed: our own translation; the form of a percentage is that of Unicode CLDR 44.
  private static let arabicPlatform = Platform(
    on: .assumed("مفعّل"), off: .assumed("غير مفعّل"),
    partiallyChecked: .assumed("تم التحديد جزئيًا"), busy: .assumed("مشغول"),
    invalidEntry: .assumed("إدخال غير صالح"), percent: .assumed("{number}٪\u{61C}"),
    submit: .assumed("إرسال"), reset: .assumed("إعادة تعيين"),
    whiteBullet: .assumed("تعداد نقطي أبيض"), blackSquare: .assumed("مربع أسود"),
    numerals: .arabicIndic, sliderValue: .assumed("القيمة، {number}"),
    lengthExceeded: .assumed("تم تجاوز الحد الأقصى لعدد الأحرف: {count} من {limit}"),
    invalidCheckBox: .assumed("{label}، خطأ: غير صالح"), roleNames: arabicRoleNames,
    reactNative: arabicReactNative)

  private static let arabicRoleNames = RoleNames(
    alert: .assumed("تنبيه"), alertDialog: .assumed("مربع حوار التنبيه"),
    application: .assumed("تطبيق"), article: .assumed("مقالة"), banner: .assumed("بانر"),
    blockquote: .assumed("اقتباس"), button: .assumed("زر"), checkbox: .assumed("مربع اختيار"),
    colorPicker: .assumed("أداة اختيار اللون"), columnHeader: .assumed("عنوان العمود"),
    complementary: .assumed("محتوى تكميلي"), contentInfo: .assumed("معلومات المحتوى"),
    datePicker: .assumed("أداة اختيار التاريخ"),
    dateTimePicker: .assumed("أداة اختيار التاريخ والوقت"),
    localDateTimePicker: .assumed("أداة اختيار التاريخ والوقت المحليين"),
    monthPicker: .assumed("أداة اختيار الشهر"), weekPicker: .assumed("أداة اختيار الأسبوع"),
    timePicker: .assumed("أداة اختيار الوقت"), definition: .assumed("تعريف"),
    deletion: .assumed("نص محذوف"), dialog: .assumed("مربع حوار"),
    disclosureTriangle: .assumed("مثلث الإظهار"), document: .assumed("مستند"),
    feed: .assumed("خلاصة"), graphic: .assumed("رسم"), heading: .assumed("عنوان"),
    highlight: .assumed("تمييز"), insertion: .assumed("نص مُدرج"), link: .assumed("رابط"),
    listBox: .assumed("مربع قائمة"), log: .assumed("سجلّ"), main: .assumed("المحتوى الرئيسي"),
    marquee: .assumed("نص متحرك"), math: .assumed("معادلة رياضية"), menu: .assumed("قائمة"),
    menuBar: .assumed("شريط القوائم"), menuItem: .assumed("عنصر قائمة"),
    meter: .assumed("مقياس"), navigation: .assumed("تنقّل"), note: .assumed("ملاحظة"),
    progressIndicator: .assumed("مؤشر التقدم"), radioButton: .assumed("زر اختيار"),
    region: .assumed("منطقة"), rowHeader: .assumed("عنوان الصف"),
    scrollBar: .assumed("شريط تمرير"), search: .assumed("بحث"),
    searchField: .assumed("حقل نص البحث"), slider: .assumed("شريط تمرير"),
    spinButton: .assumed("زر تدوير"), splitter: .assumed("فاصل"), status: .assumed("الحالة"),
    switchControl: .assumed("مفتاح تحكّم"), tab: .assumed("علامة تبويب"),
    tabList: .assumed("قائمة علامات التبويب"), tabPanel: .assumed("لوحة علامة التبويب"),
    table: .assumed("جدول"), timer: .assumed("موقّت"), toggleButton: .assumed("زر تبديل"),
    toolbar: .assumed("شريط الأدوات"), tooltip: .assumed("تلميح"), tree: .assumed("شجرة"),
    treeGrid: .assumed("شبكة شجرية"), treeItem: .assumed("عنصر شجرة"), audio: .assumed("صوت"),
    video: .assumed("فيديو"), headingLevel: .assumed("عنوان {level}"),
    headingLevelLink: .assumed("رابط عنوان {level}"), headingLink: .assumed("رابط عنوان"),
    popUpButton: .assumed("زر نافذة منبثقة"), menuPopUpButton: .assumed("زر قائمة منبثقة"),
    dialogPopUpButton: .assumed("زر مربع حوار منبثق"), current: .assumed("العنصر الحالي"),
    currentPage: .assumed("الصفحة الحالية"), currentStep: .assumed("الخطوة الحالية"),
    currentLocation: .assumed("الموقع الحالي"), currentDate: .assumed("التاريخ الحالي"),
    currentTime: .assumed("الوقت الحالي"))

  private static let arabicReactNative = ReactNativeWords(
    mixed: .assumed("مختلط"), busy: .assumed("مشغول"), link: .assumed("رابط"),
    image: .assumed("صورة"), imageButton: .assumed("زر، صورة"), summary: .assumed("ملخّص"),
    alert: .assumed("تنبيه"), comboBox: .assumed("مربع تحرير وسرد"), menu: .assumed("قائمة"),
    menuBar: .assumed("شريط القوائم"), menuItem: .assumed("عنصر قائمة"),
    progressBar: .assumed("مؤشر التقدم"), radioGroup: .assumed("مجموعة أزرار اختيار"),
    scrollBar: .assumed("شريط تمرير"), spinButton: .assumed("زر تدوير"),
    tab: .assumed("علامة تبويب"), tabList: .assumed("قائمة علامات التبويب"),
    timer: .assumed("موقّت"), toolBar: .assumed("شريط الأدوات"))
}
