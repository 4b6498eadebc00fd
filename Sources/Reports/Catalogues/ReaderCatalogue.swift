package import Encoding
package import Simulator

/// A list of the readers with their profiles and settings.
package struct ReaderCatalogue: Listing {
  package var readers: [any ScreenReader]

  package init(readers: [any ScreenReader]) { self.readers = readers }

  package func write(style: TerminalStyle, to output: inout ReportSink) {
    for (index, reader) in readers.enumerated() {
      if index > 0 && !style.isPlain { output.writeLine() }
      output.writeLine(
        style.heading(
          "\(reader.name): \(reader.displayName), profile \(reader.profile), "
            + "language \(reader.language)"))
      for setting in type(of: reader).settings {
        output.writeLine("\(style.isPlain ? "" : "  ")\(line(for: setting, of: reader))")
        for (value, meaning) in zip(setting.values, setting.meanings) {
          output.writeLine(
            style.isPlain
              ? "\(setting.key)=\(value) means \(meaning)" : "    \(value): \(meaning)")
        }
      }
    }
  }

  private func line(for setting: Setting, of reader: any ScreenReader) -> String {
    let value = reader.value(of: setting.key).map { "=\($0)" } ?? ""
    // If there is no list of values, the summary describes them. Values with meanings are listed
    // below.
    let isListed = setting.values.isEmpty || !setting.meanings.isEmpty
    let values = isListed ? "" : " Values: \(setting.values.joined(separator: ", "))."
    return "\(setting.key)\(value): \(setting.summary)\(values)"
  }

  package func write(by header: ReportHeader, to json: inout JSONWriter) {
    json.document("readers", of: readers, by: header) { reader, json in
      json.member("reader", reader.name)
      json.member("name", reader.displayName)
      json.member("profile", reader.profile)
      json.member("language", reader.language)
      json.member("settings", each: type(of: reader).settings, onePerLine: true) { setting, json in
        json.member("key", setting.key)
        json.member("summary", setting.summary)
        json.member("value", orNull: reader.value(of: setting.key))
        json.member("default", setting.standard)
        json.member("values", setting.values)
        if !setting.meanings.isEmpty { json.member("meanings", setting.meanings) }
      }
    }
  }
}
