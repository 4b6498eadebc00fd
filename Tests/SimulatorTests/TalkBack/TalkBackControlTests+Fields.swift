@testable import AccessibilityTree
@testable import Announcements
@testable import Sessions
@testable import Simulator
@testable import TalkBackReader
@testable import VoiceOverReader

extension ControlCase {
  private static func labelled(_ field: PlatformView) -> [PlatformView] {
    var copy = field
    copy.info.rare.labeledBy = 1
    return [.text("First name"), copy]
  }

  static let fields: [ControlCase] = [
    ControlCase(
      "empty, labelled", labelled(.field()), "edit box for First name", hint: edit, stop: 1),
    ControlCase(
      "filled, labelled", labelled(.field("Ann")), "Ann, edit box for First name",
      "edit box, Ann for First name", "Ann, edit box for First name", hint: edit, stop: 1),
    ControlCase(
      "label of one letter", labelledByLetter, "edit box for capital A", hint: edit, stop: 1),
    ControlCase(
      "hint shown", [.field(hint: "Enter your email address")],
      "Enter your email address, edit box", "edit box, Enter your email address",
      "Enter your email address, edit box", hint: edit),
    ControlCase(
      "filled, with hint", [.field("a@b.c", hint: "Email")], "a@b.c, edit box, Email",
      "edit box, a@b.c, Email", "a@b.c, edit box, Email", hint: edit),
    ControlCase(
      "being edited", [.field("a@b.c", hint: "Email", .focused)], "editing, a@b.c, edit box, Email",
      "edit box, a@b.c, editing, Email", "a@b.c, edit box, editing, Email",
      hint: "double tap and hold to long press, actions available, use tap with 3 fingers to view"
    ) { $0.keyboard = true },
    ControlCase(
      "error", [.field("a@b", hint: "Email", error: "Enter a valid email")],
      "a@b, edit box, error: Enter a valid email, Email",
      "edit box, a@b, error: Enter a valid email, Email",
      "a@b, edit box, error: Enter a valid email, Email", hint: edit),
    ControlCase(
      "error while empty", [.field(hint: "Email", error: "Required")],
      "Email, edit box, error: Required", "edit box, Email, error: Required",
      "Email, edit box, error: Required", hint: edit),
    ControlCase(
      "error before the label", labelled(.field(error: "Required")),
      "edit box, error: Required for First name", hint: edit, stop: 1),
    ControlCase(
      "description silenced by text", [.field("cats", description: "Search field")],
      "cats, edit box", "edit box, cats", "cats, edit box", hint: edit),
    ControlCase(
      "description of an empty field", [.field(description: "Search field")],
      "Search field, edit box", "edit box, Search field", "Search field, edit box", hint: edit),
    ControlCase(
      "empty password", [.field(hint: "Password", .password)], "password, Password, edit box",
      "edit box, password, Password", "password, Password, edit box", hint: edit),
    ControlCase(
      "password", [.field("••••••", hint: "Password", .password)],
      "password, 6 characters, edit box, Password", "edit box, password, 6 characters, Password",
      "password, 6 characters, edit box, Password", hint: edit),
    ControlCase(
      "described password", [.field("••••", description: "PIN", .password)],
      "PIN, 4 characters, edit box", "edit box, PIN, 4 characters", "PIN, 4 characters, edit box",
      hint: edit),
    ControlCase(
      "disabled field", [.field("locked", .disabled)], "locked, edit box, disabled",
      "edit box, locked, disabled", "locked, edit box, disabled"),
  ]

  private static let labelledByLetter: [PlatformView] = {
    var views = labelled(.field())
    views[0].info.text = "A"
    return views
  }()

  static let rows: [ControlCase] = [
    ControlCase(
      "two texts", [.row([.text("Wi-Fi"), .text("Connected")])], "Wi-Fi, Connected", hint: activate),
    ControlCase(
      "described row", [.row([.text("Wi-Fi")], description: "Network")], "Network", hint: activate),
    ControlCase(
      "check box in a row", [.row([.text("Wi-Fi"), PlatformView("CheckBox", .checkable)])],
      "Wi-Fi, not checked, check box", "Wi-Fi, check box, not checked", hint: activate),
    ControlCase(
      "switch in a row", [.row([.text("Bluetooth"), PlatformView("Switch", .checkable)])],
      "Bluetooth, off, switch", "Bluetooth, switch, off", hint: activate),
    ControlCase(
      "image in a row", [.row([PlatformView("ImageView", []), .text("Ann")])],
      "unlabelled, image, Ann", "image, unlabelled, Ann", hint: activate),
    ControlCase(
      "button in a row", [.row([.text("Title"), .button("Delete")])], "Title", hint: activate),
    ControlCase(
      "disabled child", [.row([PlatformView("TextView", "Old", .disabled)])], "Old", hint: activate),
  ]

  private static let five = ["Apples", "Pears", "Plums", "Figs", "Limes"].enumerated().map {
    PlatformView("android.view.View", $1, .clickable).item($0)
  }

