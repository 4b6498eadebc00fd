/// Names of UIKit's own items and symbols in Russian.
///
/// Assumed: Apple publishes no list; items are called as they are seen, symbols as people report
/// them.
extension UIKitNames {
  /// System items of bars and tab bars, and types of button.
  static let russianItems = UIKitNames([
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
  ])

  /// SF Symbols.
  static let russianSymbols = UIKitNames([
    "xmark": .assumed("Закрыть"), "plus": .assumed("Добавить"), "minus": .assumed("Удалить"),
    "checkmark": .assumed("Выбрано"), "trash": .assumed("Удалить"), "pencil": .assumed("Править"),
    "square.and.pencil": .assumed("Написать"), "square.and.arrow.up": .assumed("Поделиться"),
    "square.and.arrow.down": .assumed("Сохранить"), "magnifyingglass": .assumed("Поиск"),
    "gear": .assumed("Настройки"), "gearshape": .assumed("Настройки"), "ellipsis": .assumed("Еще"),
    "chevron.left": .assumed("Назад"), "chevron.backward": .assumed("Назад"),
    "chevron.right": .assumed("Вперед"), "chevron.forward": .assumed("Вперед"),
    "arrow.clockwise": .assumed("Обновить"), "heart": .assumed("Любимое"),
    "star": .assumed("Избранное"), "house": .assumed("Главная"), "person": .assumed("Человек"),
    "info": .assumed("Информация"), "questionmark": .assumed("Справка"), "eye": .assumed("Глаз"),
    "eye.slash": .assumed("Скрыть"), "bell": .assumed("Уведомления"), "camera": .assumed("Камера"),
    "photo": .assumed("Фото"), "mic": .assumed("Микрофон"), "phone": .assumed("Телефон"),
    "envelope": .assumed("Почта"), "paperplane": .assumed("Отправить"),
    "bookmark": .assumed("Закладка"), "folder": .assumed("Папка"),
    "calendar": .assumed("Календарь"), "clock": .assumed("Часы"), "lock": .assumed("Замок"),
    "play": .assumed("Воспроизвести"), "pause": .assumed("Пауза"), "stop": .assumed("Остановить"),
    "doc.on.doc": .assumed("Скопировать"),
  ])
}
