internal import Simulator

/// One file of a `values` folder, with its entries by kind and name.
struct ValuesFile: Sendable {
  /// The kinds of entries that say something about a screen.
  enum Kind: String, Sendable, Hashable {
    case string, plurals, array, bool, integer, dimen, fraction, style
  }

  /// Name of an entry.
  struct Key: Sendable, Hashable {
    /// Its kind.
    var kind: Kind
    /// Its name.
    var name: String
  }

  /// The file.
  let document: XMLDocument
  /// Entries by name.
  let entries: [Key: XMLDocument.ID]

  /// Finds the entries of a document.
  init(_ document: XMLDocument) {
    self.document = document
    var entries: [Key: XMLDocument.ID] = [:]
    for root in document.rootElements where document.element(root)?.name.local == "resources" {
      for id in document.items(of: root) {
        guard let element = document.element(id), let name = element.plain("name"),
          let kind = ValuesFile.kind(of: element)
        else { continue }
        let key = Key(kind: kind, name: name.trimmedText)
        // Of several products the default one counts, else the first.
        if entries[key] == nil || element.plain("product") == "default" { entries[key] = id }
      }
    }
    self.entries = entries
  }

  private static func kind(of element: XMLDocument.Element) -> Kind? {
    switch element.name.local {
    case "string-array", "integer-array": .array
    case "item": element.plain("type").flatMap(Kind.init)
    case let name: Kind(rawValue: name)
    }
  }
}

/// The files of a `values` folder as far as they had to be read.
struct ValuesFolder: Sendable {
  /// Names of files that are still to be read, the next at the end.
  var unread: [String]
  private var documents: [XMLDocument] = []
  private var entries: [ValuesFile.Key: (document: Int, id: XMLDocument.ID)] = [:]

  /// A folder with files of these names, none of them read.
  init(_ names: [String]) { unread = names.reversed() }

  /// The entry of that kind and name among the files read so far.
  subscript(kind: ValuesFile.Kind, name: String) -> (document: XMLDocument, id: XMLDocument.ID)? {
    entries[ValuesFile.Key(kind: kind, name: name)].map { (documents[$0.document], $0.id) }
  }

  /// Adds a file; what an earlier one holds stays.
  mutating func append(_ file: ValuesFile) {
    let place = documents.count
    documents.append(file.document)
    entries.merge(file.entries.mapValues { (place, $0) }) { earlier, _ in earlier }
  }
}
