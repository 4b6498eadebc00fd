public import ImportSupport

extension InputFormat {
  /// What idb describes of a screen of iOS, in JSON.
  ///
  /// Source: facebook/idb, FBSimulatorAccessibilityCommands.m.
  public static let idb = InputFormat(
    name: "idb",
    guide: FormatGuide(
      summary: "The elements that idb finds on a screen of a simulator of iOS.",
      recognised: "JSON with AXLabel, AXFrame or AXUniqueId",
      sources: [
        .init("A simulator with idb", "idb ui describe-all > screen.json"),
        .init(
          "The same with what is inside containers", "idb ui describe-all --nested > screen.json"),
      ],
      unknown: [
        "Traits, but for those that follow from the role; languages and custom content.",
        "Which element is a switch and which a check box, where no subrole tells.",
      ]),
    keys: { key, _ in
      switch key {
      case "AXLabel", "AXFrame", "AXUniqueId": .certain
      default: .none
      }
    },
    usualLanguage: { _, _ in "json" },
    budgeted: .objects,
    read: IDBDescription.screens)
}
