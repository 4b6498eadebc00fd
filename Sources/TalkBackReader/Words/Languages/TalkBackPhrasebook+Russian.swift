import AccessibilityTree

extension TalkBackPhrasebook {
  /// TalkBack's words in Russian.
  ///
  /// Source: TalkBack 16.2 and 15.1, strings.xml in Russian; Unicode CLDR 44 for the form of a
  /// percentage.
  static let russian = TalkBackPhrasebook(
    language: "ru", plurals: .russian,
    roles: Roles(
      button: "Кнопка", checkBox: "Флажок", radioButton: "Переключатель",
      switchControl: "Переключатель", editBox: "Окно редактирования",
      dropDownList: "Раскрывающееся меню", slider: "Ползунок",
      progressBar: "Индикатор выполнения", image: "Изображение", list: "Список.", grid: "Сетка.",
      tabBar: "Панель вкладок.", page: "Страница", webView: "Веб-представление",
      pagerView: "Многостраничный режим"),
    states: States(
      checked: "отмечено.", notChecked: "не отмечено.", on: "включено", off: "отключено",
      selected: "выбрано.", disabled: "отключено.", expanded: "развернуто",
      collapsed: "свернуто", editing: "Режим редактирования", password: "пароль.",
      unlabelled: "Без ярлыка",
      readOnly: "только чтение", required: "Обязательно",
      partiallyExpanded: "в частично развернутом виде"),
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
        other: "{count} символа"),
      ignored: Plural(
        one: "Всего объектов: {count}. Проигнорировано: {ignored}.",
        few: "Всего объектов: {count}. Проигнорировано: {ignored}.",
        many: "Всего объектов: {count}. Проигнорировано: {ignored}.",
        other: "Всего объектов: {count}. Проигнорировано: {ignored}.")),
    collections: Collections(
      list: Passage(
        in: "В списке", named: "В списке \"{name}\"", out: "Вне списка",
        named: "Вне списка \"{name}\""),
      grid: Passage(
        in: "В сетке", named: "В сетке \"{name}\"", out: "Вне сетки",
        named: "Вне сетки \"{name}\""),
      pager: Passage(in: "В зоне постраничной навигации", out: "Вне зоны постраничной навигации"),
      verticalPager: Passage(
        in: "В зоне постраничной вертикальной навигации",
        out: "Вне зоны постраничной вертикальной навигации"),
      horizontalPager: Passage(
        in: "В зоне постраничной горизонтальной навигации",
        named: "В зоне постраничной горизонтальной навигации {name}",
        out: "Вне зоны постраничной горизонтальной навигации",
        named: .assumed("Вне зоны постраничной горизонтальной навигации {name}")),
      gridPager: Passage(
        in: "В зоне постраничной навигации в виде сетки",
        out: "Вне зоны постраничной навигации в виде сетки"),
      other: Passage(
        in: "В роли \"{word}\"", named: "В роли \"{word}\" в коллекции \"{name}\"",
        out: "Вне роли \"{word}\"", named: "Вне роли \"{word}\" в коллекции \"{name}\""),
      titled: TitledPassage(entering: "В роли \"{name}\"", leaving: "Вне роли \"{name}\"")),
    templates: Templates(
      labelled: "{item} параметра \"{label}\"", error: "Ошибка. {message}",
      percent: "{number} %", repeated: "Символов {symbol}: {count}.",
      capital: "прописная буква {letter}.",
      requiredState: "{state} (обязательно)", emoji: "Эмодзи \"{name}\""),
    hints: Hints(
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
        "Доступен пункт меню \"{kinds}\". {gestures} пальцем, затем нажмите дважды, чтобы активировать его.",
      actions: "Действия", links: "Ссылки", labels: "Ярлыки", swipeUp: "Вверх", swipeDown: "Вниз",
      menuGesture: "Нажатие тремя пальцами", swipeUpOrDown: "вверх или вниз",
      openLink: "Переход по ссылке: {gesture}",
      pressSelect: "Нажмите \"Выбрать\"",
      keyboard: KeyboardHints(
        activate: "Чтобы активировать элемент, нажмите {keys}",
        toggle: "Чтобы включить или выключить, нажмите {keys}",
        editText: "Чтобы редактировать текст, нажмите {keys}",
        change: "Чтобы изменить, нажмите {keys}",
        select: "Нажмите {keys}, чтобы выбрать",
        longPress: "Для долгого нажатия используйте сочетание {keys}",
        custom: "Чтобы {action}, нажмите {keys}",
        openLink: "Нажмите {keys}, чтобы перейти по ссылке"
      )),
    symbols: [
      "-": "Дефис.", "\\": "Обратная косая черта", "/": "Косая черта.", "|": "Вертикальная черта",
      "!": "Восклицательный знак.", "@": "Коммерческое at", "#": "Решетка.", "$": "Знак доллара.",
      "%": "Процент", "^": "Знак вставки.", "&": "Амперсанд.", "*": "Звездочка.",
      "(": "Открывающая круглая скобка.", ")": "Закрывающая круглая скобка.", "=": "Знак равенства",
      "_": "Знак подчеркивания.", "[": "Открывающая квадратная скобка.",
      "]": "Закрывающая квадратная скобка.", "{": "Открывающая фигурная скобка.",
      "}": "Закрывающая фигурная скобка.", ".": "Точка", "?": "Вопросительный знак.",
      ";": "Точка с запятой", "'": "Апостроф.", "\"": "Кавычка", ":": "Двоеточие.",
      "<": "Знак \"меньше\"", ">": "Знак \"больше\"", ",": "Запятая", "~": "Тильда", "`": "Гравис.",
      "•": "Маркер списка", "–": "Короткое тире.", "—": "Длинное тире.", "…": "Многоточие.",
      "€": "Знак евро.", "£": "Знак фунта стерлингов", "¥": "Знак иены.",
      "©": "Знак авторского права.", "®": "Зарегистрированный товарный знак.", "°": "Знак градуса",
      "§": "Знак параграфа", "★": "Черная звезда", "☆": "Белая звезда", "×": "Знак умножения.",
      "÷": "Знак деления", "±": "Плюс-минус", "→": "Стрелка вправо", "←": "Стрелка влево",
      "↑": "Стрелка вверх.", "↓": "Стрелка вниз", "✓": "Значок флажка",
      "\n": "Перевод строки.", " ": "Пробел.",
      "\u{A0}": "Пробел.",
    ],
    partiallyChecked: "установлен частично", percent: "{number}\u{A0}%",
    events: Events(
      removed: "Текст {text} удален.", cleared: "Текст удален.",
      maximumLength: "Это максимальная длина текста",
      replaced: "Текст {old} заменен на новый текст {new}.",
      replacedCharacters: "Символы {new} заменены символами {old}.",
      cut: "Вырезан текст \"{text}\"",
      pasted: "Вставлен текст \"{text}\"", selected: "Выделен текст \"{text}\"",
      selectionCleared: "Выделение отменено", beginningOfField: "Начало поля",
      endOfField: "Конец поля", showing: "Открыта клавиатура \"{keyboard}\".",
      keyboardHidden: "Клавиатура скрыта.", invalidInput: "Недопустимые входные данные. {error}",
      bullet: "Маркер списка",
      unselected: "Отменено выделение текста \"{text}\"",
      selectedText: "Выделенный текст: {text}",
      enabled: "включено",
      untitled: "без названия", window: "Окно \"{name}\"",
      drawer: "Меню {name}", optionsMenu: "Параметры",
      slidingDrawer: "Выдвигающаяся панель открыта.",
      dragStarted: "Вы начали перетаскивать объект",
      dragDropped: "Вы отпустили перетаскиваемый объект",
      dragCancelled: "Перетаскивание отменено",
      showingItems: "Показаны элементы с {first} по {last}, всего элементов: {count}.",
      showingItem: "Показан элемент {first}, всего элементов: {count}.",
      showingPage: "Страница {page} из {count}"),
    notifications: Notifications(
      alarm: "Будильник", call: "Вызов", email: "Электронная почта", error: "Ошибка",
      event: "Мероприятие", message: "Сообщение", progress: "Ход выполнения", promo: "Акция",
      service: "Служба", social: "Социальные сети", system: "Статус системы",
      transport: "Управление мультимедиа"),
    before16: { words in
      words.events.invalidInput = "Эти данные введены неверно. \"{error}\""
      words.templates.percent = "Процентов: {number}"
      words.hints.readingControl =
        "Доступен пункт меню \"{kinds}\". {gestures} и нажмите дважды, чтобы активировать его."
    })
}
