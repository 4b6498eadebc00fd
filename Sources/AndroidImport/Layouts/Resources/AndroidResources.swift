internal import AccessibilityTree
internal import Encoding
internal import TextIO

/// The resources of a project.
///
/// Files are read when needed, and cached.
struct AndroidResources: Sendable {
  enum Lookup: Sendable, Hashable {
    case text(ResourceText)
    case missing
    case cycle
  }

  /// The maximum number of files to read for one layout.
  static let maximumFiles = 5_000
  /// The maximum length of a chain of references.
  static let maximumSteps = 50

  var device: DeviceConfiguration {
    didSet { if device != oldValue { clearCaches() } }
  }
  /// The errors of files that could not be read.
  private(set) var unreadable: [InputError] = []

  private let folders: ResourceFolders
  private var listings: [PathName: Set<String>] = [:]
  private var values: [PathName: ValuesFolder] = [:]
  private var filesRead = 0
  private var rankedFolders: [String: [PathName]] = [:]
  private var texts: [ResourceName: Lookup] = [:]

  init(_ folders: ResourceFolders, for device: DeviceConfiguration) {
    self.folders = folders
    self.device = device
  }

  private mutating func clearCaches() {
    rankedFolders = [:]
    texts = [:]
  }
}

extension AndroidResources {
  /// Returns the path of the resource file with a name, such as a layout or menu.
  ///
  /// If there are several such files, the result is the file that fits the device best.
  mutating func file(_ kind: String, _ name: String) -> PathName? {
    let wanted = "\(name).xml"
    return bestFolders(kind).first { names(in: $0).contains(wanted) }?.appending(wanted)
  }

  /// Returns the document in a file, or `nil` if the file cannot be read.
  mutating func document(_ path: PathName) -> XMLDocument? {
    do throws(InputError) {
      let bytes = try folders.contents(of: path)
      return try XMLDocument(parsing: bytes, file: path.path)
    } catch {
      unreadable.append(error)
      return nil
    }
  }

  /// Returns the manifests beside the `res` folders.
  ///
  /// The manifest beside the layout's own `res` folder comes first.
  mutating func manifests() -> [XMLDocument] {
    let own = folders.own.map { [$0.folder] } ?? []
    var known: Set<PathName> = []
    var manifests: [XMLDocument] = []
    for folder in own + folders.folders.map({ $0.path.folder.folder })
    where known.insert(folder).inserted {
      guard folders.listing(of: folder)?.files.contains("AndroidManifest.xml") == true,
        let manifest = document(folder.appending("AndroidManifest.xml"))
      else { continue }
      manifests.append(manifest)
    }
    return manifests
  }

  /// Returns the entry with a name, from the folder that fits the device best.
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

  /// Reads the next file of a `values` folder.
  ///
  /// Files with “string” in their names are read first. Returns `false` if no file remains or the
  /// maximum number of files was read.
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

  private mutating func names(in folder: PathName) -> Set<String> {
    if let known = listings[folder] { return known }
    let names = folders.listing(of: folder)?.files.filter { $0.hasSuffix(".xml") } ?? []
    listings[folder] = Set(names)
    return Set(names)
  }

  /// Returns the folders of a kind, such as `values`, sorted by how well they fit the device.
  ///
  /// The folders that fit the device best come first. Folders for other devices come last, because
  /// a resource for tablets is better than none. Folders for other languages are omitted.
  private mutating func bestFolders(_ kind: String) -> [PathName] {
    if let known = rankedFolders[kind] { return known }
    let unsuitable = [Int.min]
    let ranked = folders.folders.enumerated().filter { $0.element.kind == kind }.compactMap {
      (offset, folder) -> (rank: [Int], offset: Int, path: PathName)? in
      if let rank = device.rank(of: folder.qualifiers) { return (rank, offset, folder.path) }
      guard folder.qualifiers.locale == nil else { return nil }
      return (unsuitable, offset, folder.path)
    }
    let paths = ranked.sorted { left, right in
      left.rank == right.rank
        ? left.offset < right.offset : right.rank.lexicographicallyPrecedes(left.rank)
    }.map(\.path)
    rankedFolders[kind] = paths
    return paths
  }

  /// Whether a folder contains resources in the requested language.
  private func isTranslated(_ folder: PathName) -> Bool {
    guard let language = device.language else { return false }
    let kind = ResourceFolders.kind(of: folder.name)
    let qualifiers = ResourceQualifiers(String(folder.name.dropFirst(kind.count)))
    return qualifiers.locale?.language == language.language
  }
}

extension AndroidResources {
  /// Resolves the name of a resource to a text, number, size or Boolean.
  ///
  /// If the resource refers to another resource, the reference is followed.
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

  /// Returns the entry for a name.
  ///
  /// If the entry refers to another resource, returns that reference.
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
  /// Whether an entry of this kind has exactly one value.
  fileprivate var isText: Bool {
    switch self {
    case .string, .bool, .integer, .dimen, .fraction: true
    case .plurals, .array, .style: false
    }
  }
}
