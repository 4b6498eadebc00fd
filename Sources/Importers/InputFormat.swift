/// The kinds of file a screen can be read from.
public enum InputFormat: String, CaseIterable, Sendable {
  /// A web page.
  case html
  /// The plain-text tree, a superset of ARIA snapshots.
  case outline
}

extension InputFormat {
  /// Extensions that settle the format without a look inside.
  private static let extensions: [String: InputFormat] = [
    "html": .html, "htm": .html, "xhtml": .html, "xht": .html, "shtml": .html,
    "outline": .outline, "yaml": .outline, "yml": .outline, "aria": .outline,
  ]

  /// The format of a file: by its extension, else by its first character that is not white space:
  /// an outline begins with `-` or `#`, everything else is HTML.
  public static func detect(path: String, bytes: [UInt8]) -> InputFormat {
    let name = path.split(separator: "/").last ?? ""
    if let dot = name.lastIndex(of: "."),
      let known = extensions[name[name.index(after: dot)...].lowercased()]
    {
      return known
    }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let content = bytes.starts(with: mark) ? bytes.dropFirst(3) : bytes[...]
    let first = content.first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
    return first == UInt8(ascii: "-") || first == UInt8(ascii: "#") ? .outline : .html
  }
}
