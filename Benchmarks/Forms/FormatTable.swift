/// The times for forms of growing size in other formats, and for many files at once.
enum FormatTable {
  /// A format: a file name, and the function that generates the text.
  private struct Format: Sendable {
    var name: String
    var file: @Sendable (Int) -> String
    var text: @Sendable (Int) -> String
  }

  private static let formats = [
    Format(name: "dump", file: { "dump-\($0).xml" }, text: FormDump.xml),
    Format(name: "layout", file: { "layout-\($0).xml" }, text: FormLayout.xml),
    Format(name: "tsx", file: { "form-\($0).tsx" }, text: FormComponent.tsx),
    Format(name: "swift", file: { "Form\($0)View.swift" }, text: FormCode.swift),
    Format(name: "kotlin", file: { "Form\($0).kt" }, text: FormCode.kotlin),
    Format(name: "swiftui", file: { "Fields\($0)View.swift" }, text: FormFields.swift),
    Format(name: "compose", file: { "Fields\($0).kt" }, text: FormFields.kotlin),
    Format(name: "snapshot", file: { "form-\($0).test.tsx.snap" }, text: FormComponent.snapshot),
  ]

  /// Prints the time of each format.
  ///
  /// Memory is not measured, because a process starts with the peak of its parent.
  static func print(with program: String, in folder: String) {
    Swift.print("\n  format    fields       MB  announcements   whole ms")
    for format in formats {
      for fields in [10, 100, 1_000, 3_300] {
        let text = format.text(fields)
        let path = "\(folder)/\(format.file(fields))"
        let output = "\(folder)/format.txt"
        save(text, to: path)
        guard let whole = Measurement.median(of: 5, program, [path], output: output),
          whole.status == 0
        else { fail("\(program) failed on \(path)") }
        let cells = [
          padded(format.name, 8), padded("\(fields)", 10),
          padded(rounded(Double(text.utf8.count) / 1e6, 2), 9),
          padded("\(countAnnouncements(in: output))", 15),
          padded(rounded(whole.seconds * 1_000, 1), 11),
        ]
        Swift.print(cells.joined())
      }
    }
  }

  /// Prints the time of a project of many source files, with one of 25 fields as the screen.
  static func printProjects(_ count: Int, with program: String, in folder: String) {
    Swift.print("\n  project     files   whole ms")
    let projects:
      [(name: String, file: @Sendable (Int) -> String, text: @Sendable (Int) -> String)] =
        [
          (
            "swift", { "Part\($0)View.swift" },
            { FormCode.swift(fields: 25, named: "Part\($0)View") }
          ),
          ("kotlin", { "Part\($0).kt" }, { FormCode.kotlin(fields: 25, named: "Part\($0)") }),
        ]
    for project in projects {
      let files = (0..<count).map { "\(folder)/\(project.file($0))" }
      for (number, file) in files.enumerated() { save(project.text(number), to: file) }
      guard let whole = Measurement.median(of: 3, program, files, output: "\(folder)/files.txt"),
        whole.status == 0
      else { fail("\(program) failed on \(count) files of \(project.name)") }
      Swift.print(
        padded(project.name, 9) + padded("\(count)", 10)
          + padded(rounded(whole.seconds * 1_000, 1), 11))
    }
  }

  /// Prints the time of many pages in one process, and the sum of the times of one process for each
  /// page.
  static func printFiles(_ counts: [Int], with program: String, in folder: String) {
    Swift.print("\n   pages  fields each   whole ms   processor ms   a process each, ms")
    let fields = 100
    let output = "\(folder)/files.txt"
    for count in counts {
      let pages = (0..<count).map { "\(folder)/page-\($0).html" }
      for page in pages { save(FormPage.html(fields: fields), to: page) }
      guard let whole = Measurement.median(of: 5, program, pages, output: output),
        whole.status == 0
      else { fail("\(program) failed on \(count) pages") }
      let each = pages.compactMap { Measurement.run(program, [$0], output: output)?.seconds }
      let cells = [
        padded("\(count)", 8), padded("\(fields)", 13),
        padded(rounded(whole.seconds * 1_000, 1), 11),
        padded(rounded(whole.processorSeconds * 1_000, 1), 15),
        padded(rounded(each.reduce(0, +) * 1_000, 1), 21),
      ]
      Swift.print(cells.joined())
    }
  }
}
