internal import ComponentSource
internal import TextIO

/// A reader of the files that declare what a Kotlin file uses.
///
/// Names are looked up where Kotlin looks them up: in the package of the file and in imported
/// packages. By convention, the folder of a file is its package; the folders can leave out a
/// beginning that all packages share.
///
/// Source: Kotlin documentation, Coding conventions, Directory structure.
struct KotlinProjectLoader {
  /// The maximum number of files to read, and of their bytes.
  static let fileLimit = 200
  static let byteLimit = 4 << 20
  /// The maximum number of files whose names are searched, and of their bytes.
  private static let searchLimit = 2_000
  private static let searchedByteLimit = 24 << 20
  private static let fileSizeLimit = 1 << 20

  /// The file, followed by the files that it needs.
  private(set) var files: [SourceFile]
  private(set) var resources: Set<KotlinNames.ResourceReference> = []
  /// Whether files were skipped because a limit was reached.
  private(set) var isCut = false

  private let modules: KotlinModules?
  private var candidates: [Candidate] = []
  private var indices: [PathName: Int] = [:]
  private var packages: [String: [Int]] = [:]
  private var waiting: [(names: KotlinNames, file: Int, folder: PathName)] = []
  private var readBytes = 0
  private var searchedBytes = 0

  private struct Candidate {
    var path: PathName
    var bytes: [UInt8]
    var names: KotlinNames
    var isRead = false
  }

  /// Reads a file, and the files of the project that it needs.
  ///
  /// Without a path, only the file itself is read.
  init(_ bytes: [UInt8], at path: String?, in modules: KotlinModules?) {
    files = [KotlinReader.read(bytes, path: path, file: 0)]
    self.modules = modules
    let names = KotlinNames(bytes)
    resources = names.resources
    guard let path, modules != nil else { return }
    let own = PathName(path)
    indices[own.normalized] = -1
    waiting.append((names, 0, own.folder))
    var next = 0
    while next < waiting.count {
      let (names, file, folder) = waiting[next]
      next += 1
      addOwnPackage(of: names, in: folder)
      for imported in files[file].imports { add(imported, names) }
    }
  }

  /// Adds the files of the same package that declare used names.
  private mutating func addOwnPackage(of names: KotlinNames, in folder: PathName) {
    let wanted = names.used.subtracting(names.declared)
    for index in search(folder) + search(package: names.package)
    where candidates[index].names.package == names.package {
      add(index, for: wanted)
    }
  }

  /// Adds the files that declare what an import names.
  private mutating func add(_ imported: String, _ names: KotlinNames) {
    let path = imported.split(separator: " ").first ?? ""
    var parts = path.split(separator: ".").map(String.init)
    guard let last = parts.popLast(), !KotlinProjectLoader.libraries.contains(parts.first ?? "")
    else { return }
    var wanted: Set<String> = last == "*" ? names.used : [last]
    // `import org.app.Route.Home` names a type inside a type.
    for _ in 0..<3 {
      let package = parts.joined(separator: ".")
      let found = search(package: package).filter { candidates[$0].names.package == package }
      if !found.isEmpty {
        for index in found { add(index, for: wanted) }
        return
      }
      guard let outer = parts.popLast() else { return }
      wanted = [outer]
    }
  }

  /// The beginnings of packages that no app declares.
  private static let libraries: Set<String> = [
    "android", "androidx", "java", "javax", "kotlin", "kotlinx",
  ]

  private mutating func add(_ index: Int, for wanted: Set<String>) {
    let candidate = candidates[index]
    guard !candidate.isRead, !candidate.names.declared.isDisjoint(with: wanted) else { return }
    readBytes += candidate.bytes.count
    guard files.count < Self.fileLimit, readBytes <= Self.byteLimit else { return isCut = true }
    candidates[index].isRead = true
    let file = files.count
    files.append(KotlinReader.read(candidate.bytes, path: candidate.path.path, file: file))
    resources.formUnion(candidate.names.resources)
    waiting.append((candidate.names, file, candidate.path.folder))
  }

  // MARK: Folders

  /// Returns the files in the folders of a package.
  private mutating func search(package: String) -> [Int] {
    if let known = packages[package] { return known }
    var found: [Int] = []
    let parts = package.split(separator: ".").map(String.init)
    for root in modules?.roots ?? [] {
      for skipped in 0..<max(1, min(parts.count, 4)) {
        guard let folder = folder(parts.dropFirst(skipped), in: root) else { continue }
        found += search(folder)
        break
      }
    }
    packages[package] = found
    return found
  }

  /// Returns the folder of a package in a folder with packages, if it exists.
  private mutating func folder(_ parts: ArraySlice<String>, in root: PathName) -> PathName? {
    var folder = root
    for part in parts {
      guard listing(of: folder)?.folders.contains(part) == true else { return nil }
      folder = folder.appending(part)
    }
    return folder
  }

  private var listings: [PathName: FolderListing?] = [:]

  private mutating func listing(of folder: PathName) -> FolderListing? {
    if let known = listings[folder] { return known }
    let listing = modules?.project.listing(of: folder)
    listings[folder] = .some(listing)
    return listing
  }

  /// Returns the files of Kotlin in a folder.
  private mutating func search(_ folder: PathName) -> [Int] {
    var found: [Int] = []
    for name in listing(of: folder)?.files ?? [] where name.hasSuffix(".kt") {
      let path = folder.appending(name).normalized
      if let index = indices[path] {
        if index >= 0 { found.append(index) }
        continue
      }
      guard candidates.count < Self.searchLimit, searchedBytes < Self.searchedByteLimit else {
        isCut = true
        break
      }
      guard let bytes = try? modules?.project.contents(of: path),
        bytes.count <= Self.fileSizeLimit
      else {
        indices[path] = -1
        continue
      }
      searchedBytes += bytes.count
      indices[path] = candidates.count
      found.append(candidates.count)
      candidates.append(Candidate(path: path, bytes: bytes, names: KotlinNames(bytes)))
    }
    return found
  }
}
