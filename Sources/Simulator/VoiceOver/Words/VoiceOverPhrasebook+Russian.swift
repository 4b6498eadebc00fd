extension VoiceOverPhrasebook {
  /// VoiceOver's words in Russian, in the spelling of the phone; what nobody has heard is English.
  ///
  /// Source: AccessibilitySnapshot 0.12.1, ru.lproj; Unicode CLDR 44, for dates and percentages.
  public static let russian = VoiceOverPhrasebook(
    language: "ru",
    traits: TraitWords(
      dimmed: "Недоступно", button: "Кнопка", backButton: "Кнопка назад",
      switchButton: "Кнопка-переключатель", on: "Вкл.", off: "Выкл.", mixed: "Смешанно",
      tab: "Вкладка", textField: "текстовое поле", secureTextField: "Защищённое текстовое поле",
      isEditing: "Идет правка", heading: "Заголовок", link: "Ссылка",
      adjustable: "Элемент регулировки", image: "Изображение", searchField: "Поле поиска"),
    states: english.states.translated {
      $0.selected = "Выбрано"
      $0.mixed = "Смешанно"
    },
    roles: english.roles.untranslated, containers: russianContainers,
    editing: english.editing.untranslated, hints: russianHints, values: russianValues,
    uiKit: .russian)

  // The library has the words for cells that span rows and columns the wrong way round.
  private static let russianContainers = english.containers.translated {
    $0.position = "{index} из {count}"
    $0.listStart = "Начало списка"
    $0.listEnd = "Конец списка"
    $0.landmark = "Ориентир"
    $0.end = "Конец строки"
    $0.row = "Ряд {row}"
    $0.column = "Столбец {column}"
  }

  private static let russianHints = english.hints.translated {
    $0.edit = "коснитесь дважды, чтобы редактировать"
    $0.misspelledWords = "Используйте ротор для доступа к объекту: Слова с ошибками"
    $0.adjust = "Смахните вверх или вниз одним пальцем, чтобы настроить значение"
    $0.toggle = "Коснитесь дважды, чтобы переключить настройку"
    $0.actionsAvailable = "Доступны действия"
    $0.moreContent = "Доступно больше контента"
  }

  private static let russianValues = english.values.translated {
    $0.percent = "{number} %"
    $0.date = "{day} {month} {year} г."
    $0.monthOfYear = "{month} {year} г."
    $0.timeBeforeNoon = "{hour24}:{minute}"
    $0.timeAfterNoon = "{hour24}:{minute}"
    $0.months = [
      "января", "февраля", "марта", "апреля", "мая", "июня", "июля", "августа", "сентября",
      "октября", "ноября", "декабря",
    ]
    $0.monthsAlone = [
      "январь", "февраль", "март", "апрель", "май", "июнь", "июль", "август", "сентябрь",
      "октябрь", "ноябрь", "декабрь",
    ]
  }
}
