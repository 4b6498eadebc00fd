public import ImportSupport
internal import Simulator
internal import TextIO

extension InputFormat {
  /// The format of outlines, which describe a screen as a tree in plain text.
  ///
  /// The format is a superset of Playwright's ARIA snapshots.
  public static let outline = InputFormat(
    name: "outline",
    guide: FormatGuide(
      summary:
        "The plain-text tree of this program, a superset of the ARIA snapshots of Playwright.",
      recognised: "the extensions outline, aria, yaml and yml, or a first character - or #",
      sources: [
        .init("Any file that is read here", "announce tree FILE > screen.outline"),
        .init("Playwright", "await page.locator('body').ariaSnapshot()"),
        .init("By hand, for a screen that is not built yet", "- textbox \"Email\" [required]"),
      ],
      unknown: [
        "Hints, placeholders and bounds, in a snapshot of Playwright; an outline can "
          + "contain all of them."
      ]),
    extensions: ["outline", "yaml", "yml", "aria"],
    signs: [FormatSign(.text) { $0.trimmed.first == "-" || $0.trimmed.first == "#" }],
    usualLanguage: { _, _ in "outline" },
    budgetUnit: .lines,
    read: { bytes, file, _ throws(InputError) in
      [ImportedScreen(try outline(in: bytes, file: file))]
    })

  private static func outline(in bytes: [UInt8], file: String?) throws(InputError) -> Screen {
    let text = try TextBytes.decode(bytes, file: file)
    do {
      return try Screen(outline: text, name: file ?? "", file: file)
    } catch {
      throw InputError(
        file: error.file, position: error.position, problem: error.problem,
        remedy: error.remedy)
    }
  }
}
