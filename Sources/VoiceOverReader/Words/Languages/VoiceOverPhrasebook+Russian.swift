import AccessibilityTree

extension VoiceOverPhrasebook {
  /// VoiceOver's words in Russian, in the spelling of the iPhone.
  ///
  /// Source: AccessibilitySnapshot 0.12.1, ru.lproj. Words marked as assumed are our own
  /// translation.
  static let russian = VoiceOverPhrasebook(
    language: "ru", plurals: .russian,
    traits: TraitWords(
      dimmed: "Недоступно", button: "Кнопка", backButton: "Кнопка назад",
      switchButton: "Кнопка-переключатель", on: "Вкл.", off: "Выкл.", mixed: "Смешанно",
      tab: "Вкладка", textField: "текстовое поле", secureTextField: "Защищённое текстовое поле",
      isEditing: "Идет правка", heading: "Заголовок", link: "Ссылка",
      adjustable: "Элемент регулировки", image: "Изображение", searchField: "Поле поиска"),
    states: States(
      selected: "Выбрано", checked: .assumed("Отмечено"), unchecked: .assumed("Не отмечено"),
      mixed: "Смешанно", pressed: .assumed("Нажато"), notPressed: .assumed("Не нажато"),
      expanded: .assumed("Развернуто"), collapsed: .assumed("Свернуто"),
      required: .assumed("Обязательно"), invalid: .assumed("Недопустимые данные"),
      invalidGrammar: .assumed("Грамматическая ошибка"),
      invalidSpelling: .assumed("Орфографическая ошибка"), visited: .assumed("Посещено"),
      busy: .assumed("Занято"), current: .assumed("Текущее"),
      currentPage: .assumed("Текущая страница"), currentStep: .assumed("Текущий шаг"),
      currentLocation: .assumed("Текущее место"), currentDate: .assumed("Текущая дата"),
      currentTime: .assumed("Текущее время"), sortedUp: .assumed("Сортировка по возрастанию"),
      sortedDown: .assumed("Сортировка по убыванию")),
    roles: Roles(
      headingLevel: .assumed("Заголовок, уровень {level}"),
      inPageLink: .assumed("Ссылка на этой странице"),
      toggleButton: .assumed("Кнопка-переключатель"),
      popUpButton: .assumed("Всплывающая кнопка"), checkbox: .assumed("Флажок"),
      radioButton: .assumed("Переключатель"), menuItem: .assumed("Пункт меню"),
      colorWell: .assumed("Выбор цвета"),
      multiLineTextField: .assumed("Многострочное текстовое поле"),
      comboBox: .assumed("Комбинированный список"), pickerItem: .assumed("Элемент выбора"),
      draggable: .assumed("Можно перетащить"),
      group: .assumed("Группа"), separator: .assumed("Разделитель"), math: .assumed("Математика"),
      menuPopup: .assumed("Всплывающее меню"), listBoxPopup: .assumed("Всплывающий список"),
      treePopup: .assumed("Всплывающее дерево"), gridPopup: .assumed("Всплывающая сетка"),
      dialogPopup: .assumed("Всплывающий диалог"), term: .assumed("Термин"),
      definition: .assumed("Определение"), deletion: .assumed("Удаление"),
      insertion: .assumed("Вставка"), highlighted: .assumed("Выделено"),
      description: .assumed("Описание"), rowHeader: .assumed("Заголовок строки"),
      columnHeader: .assumed("Заголовок столбца"), banner: .assumed("Баннер"),
      navigation: .assumed("Навигация"), main: .assumed("Основное содержимое"),
      complementary: .assumed("Дополнительно"), contentInfo: .assumed("Сведения о содержимом"),
      region: .assumed("Область"), search: .assumed("Поиск"), alert: .assumed("предупреждение"),
      webDialog: .assumed("веб-диалог"), webAlertDialog: .assumed("веб-диалог предупреждения")),
    containers: Containers(
      position: "{index} из {count}", tabBar: .assumed("Панель вкладок"),
      listStart: "Начало списка", listEnd: "Конец списка",
      definitionListStart: .assumed("Начало списка определений"),
      definitionListEnd: .assumed("Конец списка определений"),
      formStart: .assumed("Начало формы"), formEnd: .assumed("Конец формы"),
      landmark: "Ориентир", end: "Конец строки", tableStart: .assumed("Начало таблицы"),
      tableEnd: .assumed("Конец таблицы"), row: "Ряд {row}", column: "Столбец {column}",
      rows: Plural(
        one: .assumed("{count} ряд"), few: .assumed("{count} ряда"),
        many: .assumed("{count} рядов"), other: .assumed("{count} ряда")),
      columns: Plural(
        one: .assumed("{count} столбец"), few: .assumed("{count} столбца"),
        many: .assumed("{count} столбцов"), other: .assumed("{count} столбца")),
      // The library swaps the words for spans of rows and spans of columns. Here, they are
      // corrected.
      spansRows: Plural(other: .assumed("Охватывает строк: {count}")),
      spansColumns: Plural(other: .assumed("Охватывает столбцов: {count}"))),
    editing: Editing(
      characterMode: .assumed("Режим символов"), wordMode: .assumed("Режим слов"),
      insertionPointAtStart: .assumed("Точка вставки в начале"),
      insertionPointAtEnd: .assumed("Точка вставки в конце"),
      characters: Plural(
        one: .assumed("{count} символ"), few: .assumed("{count} символа"),
        many: .assumed("{count} символов"), other: .assumed("{count} символа")),
      bullets: Plural(
        one: .assumed("{count} маркер"), few: .assumed("{count} маркера"),
        many: .assumed("{count} маркеров"), other: .assumed("{count} маркера")),
      space: .assumed("пробел"), newLine: .assumed("новая строка")),
    hints: Hints(
      edit: "коснитесь дважды, чтобы редактировать",
      misspelledWords: "Используйте ротор для доступа к объекту: Слова с ошибками",
      adjust: "Смахните вверх или вниз одним пальцем, чтобы настроить значение",
      toggle: "Коснитесь дважды, чтобы переключить настройку",
      picker: .assumed("Коснитесь дважды, чтобы открыть список"),
      expand: .assumed("Коснитесь дважды, чтобы развернуть"),
      collapse: .assumed("Коснитесь дважды, чтобы свернуть"),
      drag: .assumed(
        "Коснитесь дважды и удерживайте, дождитесь звука, затем перетащите, чтобы изменить порядок"),
      activate: .assumed("Коснитесь дважды, чтобы активировать"),
      actionsAvailable: "Доступны действия", moreContent: "Доступно больше контента"),
    values: Values(
      percent: .assumed("{number} %"), page: .assumed("страница {page} из {count}"),
      date: .assumed("{day} {month} {year}"), monthOfYear: .assumed("{month} {year}"),
      weekOfYear: .assumed("неделя {week}, {year}"),
      timeBeforeNoon: .assumed("{hour24}:{minute}"), timeAfterNoon: .assumed("{hour24}:{minute}"),
      chooseFile: .assumed("Выбрать файл"),
      noFileSelected: .assumed("Файл не выбран"),
      indefiniteTime: .assumed("Неопределенное время"),
      items: Plural(
        one: .assumed("{count} объект"), few: .assumed("{count} объекта"),
        many: .assumed("{count} объектов"), other: .assumed("{count} объекта")),
      submit: .assumed("Отправить"),
      reset: .assumed("Сбросить"),
      bullet: .assumed("Маркер"),
      whiteBullet: .assumed("Белый маркер"), blackSquare: .assumed("Чёрный квадрат"),
      colors: ColorWords(
        black: .assumed("чёрный"), white: .assumed("белый"), gray: .assumed("серый"),
        red: .assumed("красный"), green: .assumed("зелёный"), blue: .assumed("синий"),
        yellow: .assumed("жёлтый"), cyan: .assumed("голубой"), magenta: .assumed("пурпурный")),
      months: [
        .assumed("января"), .assumed("февраля"), .assumed("марта"), .assumed("апреля"),
        .assumed("мая"), .assumed("июня"), .assumed("июля"), .assumed("августа"),
        .assumed("сентября"), .assumed("октября"), .assumed("ноября"), .assumed("декабря"),
      ],
      monthsAlone: [
        .assumed("январь"), .assumed("февраль"), .assumed("март"), .assumed("апрель"),
        .assumed("май"), .assumed("июнь"), .assumed("июль"), .assumed("август"),
        .assumed("сентябрь"), .assumed("октябрь"), .assumed("ноябрь"), .assumed("декабрь"),
      ]),
    uiKit: .russian, snapshot: .russian)
}

