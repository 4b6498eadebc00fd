extension SnapshotPhrasebook {
  /// The words in Russian; the library has the two words for spans the wrong way round, and Latin
  /// letters in two words of the hints.
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
    hints: Hints(
      edit: "коснитесь дважды, чтобы редактировать",
      editing: "Используйте ротор для доступа к oбъeкту: Cлова с ошибками",
      textArea:
        "коснитесь дважды, чтобы редактировать., Используйте ротор для доступа к oбъeкту: Cлова с ошибками",
      adjust: "Смахните вверх или вниз одним пальцем, чтобы настроить значение.",
      toggle: "Коснитесь дважды, чтобы переключить настройку."),
    actionsAvailable: "Доступны действия", moreContent: "Доступно больше контента")
}
