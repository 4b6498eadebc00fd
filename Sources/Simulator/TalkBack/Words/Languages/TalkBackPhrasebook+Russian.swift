extension TalkBackPhrasebook {
  /// TalkBack's words in Russian.
  ///
  /// Source: TalkBack 15.1, strings.xml in Russian.
  package static let russian = TalkBackPhrasebook(
    language: "ru",
    roles: Roles(
      button: "Кнопка", checkBox: "Флажок", radioButton: "Переключатель",
      switchControl: "Переключатель", editBox: "Окно редактирования",
      dropDownList: "Раскрывающееся меню", slider: "Ползунок",
      progressBar: "Индикатор выполнения", image: "Изображение", list: "Список.", grid: "Сетка.",
      tabBar: "Панель вкладок.", page: "Страница", webView: "Веб-представление"),
    states: States(
      checked: "отмечено.", notChecked: "не отмечено.", on: "включено", off: "отключено",
      selected: "выбрано.", disabled: "отключено.", expanded: "развернуто",
      collapsed: "свернуто", editing: "Режим редактирования", password: "пароль.",
      unlabelled: "Без ярлыка"),
    positions: Positions(
      heading: "Заголовок.", rowHeading: "Заголовок строки", columnHeading: "Заголовок столбца",
      row: "Строка {index}.", column: "Столбец {index}.", item: "{index} из {count}",
      level: "Уровень {level}",
      items: Plural(
        one: "{count} элемент", few: "{count} элемента", many: "{count} элементов",
        other: "{count} элемента"),
      rows: Plural(
        one: "{count} строка", few: "{count} строки", many: "{count} строк", other: "{count} строки"
      ),
      columns: Plural(
        one: "{count} столбец", few: "{count} столбца", many: "{count} столбцов",
        other: "{count} столбца"),
      characters: Plural(
        one: "{count} символ", few: "{count} символа", many: "{count} символов",
        other: "{count} символа")),
    collections: Collections(
      list: Passage(
        entering: "В списке", enteringNamed: "В списке \"{name}\"", leaving: "Вне списка",
        leavingNamed: "Вне списка \"{name}\""),
      grid: Passage(
        entering: "В сетке", enteringNamed: "В сетке \"{name}\"", leaving: "Вне сетки",
        leavingNamed: "Вне сетки \"{name}\""),
      pager: Passage(
        entering: "В зоне постраничной навигации",
        enteringNamed: "В зоне постраничной навигации {name}",
        leaving: "Вне зоны постраничной навигации",
        leavingNamed: "Вне зоны постраничной навигации {name}"),
      verticalPager: Passage(
        entering: .assumed("В зоне вертикальной постраничной навигации"),
        enteringNamed: .assumed("В зоне вертикальной постраничной навигации {name}"),
        leaving: .assumed("Вне зоны вертикальной постраничной навигации"),
        leavingNamed: .assumed("Вне зоны вертикальной постраничной навигации {name}")),
      horizontalPager: Passage(
        entering: .assumed("В зоне горизонтальной постраничной навигации"),
        enteringNamed: .assumed("В зоне горизонтальной постраничной навигации {name}"),
        leaving: .assumed("Вне зоны горизонтальной постраничной навигации"),
        leavingNamed: .assumed("Вне зоны горизонтальной постраничной навигации {name}")),
      gridPager: Passage(
        entering: .assumed("В зоне постраничной навигации по сетке"),
        enteringNamed: .assumed("В зоне постраничной навигации по сетке {name}"),
        leaving: .assumed("Вне зоны постраничной навигации по сетке"),
        leavingNamed: .assumed("Вне зоны постраничной навигации по сетке {name}")),
      other: Passage(
        entering: "В роли \"{word}\"", enteringNamed: "В роли \"{word}\" в коллекции \"{name}\"",
        leaving: "Вне роли \"{word}\"",
        leavingNamed: "Вне роли \"{word}\" в коллекции \"{name}\""),
      titled: TitledPassage(entering: "В роли \"{name}\"", leaving: "Вне роли \"{name}\"")),
    templates: Templates(
      labelled: "{item} параметра \"{label}\"", error: "Error: {message}",
      percent: "Процентов: {number}", repeated: "Символов {symbol}: {count}.",
      capital: "прописная буква {letter}."),
    hints: russianHints, symbols: russianSymbols, platform: russianPlatform)

  private static let russianHints = Hints(
    doubleTap: "Коснитесь дважды", singleTap: "Коснитесь",
    activate: "{gesture}, чтобы активировать",
    toggle: "{gesture}, чтобы включить или выключить",
    editText: "{gesture}, чтобы редактировать текст", change: "{gesture}, чтобы изменить",
    select: "{gesture}, чтобы выбрать", longPress: "{gesture} и удерживайте",
    custom: "{gesture}, чтобы {action}",
    customLongPress: "{gesture} и удерживайте, чтобы {action}",
    adjust: "Для настройки используйте жесты \"{up}\" и \"{down}\"",
    menu: "Доступно: {kinds}. Чтобы посмотреть, используйте жест {gesture}.",
    readingControl:
      "Доступен пункт меню \"{kinds}\". {gestures} и нажмите дважды, чтобы активировать его.",
    actions: "Действия", links: "Ссылки", labels: "Ярлыки", swipeUp: "Вверх", swipeDown: "Вниз",
    menuGesture: "Нажатие тремя пальцами", swipeUpOrDown: "вверх или вниз")

  /// Attested are the names of the space and the bullet; the rest is our own translation.
  private static let russianSymbols: [Character: Phrase] = [
    "-": .assumed("Дефис"), "\\": .assumed("Обратная косая черта"), "/": .assumed("Косая черта"),
    "|": .assumed("Вертикальная черта"), "!": .assumed("Восклицательный знак"),
    "@": .assumed("Собака"), "#": .assumed("Решетка"), "$": .assumed("Знак доллара"),
    "%": .assumed("Процент"), "^": .assumed("Знак вставки"), "&": .assumed("Амперсанд"),
    "*": .assumed("Звездочка"), "(": .assumed("Левая скобка"), ")": .assumed("Правая скобка"),
    "=": .assumed("Знак равенства"), "_": .assumed("Подчеркивание"),
    "[": .assumed("Левая квадратная скобка"), "]": .assumed("Правая квадратная скобка"),
    "{": .assumed("Левая фигурная скобка"), "}": .assumed("Правая фигурная скобка"),
    ".": .assumed("Точка"), "?": .assumed("Вопросительный знак"),
    ";": .assumed("Точка с запятой"), "'": .assumed("Апостроф"), "\"": .assumed("Кавычка"),
    ":": .assumed("Двоеточие"), "<": .assumed("Знак \"меньше\""),
    ">": .assumed("Знак \"больше\""), ",": .assumed("Запятая"), "~": .assumed("Тильда"),
    "`": .assumed("Гравис"), "•": "Маркер списка", "–": .assumed("Короткое тире"),
    "—": .assumed("Длинное тире"), "…": .assumed("Многоточие"), "€": .assumed("Евро"),
    "£": .assumed("Знак фунта"), "¥": .assumed("Иена"), "©": .assumed("Авторское право"),
    "®": .assumed("Зарегистрированный товарный знак"), "°": .assumed("Знак градуса"),
    "§": .assumed("Знак параграфа"), "★": .assumed("Черная звезда"),
    "☆": .assumed("Белая звезда"), "×": .assumed("Знак умножения"),
    "÷": .assumed("Знак деления"), "±": .assumed("Знак плюс-минус"),
    "→": .assumed("Стрелка вправо"), "←": .assumed("Стрелка влево"),
    "↑": .assumed("Стрелка вверх"), "↓": .assumed("Стрелка вниз"),
    "\n": .assumed("Новая строка"), " ": "Пробел.", "\u{A0}": "Пробел.",
  ]

  /// Assumed: our own translation; the form of a percentage is that of Unicode CLDR 44.
  private static let russianPlatform = Platform(
    on: .assumed("включено"), off: .assumed("отключено"),
    partiallyChecked: .assumed("отмечено частично"), busy: .assumed("занято"),
    invalidEntry: .assumed("недопустимое значение"), percent: .assumed("{number}\u{A0}%"),
    submit: .assumed("Отправить"), reset: .assumed("Сбросить"),
    whiteBullet: .assumed("белый маркер"), blackSquare: .assumed("черный квадрат"),
    numerals: .latin, sliderValue: .assumed("значение, {number}"),
    lengthExceeded: .assumed("Превышено максимальное количество символов: {count} из {limit}"),
    invalidCheckBox: .assumed("{label}, ошибка: недействительно"), roleNames: russianRoleNames,
    reactNative: russianReactNative)

  private static let russianRoleNames = RoleNames(
    alert: .assumed("оповещение"), alertDialog: .assumed("окно оповещения"),
    application: .assumed("приложение"), article: .assumed("статья"), banner: .assumed("баннер"),
    blockquote: .assumed("блок цитаты"), button: .assumed("кнопка"),
    checkbox: .assumed("флажок"), colorPicker: .assumed("палитра"),
    columnHeader: .assumed("заголовок столбца"),
    complementary: .assumed("дополнительный контент"),
    contentInfo: .assumed("сведения о контенте"), datePicker: .assumed("выбор даты"),
    dateTimePicker: .assumed("выбор даты и времени"),
    localDateTimePicker: .assumed("выбор местных даты и времени"),
    monthPicker: .assumed("выбор месяца"), weekPicker: .assumed("выбор недели"),
    timePicker: .assumed("выбор времени"), definition: .assumed("определение"),
    deletion: .assumed("удаленный текст"), dialog: .assumed("диалоговое окно"),
    disclosureTriangle: .assumed("треугольник раскрытия"), document: .assumed("документ"),
    feed: .assumed("лента"), graphic: .assumed("графический объект"),
    heading: .assumed("заголовок"), highlight: .assumed("выделение"),
    insertion: .assumed("вставленный текст"), link: .assumed("ссылка"),
    listBox: .assumed("список"), log: .assumed("журнал"), main: .assumed("основной контент"),
    marquee: .assumed("бегущая строка"), math: .assumed("математическое выражение"),
    menu: .assumed("меню"), menuBar: .assumed("строка меню"), menuItem: .assumed("пункт меню"),
    meter: .assumed("измеритель"), navigation: .assumed("навигация"),
    note: .assumed("примечание"), progressIndicator: .assumed("индикатор выполнения"),
    radioButton: .assumed("переключатель"), region: .assumed("область"),
    rowHeader: .assumed("заголовок строки"), scrollBar: .assumed("полоса прокрутки"),
    search: .assumed("поиск"), searchField: .assumed("поле поиска"),
    slider: .assumed("ползунок"), spinButton: .assumed("счетчик"),
    splitter: .assumed("разделитель"), status: .assumed("статус"),
    switchControl: .assumed("переключатель"), tab: .assumed("вкладка"),
    tabList: .assumed("список вкладок"), tabPanel: .assumed("панель вкладки"),
    table: .assumed("таблица"), timer: .assumed("таймер"),
    toggleButton: .assumed("кнопка-переключатель"), toolbar: .assumed("панель инструментов"),
    tooltip: .assumed("подсказка"), tree: .assumed("дерево"),
    treeGrid: .assumed("древовидная таблица"), treeItem: .assumed("элемент дерева"),
    audio: .assumed("аудио"), video: .assumed("видео"),
    headingLevel: .assumed("заголовок {level}"),
    headingLevelLink: .assumed("заголовок {level}, ссылка"),
    headingLink: .assumed("заголовок, ссылка"),
    popUpButton: .assumed("кнопка всплывающего окна"),
    menuPopUpButton: .assumed("кнопка всплывающего меню"),
    dialogPopUpButton: .assumed("кнопка всплывающего диалогового окна"),
    current: .assumed("текущий элемент"), currentPage: .assumed("текущая страница"),
    currentStep: .assumed("текущий шаг"), currentLocation: .assumed("текущее местоположение"),
    currentDate: .assumed("текущая дата"), currentTime: .assumed("текущее время"))

  private static let russianReactNative = ReactNativeWords(
    mixed: .assumed("смешанное"), busy: .assumed("занято"), link: .assumed("ссылка"),
    image: .assumed("изображение"), imageButton: .assumed("кнопка, изображение"),
    summary: .assumed("сводка"), alert: .assumed("оповещение"),
    comboBox: .assumed("поле со списком"), menu: .assumed("меню"),
    menuBar: .assumed("строка меню"), menuItem: .assumed("пункт меню"),
    progressBar: .assumed("индикатор выполнения"), radioGroup: .assumed("группа переключателей"),
    scrollBar: .assumed("полоса прокрутки"), spinButton: .assumed("счетчик"),
    tab: .assumed("вкладка"), tabList: .assumed("список вкладок"), timer: .assumed("таймер"),
    toolBar: .assumed("панель инструментов"))
}
