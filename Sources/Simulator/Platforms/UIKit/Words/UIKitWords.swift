/// Words that UIKit itself puts into labels and values of its controls, in one language.
///
/// They are the platform's texts rather than the reader's speech, and are written as UIKit does.
struct UIKitWords: Sendable, Hashable {
  /// BCP 47 tag of the words.
  var language: String
  /// The buttons of a stepper.
  var decrement, increment: Phrase
  /// The button of a cell's accessory.
  var moreInfo: Phrase
  /// The button that moves a cell.
  var reorder: Template
  /// A progress view, and an activity indicator that runs or stands still.
  var progress, inProgress, progressHalted: Phrase
  /// A back button that leads to a screen without a title.
  var back: Phrase
  /// Buttons that close a menu, and a sheet or popover.
  var dismissMenu, dismissPopup: Phrase
  /// The badge of a tab.
  var badge: Plural
  /// System items of bars and types of button, by their names in code.
  var items: UIKitNames
  /// Symbols of the system, by their names in code.
  var symbols: UIKitNames

  /// Source: AccessibilitySnapshot 0.12.1, reference images testStepper, testTabBars,
  /// testNavBarBackButtonTraitsWithoutTitles; magentaA11y, captions of native menu, modal and
  /// reorder-data-row.
  static let english = UIKitWords(
    language: "en", decrement: "Decrement", increment: "Increment",
    moreInfo: .assumed("More Info"), reorder: "Reorder {name}", progress: .assumed("Progress"),
    inProgress: .assumed("In progress"), progressHalted: .assumed("Progress halted"),
    back: "Back", dismissMenu: "Dismiss context menu", dismissPopup: "dismiss popup window",
    badge: Plural(one: .assumed("{count} item"), other: "{count} items"), items: .englishItems,
    symbols: .englishSymbols)

  /// Source: AccessibilitySnapshot 0.12.1, de.lproj, for the back button.
  static let german = UIKitWords(
    language: "de", decrement: .assumed("Verringern"), increment: .assumed("Erhöhen"),
    moreInfo: .assumed("Weitere Infos"), reorder: .assumed("{name} neu anordnen"),
    progress: .assumed("Fortschritt"),
    inProgress: .assumed("In Bearbeitung"), progressHalted: .assumed("Fortschritt angehalten"),
    back: "Zurück", dismissMenu: .assumed("Kontextmenü schließen"),
    dismissPopup: .assumed("Popup-Fenster schließen"),
    badge: Plural(one: .assumed("{count} Objekt"), other: .assumed("{count} Objekte")),
    items: .germanItems, symbols: .germanSymbols)

  /// Source: AccessibilitySnapshot 0.12.1, ru.lproj, for the back button.
  static let russian = UIKitWords(
    language: "ru", decrement: .assumed("Уменьшить"), increment: .assumed("Увеличить"),
    moreInfo: .assumed("Подробнее"), reorder: .assumed("Изменить порядок: {name}"),
    progress: .assumed("Прогресс"),
    inProgress: .assumed("Выполняется"), progressHalted: .assumed("Выполнение остановлено"),
    back: "назад", dismissMenu: .assumed("Закрыть контекстное меню"),
    dismissPopup: .assumed("Закрыть всплывающее окно"),
    badge: Plural(
      one: .assumed("{count} объект"), few: .assumed("{count} объекта"),
      many: .assumed("{count} объектов"), other: .assumed("{count} объекта")),
    items: .russianItems, symbols: .russianSymbols)
}

extension UIKitWords {
  /// The languages there are words in.
  private enum Language: String, CaseIterable {
    case english = "en"
    case german = "de"
    case russian = "ru"
  }

  /// The words on a phone set to a language; in English where there are none.
  init(in tag: String) {
    let language: Language? = LanguageTag(tag)?.closest()
    self =
      switch language {
      case .english, nil: .english
      case .german: .german
      case .russian: .russian
      }
  }
}
