extension UIKitWords {
  /// The words in Russian.
  ///
  /// Source: AccessibilitySnapshot 0.12.1, ru.lproj, for the back button. Apple publishes no list
  /// of the names of bar button items and symbols. Assumed: for an item, VoiceOver says the words
  /// that the item shows; the words for a symbol are those that people hear VoiceOver say.
  package static let russian = UIKitWords(
    plurals: .russian, decrement: .assumed("Уменьшить"),
    increment: .assumed("Увеличить"),
    moreInfo: .assumed("Подробнее"), reorder: .assumed("Изменить порядок: {name}"),
    progress: .assumed("Прогресс"),
    inProgress: .assumed("Выполняется"), progressHalted: .assumed("Выполнение остановлено"),
    back: "назад", dismissMenu: .assumed("Закрыть контекстное меню"),
    dismissPopup: .assumed("Закрыть всплывающее окно"),
    badge: Plural(
      one: .assumed("{count} объект"), few: .assumed("{count} объекта"),
      many: .assumed("{count} объектов"), other: .assumed("{count} объекта")),
    items: [
      "add": .assumed("Добавить"), "cancel": .assumed("Отменить"), "done": .assumed("Готово"),
      "edit": .assumed("Править"), "save": .assumed("Сохранить"), "compose": .assumed("Написать"),
      "reply": .assumed("Ответить"), "action": .assumed("Поделиться"),
      "organize": .assumed("Упорядочить"), "bookmarks": .assumed("Закладки"),
      "search": .assumed("Поиск"), "refresh": .assumed("Обновить"), "stop": .assumed("Остановить"),
      "camera": .assumed("Камера"), "trash": .assumed("Удалить"), "play": .assumed("Воспроизвести"),
      "pause": .assumed("Пауза"), "rewind": .assumed("Назад"), "fastForward": .assumed("Вперед"),
      "undo": .assumed("Отменить действие"), "redo": .assumed("Повторить"),
      "close": .assumed("Закрыть"), "contactAdd": .assumed("Добавить контакт"),
      "searchResults": .assumed("Результаты поиска"), "more": .assumed("Еще"),
      "favorites": .assumed("Избранное"), "featured": .assumed("Подборка"),
      "topRated": .assumed("Лучшие"), "recents": .assumed("Недавние"),
      "contacts": .assumed("Контакты"), "history": .assumed("История"),
      "downloads": .assumed("Загрузки"), "mostRecent": .assumed("Новейшие"),
      "mostViewed": .assumed("Популярные"),
    ],
    symbols: [
      "xmark": .assumed("Закрыть"), "plus": .assumed("Добавить"), "minus": .assumed("Удалить"),
      "checkmark": .assumed("Выбрано"), "trash": .assumed("Удалить"), "pencil": .assumed("Править"),
      "square.and.pencil": .assumed("Написать"), "square.and.arrow.up": .assumed("Поделиться"),
      "square.and.arrow.down": .assumed("Сохранить"), "magnifyingglass": .assumed("Поиск"),
      "gear": .assumed("Настройки"), "gearshape": .assumed("Настройки"),
      "ellipsis": .assumed("Еще"),
      "chevron.up": .assumed("Вверх"), "chevron.down": .assumed("Вниз"),
      "exclamationmark.circle": .assumed("Ошибка"),
      "exclamationmark.triangle": .assumed("Предупреждение"),
      "person.crop.circle": .assumed("Учётная запись"), "person.2": .assumed("Два человека"),
      "globe": .assumed("Глобус"),
      "chevron.left": .assumed("Назад"), "chevron.backward": .assumed("Назад"),
      "chevron.right": .assumed("Вперед"), "chevron.forward": .assumed("Вперед"),
      "arrow.clockwise": .assumed("Обновить"), "heart": .assumed("Любимое"),
      "star": .assumed("Избранное"), "house": .assumed("Главная"), "person": .assumed("Человек"),
      "info": .assumed("Информация"), "questionmark": .assumed("Справка"), "eye": .assumed("Глаз"),
      "eye.slash": .assumed("Скрыть"), "bell": .assumed("Уведомления"),
      "camera": .assumed("Камера"),
      "photo": .assumed("Фото"), "mic": .assumed("Микрофон"), "phone": .assumed("Телефон"),
      "envelope": .assumed("Почта"), "paperplane": .assumed("Отправить"),
      "bookmark": .assumed("Закладка"), "folder": .assumed("Папка"),
      "calendar": .assumed("Календарь"), "clock": .assumed("Часы"), "lock": .assumed("Замок"),
      "play": .assumed("Воспроизвести"), "pause": .assumed("Пауза"), "stop": .assumed("Остановить"),
      "doc.on.doc": .assumed("Скопировать"),
    ])
}