  private static let grid = PlatformView(
    "GridView", [],
    [
      PlatformView.text("Date").item(0, 0, heading: true),
      PlatformView.text("42").item(1, 2),
    ]
  ) { $0.collection = .init(rows: 4, columns: 3) }

  private static let tabs = PlatformView(
    "HorizontalScrollView", [],
    [
      PlatformView("android.view.View", "Home", .selected) { $0.roleDescription = "Tab" }.item(
        0, 0),
      PlatformView("android.view.View", "Kids", .clickable) { $0.roleDescription = "Tab" }.item(
        0, 1),
    ]
  ) { $0.collection = .init(rows: 1, columns: 2) }

  private static let threeTabs = PlatformView(
    "HorizontalScrollView", [],
    [
      PlatformView("android.view.View", "Top", .clickable) { $0.roleDescription = "Tab" }.item(
        0, 0),
      PlatformView("android.view.View", "Home", .selected) { $0.roleDescription = "Tab" }.item(
        0, 1),
      PlatformView("android.view.View", "Kids", .clickable) { $0.roleDescription = "Tab" }.item(
        0, 2),
    ]
  ) { $0.collection = .init(rows: 1, columns: 3) }

  /// Returns a hierarchical pager and the views after it.
  private static func tour(_ rows: Int, _ columns: Int) -> [PlatformView] {
    let pages = PlatformView(
      "androidx.viewpager.widget.ViewPager", description: "Tour", [], [.text("One"), .text("Two")]
    ) { info in
      info.collection = .init(rows: rows, columns: columns)
      info.collection?.isHierarchical = true
      info.actions.insert(.scrollForward)
    }
    return [pages, .text("End")]
  }

  static let collections: [ControlCase] = [
    ControlCase(
      "cell by which a grid is entered",
      [
        PlatformView("GridView", [], [PlatformView.text("42").item(1, 2), .text("43")]) {
          $0.collection = .init(rows: 4, columns: 3)
        }
      ], "42, row 2, column 3, in grid, 4 rows, 3 columns"),
    ControlCase("pager of unknown size", tour(-1, -1), "One, in pager Tour"),
    ControlCase("end of a pager of unknown size", tour(-1, -1), "End, out of pager Tour", stop: 2),
    ControlCase("pager of a column", tour(3, 1), "One, in vertical pager Tour, level 1"),
    ControlCase("pager of a row", tour(1, 3), "One, in horizontal pager Tour, level 1"),
    ControlCase("end of a pager of a row", tour(1, 3), "End, out of grid pager Tour", stop: 2),
    ControlCase(
      "end of a pager of unknown rows", tour(-1, 3), "End, out of horizontal pager", stop: 2),
    ControlCase(
      "pager of rows and columns", tour(3, 2),
      "One, in grid pager Tour, level 1, row 0, column -11, 3 rows, 2 columns"),
    ControlCase(
      "selected tab of three", [threeTabs], "selected, Home, Tab, 2 of 3",
      "Tab, Home, selected, 2 of 3", "Home, Tab, selected, 2 of 3", stop: 1),
    ControlCase(
      "single choice without a place",
      [
        .list(
          rows: 2, single: true,
          [
            PlatformView("RadioButton", "Card", [.clickable, .checkable, .checked]),
            PlatformView("RadioButton", "Cash", [.clickable, .checkable]),
          ])
      ], "checked, Card, radio button, in list, 2 items",
      "radio button, Card, checked, in list, 2 items",
      "Card, radio button, checked, in list, 2 items", hint: "double tap to toggle"),
    ControlCase(
      "first item", [.list(rows: 5, five)], "Apples, 1 of 5, in list, 5 items", hint: activate),
    ControlCase("second item", [.list(rows: 5, five)], "Pears, 2 of 5", hint: activate, stop: 1),
    ControlCase(
      "heading of a list",
      [.list(rows: 5, name: "Shop", [PlatformView.text("Fruit").item(0, heading: true)])],
      "Fruit, heading, 1 of 5, in list Shop, 5 items"),
    ControlCase(
      "after a list", [.list(rows: 5, five), .button("Done")], "Done, button, out of list",
      "button, Done, out of list", "Done, button, out of list", hint: activate, stop: 5),
    ControlCase(
      "column heading", [grid], "Date, column heading, row 1, in grid, 4 rows, 3 columns"),
    ControlCase("next cell", [grid], "42, row 2, column 3", stop: 1),
    ControlCase(
      "selected tab", [tabs], "selected, Home, Tab, 1 of 2, in list, 2 items",
      "Tab, Home, selected, 1 of 2, in list, 2 items",
      "Home, Tab, selected, 1 of 2, in list, 2 items"),
    ControlCase(
      "single choice",
      [
        .list(
          rows: 2, single: true,
          [
            PlatformView("RadioButton", "Card", [.clickable, .checkable, .checked]).item(0),
            PlatformView("RadioButton", "Cash", [.clickable, .checkable]).item(1),
          ])
      ], "checked, Card, radio button, 1 of 2, in list, 2 items",
      "radio button, Card, checked, 1 of 2, in list, 2 items",
      "Card, radio button, checked, 1 of 2, in list, 2 items", hint: "double tap to select"),
  ]
}
