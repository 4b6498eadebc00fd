import Devices
import Importers
import Reports
import Simulator
internal import TextIO

/// The import options of one side of a comparison.
struct DiffReading {
  var format: InputFormat?
  /// The names of the selected screens; empty for all.
  var names: [String]
  var options: ImportOptions
  /// The copy of a revision that contains the files.
  private(set) var copy: RevisionCopy?
  /// Whether these options are for the side before the change.
  private(set) var isFormer = false

  init(_ arguments: Arguments) throws(UsageError) {
    format = arguments.value(of: .input).flatMap(InputFormat.init(named:))
    names = arguments.values(of: .screen) + arguments.values(of: .scene)
    options = try ImportOptions(arguments)
  }

  /// Whether the files are in a temporary copy of a revision, rather than in the working folder.
  var isCopy: Bool { copy != nil }

  /// Returns these options for the copy of a revision: all paths in them lead to files of the copy.
  func moved(to copy: RevisionCopy) -> DiffReading {
    var moved = self
    moved.copy = copy
    moved.options.resources = options.resources.map(copy.existing)
    moved.options.aliases = options.aliases.map(copy.existing)
    moved.options.translations = options.translations.map(copy.existing)
    moved.options.boxes = options.boxes.map(copy.existing)
    return moved
  }

  /// These options for the side before the change.
  var former: DiffReading {
    var former = self
    former.isFormer = true
    return former
  }

  /// Reads the screens of a file.
  ///
  /// Returns `nil` if the file was found in a folder and is not a screen.
  ///
  /// - Parameter folder: The folder that was searched, or `nil` if the user named the file.
  func screens(
    of file: String, foundIn folder: String?, in environment: CommandEnvironment
  ) throws(InputError) -> [ImportedScreen]? {
    let device = folder == nil ? DeviceAddress(file) : nil
    let format = device?.format ?? format
    let bytes = try ScreenBytes.content(
      bytes(of: file, foundIn: folder, in: environment), of: file, as: format)
    if folder != nil, format == nil, InputFormat.detect(path: file, bytes: bytes) == nil {
      return nil
    }
    var screens = try ImportedScreen.contents(
      of: bytes, format: format, file: file, options: options)
    if device != nil {
      for index in screens.indices { screens[index].removeLocations() }
    }
    return try screens.named(names, file: file)
  }

  /// Returns the bytes of a file.
  ///
  /// A file that was found in a folder, or in a copy of a revision, must not be a link to a file
  /// outside the project.
  private func bytes(
    of file: String, foundIn folder: String?, in environment: CommandEnvironment
  ) throws(InputError) -> [UInt8] {
    if folder != nil, !isCopy, !environment.mayRead(file) { throw InputError.leadsOutside(file) }
    guard let bounds = copy?.tree ?? folder,
      let project = ProjectFiles(around: PathName(file).folder, fallback: PathName(bounds))
    else { return try environment.bytes(file, isFormer: isFormer) }
    return try project.contents(of: PathName(file))
  }
}

/// A comparison of two versions of files, screen by screen.
struct DiffComparison {
  private(set) var result: DiffResult
  /// The exit status: 1 for differences or strict diagnostics, 2 if a file could not be read.
  private(set) var status: Int32 = 0
  /// Whether the comparison was interrupted.
  private(set) var wasInterrupted = false
  private let choice: ReaderChoice
  private let navigation: Navigation
  private let before: DiffReading
  private let after: DiffReading
  private let strict: StrictDiagnostics
  private let opening: OpeningChoice?
  private var skipped: [String] = []

  init(
    result: DiffResult, choice: ReaderChoice, navigation: Navigation, before: DiffReading,
    after: DiffReading, strict: StrictDiagnostics, opening: OpeningChoice? = nil
  ) {
    self.strict = strict
    self.result = result
    self.choice = choice
    self.navigation = navigation
    self.before = before
    self.after = after
    self.opening = opening
  }

