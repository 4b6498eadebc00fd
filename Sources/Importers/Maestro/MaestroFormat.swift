public import ImportSupport

extension InputFormat {
  /// The format of hierarchies that Maestro prints, in JSON.
  ///
  /// Source: mobile-dev-inc/maestro, TreeNode.kt, AndroidDriver.kt, IOSDriver.kt.
  public static let maestro = InputFormat(
    name: "maestro",
    guide: FormatGuide(
      summary: "A hierarchy of Maestro: the screen of a running Android or iOS app.",
      recognised: "JSON of attributes and children, or CSV with element_num and depth",
      sources: [
        .init("A device or emulator with Maestro", "maestro hierarchy > screen.json"),
        .init("A table with a row for each node", "maestro hierarchy --compact > screen.csv"),
      ],
      options: ["assume-hint"],
      unknown: [
        "Android: as for uiautomator, and whether elements are focusable or long-clickable.",
        "iOS: the types of elements, traits, hints and actions.",
      ]),
    signs: [
      FormatSign(.text) { head in
        head.contains("\"attributes\"")
          && (head.contains("\"resource-id\"") || head.contains("\"bounds\""))
          && head.contains("\n{")
      },
      FormatSign(.text) { head in
        MaestroTable.heads.contains { head.trimmed.hasPrefix($0) || head.contains("\n" + $0) }
      },
    ],
    keys: { key, seen in
      switch key {
      case "ui_schema": .certain
      case "attributes" where seen.isDisjoint(with: ["type", "props"]): .certain
      default: .none
      }
    },
    usualLanguage: { _, _ in "json" },
    budgetUnit: .objects,
    read: MaestroHierarchy.screens)
}
