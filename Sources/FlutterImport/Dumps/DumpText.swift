internal import AccessibilityTree
internal import Encoding
internal import ImportSupport
internal import TextIO

/// The text of a dump, without the JSON of the VM service and without the colours of tools.
///
/// The prefixes of log lines are removed later, line by line.
struct DumpText {
  struct Line {
    var text: Substring
    /// The number of the line in the file, counted from 1.
    var number: Int
  }

  private(set) var lines: [Line] = []
  /// The location of the JSON string that contains the dump, or `nil` if the dump is not in JSON.
  private(set) var container: Node.Position?
  /// The whole text of the dump.
  let text: String

  init(_ bytes: [UInt8], file: String?) throws(InputError) {
    let whole = try TextBytes.decode(bytes, file: file)
    if let (answer, position) = DumpText.answer(in: whole, file: file) {
      (text, container) = (answer, position)
    } else {
      text = whole
    }
    let plain = ColorCodes.removed(from: text)
    // Some terminals copy lines that end with a carriage return alone.
    let lineEnd: UInt8 = plain.utf8.contains(0x0A) ? 0x0A : 0x0D
    let parts = plain.utf8.split(separator: lineEnd, omittingEmptySubsequences: false)
    lines = parts.enumerated().map { number, line in
      let text = Substring(line.last == 0x0D ? line.dropLast() : line)
      return Line(text: text, number: container?.line ?? number + 1)
    }
  }

  /// Returns the dump in a JSON response of the VM service, or `nil` if the text is not such a
  /// response.
  ///
  /// Source: Flutter, packages/flutter/lib/src/rendering/binding.dart, `registerServiceExtension`.
  private static func answer(in text: String, file: String?) -> (String, Node.Position)? {
    guard text.utf8.first(where: { $0 > 0x20 }) == UInt8(ascii: "{"),
      let document = try? JSON(text, file: file)
    else { return nil }
    let result = document.root.field("result") ?? document.root
    guard let data = result.field("data"), let dump = data.string else { return nil }
    return (dump, data.position)
  }
}
