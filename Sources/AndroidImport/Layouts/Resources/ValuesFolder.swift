internal import AccessibilityTree
internal import Encoding

/// The entries of a `values` folder, from the files that were read so far.
struct ValuesFolder: Sendable {
  /// The kinds of entries that a screen needs.
  enum Kind: String, Sendable, Hashable {
    case string, plurals, array, bool, integer, dimen, fraction, style
  }

  private struct Key: Sendable, Hashable {
    var kind: Kind
    var name: String
  }

  /// The names of the files that must still be read.
  ///
  /// The last file of the list is read next.
  var unread: [String]
  private var documents: [XMLDocument] = []
  private var entries: [Key: (document: Int, id: XMLDocument.ID)] = [:]

  /// Creates a folder from the names of its files, before any file is read.
  ///
  /// Files are read in the order of `names`.
  init(_ names: [String]) { unread = names.reversed() }

  /// Returns the entry with a kind and a name, or `nil` if no file that was read so far contains
  /// the entry.
  subscript(kind: Kind, name: String) -> (document: XMLDocument, id: XMLDocument.ID)? {
    entries[Key(kind: kind, name: name)].map { (documents[$0.document], $0.id) }
  }

  /// Adds the entries of a file.
  ///
  /// If an earlier file has an entry with the same kind and name, the earlier entry is kept.
  mutating func append(_ document: XMLDocument) {
    var found: [Key: (document: Int, id: XMLDocument.ID)] = [:]
    for root in document.rootElements where document.element(root)?.name.local == "resources" {
      for id in document.items(of: root) {
        guard let element = document.element(id), let name = element.plain("name"),
          let kind = ValuesFolder.kind(of: element)
        else { continue }
        let key = Key(kind: kind, name: name.trimmedText)
        // A file can have one text for each product, such as a phone or tablet. The text for the
        // product `default` is used or, without it, the first one.
        guard found[key] == nil || element.plain("product") == "default" else { continue }
        found[key] = (documents.count, id)
      }
    }
    documents.append(document)
    entries.merge(found) { earlier, _ in earlier }
  }

  private static func kind(of element: XMLDocument.Element) -> Kind? {
    switch element.name.local {
    case "string-array", "integer-array": .array
    case "item": element.plain("type").flatMap(Kind.init)
    case let name: Kind(rawValue: name)
    }
  }
}