  /// Compares pairs of files.
  ///
  /// After an error in one pair, the other pairs are still compared.
  mutating func compare(
    _ pairs: [FilePair], in environment: CommandEnvironment, _ streams: inout Streams
  ) {
    let progress = Progress(of: pairs.count, in: environment) { "compared \($0) of \($1) files" }
    defer { progress.end() }
    for (index, pair) in pairs.enumerated() {
      if environment.interruption.isPending() {
        wasInterrupted = true
        return
      }
      compare(pair, in: environment, &streams)
      progress.update(index + 1)
    }
    reportSkipped(&streams)
  }

  private mutating func compare(
    _ pair: FilePair, in environment: CommandEnvironment, _ streams: inout Streams
  ) {
    let old = screens(of: pair.before, pair.folders?.before, before, in: environment)
    let new = screens(of: pair.after, pair.folders?.after, after, in: environment)
    switch (old, new) {
    case (.failure(let error), .failure) where pair.mayLackScreen(error),
      (.failure(let error), .success(nil)) where pair.mayLackScreen(error),
      (.success(nil), .failure(let error)) where pair.mayLackScreen(error):
      // A file in a folder need not be a screen, so the file is skipped without an error.
      skipped.append(pair.name)
    case (.success(let old), .success(let new)):
      compare(old, new, of: pair)
      // Diagnostics of the old side do not fail the comparison.
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
      return .failure(reading.copy?.withGitPath(error) ?? error)
    }
  }

  private mutating func compare(
    _ old: [ImportedScreen]?, _ new: [ImportedScreen]?, of pair: FilePair
  ) {
    for (old, new) in DiffComparison.pairs(old ?? [], new ?? []) {
      let old = old?.onDevice(of: new)
      let new = new?.onDevice(of: old)
      guard let shown = new ?? old else { continue }
      let own = shown.screen.ownTitle
      // A removed screen exists only on the old side.
      let file = new == nil && !before.isCopy ? shown.screen.file ?? pair.name : pair.name
      let diff = ScreenDiff(
        own.map { "\(file): \($0)" } ?? file, before: old.map(reading),
        after: new.map(reading), opening: opening)
      if diff.differs || diff.hasProblems { status = max(status, 1) }
      result.screens.append(diff)
    }
  }

  private func reading(_ screen: ImportedScreen) -> Reading {
    Reading(screen, by: choice, moving: navigation)
  }

  /// Pairs the screens of two files: the only screen of each file, or the screens with the same
  /// name.
  private static func pairs(
    _ old: [ImportedScreen], _ new: [ImportedScreen]
  ) -> [(before: ImportedScreen?, after: ImportedScreen?)] {
    if old.count == 1, new.count == 1 { return [(old[0], new[0])] }
    var waiting: [String: [Int]] = [:]
    for index in old.indices.reversed() {
      waiting[old[index].screen.name, default: []].append(index)
    }
    var paired: Set<Int> = []
    var pairs: [(before: ImportedScreen?, after: ImportedScreen?)] = new.map { screen in
      guard let index = waiting[screen.screen.name]?.popLast() else { return (nil, screen) }
      paired.insert(index)
      return (old[index], screen)
    }
    pairs += old.indices.filter { !paired.contains($0) }.map { (old[$0], nil) }
    return pairs
  }

  private func reportSkipped(_ streams: inout Streams) {
    guard !skipped.isEmpty else { return }
    let shown = skipped.prefix(20).joined(separator: ", ")
    let others = skipped.count > 20 ? " and \(skipped.count - 20) more files" : ""
    streams.writeError("announce: skipped files that are not screens: \(shown)\(others)")
  }
}

extension ImportedScreen {
  /// Returns this screen with the device settings of its other version, unless this screen has
  /// device settings itself.
  ///
  /// A dump that was made without `announce` does not state its device. Without these settings,
  /// different versions of a reader could read the two versions of the screen. Every word could
  /// then differ.
  fileprivate func onDevice(of other: ImportedScreen?) -> ImportedScreen {
    guard let other, other.device != nil, device == nil, settings.isEmpty,
      screen.origin == other.screen.origin
    else { return self }
    var screen = self
    screen.settings = other.settings
    return screen
  }
}
