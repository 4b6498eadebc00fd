package import AccessibilityTree
package import Encoding
package import TextIO

/// Facts in a dump about the device that showed the screen.
///
/// Announcements depend on these facts.
///
/// “announce device” writes these facts into its dumps. In XML, they are a processing instruction,
/// which other programs skip. In JSON, they are the member `device` beside the elements.
///
///     <?announce model="Pixel 9" api="36" talkback="17.0.1" density="420" locale="de-DE"?>
package struct DeviceFacts: Sendable, Hashable {
  /// The name of the model, such as `Pixel 9`.
  package var model: String?
  /// The API level of Android.
  package var api: Int?
  /// The version of TalkBack, such as `17.0.1.889642762`.
  package var talkBack: String?
  /// The version of iOS.
  package var iOS: String?
  /// The number of pixels per inch.
  ///
  /// At 160, a pixel is as large as a density-independent pixel.
  package var density: Int?
  /// The BCP 47 tag of the device's language.
  package var locale: String?

  /// The densities that a device can have, in pixels per inch.
  package static let densities = 60...1200

  package init() {}

  private init(_ values: [String: String]) {
    model = values["model"]
    api = values["api"].flatMap(Int.init)
    talkBack = values["talkback"].map(DeviceFacts.ascii)
    iOS = values["ios"].map(DeviceFacts.ascii)
    density = values["density"].flatMap(Int.init).flatMap {
      DeviceFacts.densities.contains($0) ? $0 : nil
    }
    locale = values["locale"]
  }

  /// The known facts, each with its name in the processing instruction and in JSON.
  private var values: [(name: String, value: String)] {
    let all = [
      ("model", model), ("api", api.map(String.init)),
      ("talkback", talkBack.map(DeviceFacts.ascii)), ("ios", iOS.map(DeviceFacts.ascii)),
      ("density", density.map(String.init)),
      ("locale", locale),
    ]
    return all.compactMap { name, value in
      value.map(DeviceFacts.plain).flatMap { $0.isEmpty ? nil : (name, $0) }
    }
  }

  /// Returns a value of at most 80 bytes, without characters that could end the value in XML or
  /// JSON.
  private static func plain(_ text: String) -> String {
    let others: Set<Character> = [" ", ".", "-", "_", "(", ")", "+", ","]
    let plain = text.filter { $0.isLetter || $0.isNumber || others.contains($0) }
    // The limit is in bytes, because one character can consist of any number of bytes.
    var limit = 80
    return String(
      String.UnicodeScalarView(
        plain.unicodeScalars.prefix { scalar in
          limit -= UTF8.width(scalar)
          return limit >= 0
        }))
  }

  /// Returns a version without the characters that are not ASCII.
  private static func ascii(_ text: String) -> String { text.filter(\.isASCII) }

  /// The number of device pixels per density-independent pixel, or `nil` if the density is unknown.
  package var pixelsPerPoint: Double? { density.map { Double($0) / 160 } }

  /// The diagnostic that names the device and its facts.
  package var diagnostic: ImportDiagnostic {
    var versions: [String] = []
    if let api { versions.append("Android API \(api)") }
    if let talkBack { versions.append("TalkBack \(talkBack)") }
    if let iOS { versions.append("iOS \(iOS)") }
    if let locale { versions.append("language \(locale)") }
    if let density { versions.append("\(density) dpi") }
    let device = model ?? "a device"
    let list = versions.isEmpty ? "" : " (\(versions.joined(separator: ", ")))"
    return ImportDiagnostic(
      "This screen was on \(device)\(list); the readers are set accordingly, except for what --set "
        + "and --language change.")
  }
}

extension DeviceFacts {
  private static let opening = Array("<?announce ".utf8)
  private static let ending = Array("?>".utf8)

  /// The processing instruction with these facts; empty if no fact is known.
  package var instruction: String {
    let list = values.map { " \($0.name)=\"\($0.value)\"" }.joined()
    return list.isEmpty ? "" : "<?announce\(list)?>"
  }

  /// Reads the processing instruction at the beginning of an XML document, after the XML
  /// declaration.
  ///
  /// Returns `nil` if there is no such instruction.
  package init?(xml bytes: [UInt8]) {
    func skipSpace(_ rest: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
      rest.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
    }
    var rest = skipSpace(bytes[...])
    if rest.starts(with: Array("<?xml ".utf8)) {
      guard let end = rest.prefix(DeviceFacts.limit).range(ofBytes: DeviceFacts.ending) else {
        return nil
      }
      rest = skipSpace(rest[end.upperBound...])
    }
    guard rest.starts(with: DeviceFacts.opening),
      let end = rest.prefix(DeviceFacts.limit).range(ofBytes: DeviceFacts.ending)
    else { return nil }
    let content = rest[rest.startIndex..<end.lowerBound].dropFirst(DeviceFacts.opening.count)
    // After the text is split at the quotation marks, names and values alternate.
    let pieces = String(decoding: content, as: UTF8.self)
      .split(separator: "\"", omittingEmptySubsequences: false)
    var values: [String: String] = [:]
    for index in stride(from: 0, to: pieces.count - 1, by: 2) {
      let name = pieces[index].filter { $0 != " " && $0 != "=" && !$0.isNewline }
      values[name] = DeviceFacts.plain(String(pieces[index + 1]))
    }
    self.init(values)
  }

  /// The maximum length of the XML declaration and of the processing instruction, in bytes.
  private static let limit = 2048

  /// The facts as a JSON object.
  package var json: String {
    var json = JSONWriter()
    json.object { json in
      for (name, value) in values { json.member(name, value) }
    }
    return String(decoding: json.drain(), as: UTF8.self)
  }

  /// Reads the facts from a JSON object, all of whose values are texts or numbers.
  package init(_ value: JSON.Value) throws(InputError) {
    var values: [String: String] = [:]
    for (name, value) in try value.asObject().members
    where value.kind == .string || value.kind == .number {
      values[name] = DeviceFacts.plain(value.text)
    }
    self.init(values)
  }
}
