internal import TextIO

/// The links of a Markdown document to other files.
///
/// The search also finds links to files that a check does not read. These links do no harm: they
/// only decide when a report is made again.
enum DocumentLinks {
  /// Returns the paths of the files to which a document links, after `](` or, in a definition,
  /// after `]:`.
  static func paths(in text: DocumentText, of document: String) -> Set<String> {
    var paths: Set<String> = []
    let folder = PathName(document).folder
    var rest = text.bytes[...]
    while let bracket = rest.firstIndex(of: UInt8(ascii: "]")) {
      rest = rest[(bracket + 1)...]
      guard let next = rest.first, next == UInt8(ascii: "(") || next == UInt8(ascii: ":") else {
        continue
      }
      let start = rest.dropFirst().drop { $0 == 0x20 || $0 == UInt8(ascii: "<") }
      let target = start.prefix { $0 > 0x20 && !")>#?".utf8.contains($0) }
      let path = DocumentAddress.decoded(String(decoding: target, as: UTF8.self))
      guard !path.isEmpty, !path.contains("://"), !path.utf8.contains(0) else { continue }
      paths.insert(path.hasPrefix("/") ? path : folder.appending(path).path)
    }
    return paths
  }
}
