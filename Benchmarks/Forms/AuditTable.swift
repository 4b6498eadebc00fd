/// The times of an audit and of announcing the same form.
enum AuditTable {
  /// Prints both times, which are measured alternately, and their ratio.
  static func print(with program: String, in folder: String) {
    Swift.print("\n  format    fields   announced ms   audited ms  ratio")
    let page = { (fields: Int) in ("form-\(fields).html", FormPage.html(fields: fields)) }
    let layout = { (fields: Int) in ("layout-\(fields).xml", FormLayout.xml(fields: fields)) }
    let dump = { (fields: Int) in ("dump-\(fields).xml", FormDump.xml(fields: fields)) }
    for (name, form, sizes) in [
      ("page", page, [100, 1_000, 10_000]), ("layout", layout, [1_000]), ("dump", dump, [1_000]),
    ] {
      for fields in sizes { measure(name, form(fields), fields, with: program, in: folder) }
    }
  }

  private static func measure(
    _ name: String, _ form: (file: String, text: String), _ fields: Int, with program: String,
    in folder: String
  ) {
    let path = "\(folder)/\(form.file)"
    let output = "\(folder)/audit.txt"
    save(form.text, to: path)
    var pairs: [(announced: Double, audited: Double)] = []
    for _ in 0..<5 {
      guard let announced = Measurement.run(program, [path], output: output),
        let audited = Measurement.run(program, ["audit", path], output: output),
        announced.status == 0, audited.status >> 8 < 2
      else { fail("\(program) failed on \(path)") }
      pairs.append((announced.processorSeconds, audited.processorSeconds))
    }
    // Processor time is compared, because announcing uses several processors.
    let middle = pairs.sorted { $0.audited / $0.announced < $1.audited / $1.announced }[2]
    let cells = [
      padded(name, 8), padded("\(fields)", 10), padded(rounded(middle.announced * 1_000, 1), 15),
      padded(rounded(middle.audited * 1_000, 1), 13),
      padded(rounded(middle.audited / middle.announced, 2), 7),
    ]
    Swift.print(cells.joined())
  }
}
