internal import Importers
internal import TextIO

/// The texts of open documents that are different from their files on disk.
struct UnsavedTexts: Sendable {
  /// The texts, by the paths of the files.
  ///
  /// All symbolic links in the paths are resolved.
  fileprivate(set) var texts: [String: [UInt8]] = [:]
  /// The serial numbers of the texts' versions, by the same paths as in ``texts``.
  fileprivate(set) var serials: [String: Int] = [:]
}

/// The data that imports share while a certain combination of texts is not saved.
struct UnsavedRun: Sendable {
  /// The serial numbers of the texts' versions, by the paths of the files with all symbolic links
  /// resolved.
  var serials: [String: Int]
  /// The generation of the context: a number that grows with each change of settings or files.
  var generation: Int
  var run: ImportRun
}

extension AnalysisStore {
  /// The maximum number of runs to keep, one for each combination of unsaved texts.
  private static let runLimit = 4

  /// Returns the unsaved texts of all open documents except one.
  func unsavedTexts(besides uri: String) -> UnsavedTexts {
    var unsaved = UnsavedTexts()
    for (path, snapshot) in lock.withLock({ unsavedSnapshots(besides: uri) }) {
      unsaved.texts[path] = snapshot.text.importedBytes
      unsaved.serials[path] = snapshot.serial
    }
    return unsaved
  }

  /// Returns the unsaved versions of all open documents except one, by the paths of their files.
  ///
  /// The lock must be held.
  private func unsavedSnapshots(besides uri: String) -> [String: DocumentSnapshot] {
    var found: [String: DocumentSnapshot] = [:]
    for (other, snapshot) in newest where other != uri && snapshot.isUnsaved {
      if let path = snapshot.realPath { found[path] = snapshot }
    }
    return found
  }

  /// Returns the data that imports share while a certain combination of texts is not saved.
  func run(for unsaved: UnsavedTexts, in context: Context) -> ImportRun {
    guard !unsaved.serials.isEmpty else { return context.run }
    return lock.withLock {
      let index = unsavedRuns.firstIndex {
        $0.serials == unsaved.serials && $0.generation == context.generation
      }
      let used =
        index.map { unsavedRuns.remove(at: $0) }
        ?? UnsavedRun(
          serials: unsaved.serials, generation: context.generation, run: ImportRun())
      unsavedRuns = [used] + unsavedRuns.prefix(AnalysisStore.runLimit - 1)
      return used.run
    }
  }

  /// Discards the runs for unsaved texts if all documents are saved.
  ///
  /// The lock must be held.
  func discardNeedlessRuns() {
    if !newest.values.contains(where: \.isUnsaved) { unsavedRuns = [] }
  }

  /// Whether the unsaved texts that an analysis of a document has read are still the same.
  ///
  /// - Parameter unsaved: The unsaved texts that the analysis uses.
  func isCurrent(
    _ unsaved: UnsavedTexts, for paths: Set<String>, besides uri: String
  ) -> Bool {
    lock.withLock { !hasChanged(unsaved, for: paths, besides: uri) }
  }

  /// Stores which files an analysis of a document has read.
  ///
  /// - Parameter unsaved: The unsaved texts with which the analysis was made.
  /// - Returns: Whether the unsaved texts of all these files are still the same.
  func recordPaths(_ paths: Set<String>, of uri: String, with unsaved: UnsavedTexts) -> Bool {
    lock.withLock {
      guard !hasChanged(unsaved, for: paths, besides: uri) else { return false }
      if newest[uri] != nil { readPaths[uri] = paths }
      return true
    }
  }

  private func hasChanged(
    _ unsaved: UnsavedTexts, for paths: Set<String>, besides uri: String
  ) -> Bool {
    let current = unsavedSnapshots(besides: uri)
    return paths.contains { current[$0]?.serial != unsaved.serials[$0] }
  }

  /// Whether the same document has changed again, so that the work for this change is unnecessary.
  func isReplaced(_ change: DocumentSnapshot) -> Bool {
    lock.withLock {
      guard let now = newest[change.address.uri] else { return false }
      return now.isUnsaved && now.serial > change.serial && now.realPath == change.realPath
    }
  }

  /// Records that an open document has the same text as the file on disk.
  func setSaved(_ uri: String) {
    guard let address = snapshot(of: uri)?.address, address.isFile else { return }
    let path = PathName(address.path).resolved?.path
    lock.withLock {
      newest[uri]?.isUnsaved = false
      newest[uri]?.realPath = path
      discardNeedlessRuns()
    }
  }

  /// Discards the analyses that have read the file of the given document, and returns the URIs of
  /// the analyzed documents.
  func discardDependents(of snapshot: DocumentSnapshot) -> [String] {
    guard let path = snapshot.realPath else { return [] }
    return lock.withLock {
      let uris = readPaths.filter { $0.key != snapshot.address.uri && $0.value.contains(path) }.keys
      for uri in uris { slots.removeValue(forKey: uri)?.wake() }
      return uris.sorted()
    }
  }
}