extension SnapshotPhrasebook {
  /// AccessibilitySnapshot's words in Russian, with the library's errors.
  ///
  /// The library swaps the words for spans of rows and spans of columns. In two words of the hints,
  /// the library writes Latin instead of Cyrillic letters.
  static let russian = SnapshotPhrasebook(
    language: "ru",
    traits: TraitWords(
      dimmed: "Недоступно.", button: "Кнопка.", backButton: "Кнопка назад.",
      switchButton: "Кнопка-переключатель.", on: "Вкл.", off: "Выкл.", mixed: "Смешанно.",
      tab: "Вкладка.", textField: "текстовое поле.",
      secureTextField: "Защищённое текстовое поле.", isEditing: "Идет правка",
      heading: "Заголовок.", link: "Ссылка.", adjustable: "Элемент регулировки.",
      image: "Изображение.", searchField: "Поле поиска."),
    selectedAlone: "Выбрано.", selected: "Выбрано: {element}", back: "назад",
    series: "{element} {index} из {count}.", spansRows: "Охватывает столбцов: {count}.",
    spansColumns: "Охватывает строк: {count}.", row: "Ряд {row}.", column: "Столбец {column}.",
    listStart: "Начало списка.", listEnd: "Конец списка.", landmarkStart: "Ориентир.",
    landmarkEnd: "Конец строки.",
    hints: .russian,
    actionsAvailable: "Доступны действия", moreContent: "Доступно больше контента")
}
