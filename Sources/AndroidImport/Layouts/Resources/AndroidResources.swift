internal import Encoding
internal import Simulator
internal import TextIO

/// The resources of a project, read when they are asked for and kept for the import.
struct AndroidResources: Sendable {
  /// What a name leads to.
  enum Lookup: Sendable, Hashable {
    case text(ResourceText)
    case missing
    /// References that lead back to themselves.
    case cycle
  }

  /// The most files that are read for one layout.
  static let maximumFiles = 5_000
  /// The most references that are followed from one to the next.
  static let maximumSteps = 50

  var device: DeviceConfiguration {
    didSet { if device != oldValue { forget() } }
  }
  /// Files that could not be read, each with the reason.
  private(set) var unreadable: [InputError] = []

  private let folders: ResourceFolders
  private var listings: [PathName: Set<String>] = [:]
  private var values: [PathName: ValuesFolder] = [:]
  private var filesRead = 0
  private var chosen: [String: [PathName]] = [:]
  private var texts: [ResourceName: Lookup] = [:]

  /// The resources of these folders for a device.
  init(_ folders: ResourceFolders, for device: DeviceConfiguration) {
    self.folders = folders
    self.device = device
  }

  private mutating func forget() {
    chosen = [:]
    texts = [:]
  }
}

extension AndroidResources {
  /// A file of its own, such as a layout or menu, with its path.
  mutating func file(_ kind: String, _ name: String) -> PathName? {
    let wanted = "\(name).xml"
    return bestFolders(kind).first { names(in: $0).contains(wanted) }?.appending(wanted)
  }

  /// The document in a file; absent when it cannot be read.
  mutating func document(_ path: PathName) -> XMLDocument? {
    do throws(InputError) {
      let bytes = try folders.contents(of: path)
      return try XMLDocument(parsing: bytes, file: path.path)
    } catch {
      unreadable.append(error)
      return nil
    }
  }

  /// The entry of that name in the folder that suits the device best.
  mutating func entry(
    _ kind: ValuesFolder.Kind, _ name: String
  ) -> (document: XMLDocument, id: XMLDocument.ID, folder: PathName)? {
    for folder in bestFolders("values") {
      while true {
        if let entry = values[folder]?[kind, name] { return (entry.document, entry.id, folder) }
        guard readsNextFile(of: folder) else { break }
      }
    }
    return nil
  }

  /// Reads one more file of a `values` folder; those that are likely to hold texts come first.
  private mutating func readsNextFile(of folder: PathName) -> Bool {
    if values[folder] == nil {
      let names = names(in: folder).sorted()
      let likely = names.filter { $0.contains("string") }
      values[folder] = ValuesFolder(likely + names.filter { !$0.contains("string") })
    }
    guard filesRead < AndroidResources.maximumFiles, let name = values[folder]?.unread.popLast()
    else { return false }
    filesRead += 1
    if let document = document(folder.appending(name)) {
      values[folder]?.append(document)
    }
    return true
  }

  /// The names of XML files in a folder.
  private mutating func names(in folder: PathName) -> Set<String> {
    if let known = listings[folder] { return known }
    let names = folders.listing(of: folder)?.files.filter { $0.hasSuffix(".xml") } ?? []
    listings[folder] = Set(names)
    return Set(names)
  }

  /// Folders of a kind, those that suit the device best first.
  ///
  /// Behind them come those in a suitable language for other devices: what exists only for a tablet
  /// is still better than nothing.
  private mutating func bestFolders(_ kind: String) -> [PathName] {
    if let known = chosen[kind] { return known }
    let unsuitable = [Int.min]
    let ranked = folders.folders.enumerated().filter { $0.element.kind == kind }.compactMap {
      (place, folder) -> (rank: [Int], place: Int, path: PathName)? in
      if let rank = device.rank(of: folder.qualifiers) { return (rank, place, folder.path) }
      guard folder.qualifiers.locale == nil else { return nil }
      return (unsuitable, place, folder.path)
    }
    let paths = ranked.sorted { left, right in
      left.rank == right.rank
        ? left.place < right.place : right.rank.lexicographicallyPrecedes(left.rank)
    }.map(\.path)
    chosen[kind] = paths
    return paths
  }

  /// Whether a folder is in the wanted language.
  private func isTranslated(_ folder: PathName) -> Bool {
    guard let language = device.language else { return false }
    let kind = ResourceFolders.kind(of: folder.name)
    let qualifiers = ResourceQualifiers(String(folder.name.dropFirst(kind.count)))
    return qualifiers.locale?.language == language.language
  }
}

extension AndroidResources {
  /// The text, number, size or truth value of that name, through all references.
  mutating func text(_ name: ResourceName) -> Lookup {
    if let known = texts[name] { return known }
    var visited: Set<ResourceName> = []
    var current = name
    var result = Lookup.missing
    while true {
      guard visited.insert(current).inserted, visited.count < AndroidResources.maximumSteps else {
        result = .cycle
        break
      }
      guard let step = step(current) else { break }
      if case .reference(let next) = step {
        current = next
        continue
      }
      if case .text(let text) = step { result = .text(text) }
      break
    }
    texts[name] = result
    return result
  }

  /// The texts of an array.
  mutating func array(_ name: ResourceName) -> [String]? {
    guard !name.isAndroid, let (document, id, _) = entry(.array, name.name) else { return nil }
    return document.children(of: id).map { item in
      let content = ResourceText(item, in: document, isFormatted: false).text
      guard let reference = ResourceName(reference: document.textContent(of: item).trimmedText),
        case .text(let text) = text(reference)
      else { return content }
      return text.text
    }
  }

  private enum Step {
    case text(ResourceText)
    case reference(ResourceName)
  }

  /// One entry, without following it.
  private mutating func step(_ name: ResourceName) -> Step? {
    guard let kind = ValuesFolder.Kind(rawValue: name.kind), kind.isText else { return nil }
    if name.isAndroid {
      return AndroidTexts.framework[name.name].map { .text(ResourceText($0)) }
    }
    guard let (document, id, folder) = entry(kind, name.name) else {
      guard kind == .string else { return nil }
      return AndroidTexts.libraries[name.name].map { .text(ResourceText($0)) }
    }
    let content = document.textContent(of: id).trimmedText
    if document.children(of: id).isEmpty {
      if let reference = ResourceName(reference: content) { return .reference(reference) }
      if content == "@null" || content == "@empty" { return .text(ResourceText("")) }
    }
    let isFormatted = kind == .string && document.element(id)?.plain("formatted") != "false"
    var text = ResourceText(id, in: document, isFormatted: isFormatted)
    text.isTranslated = isTranslated(folder)
    return .text(text)
  }
}

extension ValuesFolder.Kind {
  /// Whether an entry is one text or number.
  fileprivate var isText: Bool {
    switch self {
    case .string, .bool, .integer, .dimen, .fraction: true
    case .plurals, .array, .style: false
    }
  }
}
