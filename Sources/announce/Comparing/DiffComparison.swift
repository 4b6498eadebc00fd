import Importers
import Reports
import Simulator
internal import TextIO

/// How the files of one side of a comparison are read.
struct DiffReading {
  var format: InputFormat?
  /// The names of the wanted screens; all of them without one.
  var names: [String]
  var options: ImportOptions
  /// The copy of a revision that the files are from.
  private(set) var copy: RevisionCopy?

  init(format: InputFormat?, names: [String], options: ImportOptions) {
    self.format = format
    self.names = names
    self.options = options
  }

  /// Whether the files are those of a revision, and not where their names say.
  var isCopy: Bool { copy != nil }

  /// The same with the files that belong to screens taken from the copy of a revision.
  func moved(to copy: RevisionCopy) -> DiffReading {
    var moved = self
    moved.copy = copy
    moved.options.resources = options.resources.map(copy.existing)
    moved.options.aliases = options.aliases.map(copy.existing)
    moved.options.translations = options.translations.map(copy.existing)
    moved.options.boxes = options.boxes.map(copy.existing)
    return moved
  }

  /// The screens of a file; absent where it holds none and nobody said that it does.
  ///
  /// - Parameter folder: The folder that was searched for it.
  func screens(
    of file: String, foundIn folder: String?, in environment: CommandEnvironment
  ) throws(InputError) -> [ImportedScreen]? {
    let bytes = try bytes(of: file, foundIn: folder, in: environment)
    if folder != nil, format == nil, InputFormat.detect(path: file, bytes: bytes) == nil {
      return nil
    }
    let screens = try ImportedScreen.contents(
      of: bytes, format: format, file: file, options: options)
    return try screens.named(names, file: file)
  }

  /// The bytes of a file; one that was found in a folder, or is from a copy, may be a link into its
  /// project only.
  private func bytes(
    of file: String, foundIn folder: String?, in environment: CommandEnvironment
  ) throws(InputError) -> [UInt8] {
    guard let bounds = copy?.tree ?? folder,
      let project = ProjectFiles(around: PathName(file).folder, without: PathName(bounds))
    else { return try environment.bytes(file) }
    return try project.contents(of: PathName(file))
  }
}

/// Compares files with what they were, screen by screen.
struct DiffComparison {
  private(set) var result: DiffResult
  /// 1 when anything is heard differently or is not allowed, 2 when a file could not be read.
  private(set) var status: Int32 = 0
  /// Whether somebody ended it before all was compared.
  private(set) var wasInterrupted = false
  private let choice: ReaderChoice
  private let navigation: Navigation
  private let before: DiffReading
  private let after: DiffReading
  private let strict: StrictDiagnostics
  private var unread: [String] = []

  init(
    result: DiffResult, choice: ReaderChoice, navigation: Navigation, before: DiffReading,
    after: DiffReading, strict: StrictDiagnostics
  ) {
    self.strict = strict
    self.result = result
    self.choice = choice
    self.navigation = navigation
    self.before = before
    self.after = after
  }

  /// Compares pairs of files; what is wrong with one does not keep the others from being compared.
  mutating func compare(
    _ pairs: [FilePair], in environment: CommandEnvironment, _ streams: inout Streams
  ) {
    let progress = Progress(of: pairs.count, in: environment) { "compared \($0) of \($1) files" }
    defer { progress.end() }
    for (place, pair) in pairs.enumerated() {
      if environment.interruption.isPending() {
        wasInterrupted = true
        return
      }
      compare(pair, in: environment, &streams)
      progress.tell(place + 1)
    }
    tellUnread(&streams)
  }

  private mutating func compare(
    _ pair: FilePair, in environment: CommandEnvironment, _ streams: inout Streams
  ) {
    let old = screens(of: pair.before, pair.folders?.before, before, in: environment)
    let new = screens(of: pair.after, pair.folders?.after, after, in: environment)
    switch (old, new) {
    case (.failure(let error), .failure) where pair.mayBeNoScreen(error),
      (.failure(let error), .success(nil)) where pair.mayBeNoScreen(error),
      (.success(nil), .failure(let error)) where pair.mayBeNoScreen(error):
      // Nothing was or is heard of it, and not every file of a folder has to be a screen.
      unread.append(pair.name)
    case (.success(let old), .success(let new)):
      compare(old, new, of: pair)
      // What the old side could not tell is nobody's fault now.
      for line in (new ?? []).flatMap(strict.lines) {
        streams.writeError(line)
        status = max(status, 1)
      }
    default:
      for side in [old, new] {
        if case .failure(let error) = side { streams.writeError(error) }
      }
      status = 2
    }
  }

  private func screens(
    of file: String?, _ folder: String?, _ reading: DiffReading, in environment: CommandEnvironment
  ) -> Result<[ImportedScreen]?, InputError> {
    guard let file else { return .success(nil) }
    do throws(InputError) {
      return .success(
        try reading.screens(of: file, foundIn: folder, in: environment))
    } catch {
      return .failure(reading.copy?.told(error) ?? error)
    }
  }

  private mutating func compare(
    _ old: [ImportedScreen]?, _ new: [ImportedScreen]?, of pair: FilePair
  ) {
    for (old, new) in DiffComparison.pairs(old ?? [], new ?? []) {
      guard let shown = new ?? old else { continue }
      let own = shown.screen.ownTitle
      // What is gone is found on the old side only.
      let file = new == nil && !before.isCopy ? shown.screen.file ?? pair.name : pair.name
      let diff = ScreenDiff(
        own.map { "\(file): \($0)" } ?? file, before: old.map(reading),
        after: new.map(reading))
      if diff.differs { status = max(status, 1) }
      result.screens.append(diff)
    }
  }

  private func reading(_ screen: ImportedScreen) -> Reading {
    Reading(screen, by: choice, moving: navigation)
  }

  /// Screens that belong together: the only ones of both files, else those of the same name.
  private static func pairs(
    _ old: [ImportedScreen], _ new: [ImportedScreen]
  ) -> [(before: ImportedScreen?, after: ImportedScreen?)] {
    if old.count == 1, new.count == 1 { return [(old[0], new[0])] }
    var waiting: [String: [Int]] = [:]
    for place in old.indices.reversed() {
      waiting[old[place].screen.name, default: []].append(place)
    }
    var taken: Set<Int> = []
    var pairs: [(before: ImportedScreen?, after: ImportedScreen?)] = new.map { screen in
      guard let place = waiting[screen.screen.name]?.popLast() else { return (nil, screen) }
      taken.insert(place)
      return (old[place], screen)
    }
    pairs += old.indices.filter { !taken.contains($0) }.map { (old[$0], nil) }
    return pairs
  }

  private func tellUnread(_ streams: inout Streams) {
    guard !unread.isEmpty else { return }
    let shown = unread.prefix(20).joined(separator: ", ")
    let others = unread.count > 20 ? " and \(unread.count - 20) more files" : ""
    streams.writeError("announce: passed over, since they are no screens: \(shown)\(others)")
  }
}
