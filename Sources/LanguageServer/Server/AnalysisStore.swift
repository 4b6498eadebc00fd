internal import Dispatch
internal import Importers
internal import TextIO

/// A version of an open document.
struct DocumentSnapshot: Sendable {
  let address: DocumentAddress
  let text: DocumentText
  /// The number that the client gave to the version.
  let version: Int
  /// The server's number for the version.
  ///
  /// The number grows with every change of any document.
  let serial: Int
  /// Whether the text differs from the text of the file on disk.
  var isUnsaved = false
  /// The path of the file with all symbolic links resolved, or `nil` if there is no file yet.
  var realPath: String?
}

/// A store with the newest analysis of each open document.
///
/// Requests for the same version share one analysis. Only the newest version of a document is
/// analyzed.
///
/// Unchecked: the variables are used only while the lock is held.
final class AnalysisStore: @unchecked Sendable {
  /// An entry of the store for the analysis of one version.
  ///
  /// Several threads can wait for the analysis.
  ///
  /// The variables are used only while the lock of the store is held.
  final class Slot: @unchecked Sendable {
    let serial: Int
    var analysis: DocumentAnalysis?
    /// A group on which threads wait for the analysis, or for their turn to make the analysis.
    private(set) var change = DispatchGroup()

    init(_ serial: Int) {
      self.serial = serial
      change.enter()
    }

    deinit { change.leave() }

    /// Wakes all threads that wait on ``change``.
    func wake() {
      change.leave()
      change = DispatchGroup()
      change.enter()
    }
  }

  /// Everything on which analyses depend, apart from the texts of documents.
  struct Context: Sendable {
    var settings = ClientSettings()
    /// The first folder of the workspace, to which relative paths in the settings refer.
    var folder: String?
    /// The data that imports share until a file changes on disk.
    fileprivate(set) var run = ImportRun()
    /// A number that grows with every change of the settings, of the folder or of a file on disk.
    fileprivate(set) var generation = 0
  }

  let lock = Lock()
  /// The newest version of each open document, by URI.
  var newest: [String: DocumentSnapshot] = [:]
  var slots: [String: Slot] = [:]
  /// The files that the last analysis of each open document has read, by the URI of the document.
  var readPaths: [String: Set<String>] = [:]
  /// For each open document, by URI, the screens of the last readable version.
  private var readable: [String: ScreenAnalysis] = [:]
  /// The data that imports share while other documents are not saved, the most recently used first.
  var unsavedRuns: [UnsavedRun] = []
  /// The URIs of the documents that are being analyzed.
  ///
  /// Only one version of each document is analyzed at a time.
  private var running: Set<String> = []
  private var current = Context()

  var context: Context { lock.withLock { current } }

  /// Discards all analyses, and all data that imports have read from disk.
  ///
  /// Analyses in progress start again.
  func forgetFiles() { lock.withLock { discardAnalyses() } }

  /// Changes the settings and the folder on which all analyses depend, and discards the analyses
  /// and the screens of earlier versions.
  func setContext(_ change: (inout Context) -> Void) {
    lock.withLock {
      change(&current)
      readable = [:]
      discardAnalyses()
    }
  }

  /// Discards all analyses while the lock is held.
  private func discardAnalyses() {
    current.run = ImportRun()
    current.generation += 1
    unsavedRuns = []
    for slot in slots.values { slot.wake() }
    slots = [:]
  }

  /// Stores a version as the newest one of its document.
  func setNewest(_ snapshot: DocumentSnapshot) {
    let uri = snapshot.address.uri
    lock.withLock {
      newest[uri] = snapshot
      if let slot = slots[uri], slot.serial != snapshot.serial {
        slots[uri] = nil
        slot.wake()
      }
    }
  }

  /// Removes a document that was closed.
  func remove(_ uri: String) {
    lock.withLock {
      newest[uri] = nil
      readPaths[uri] = nil
      readable[uri] = nil
      slots.removeValue(forKey: uri)?.wake()
      discardNeedlessRuns()
    }
  }

  /// Returns the newest version of a document, or `nil` if the document is not open.
  func snapshot(of uri: String) -> DocumentSnapshot? { lock.withLock { newest[uri] } }

  /// The newest versions of all open documents.
  var snapshots: [DocumentSnapshot] {
    lock.withLock { newest.values.sorted { $0.address.uri < $1.address.uri } }
  }

  func isNewest(_ serial: Int, of uri: String) -> Bool {
    lock.withLock { newest[uri]?.serial == serial }
  }

  /// Whether a version is still the newest version of its document, and the context has not
  /// changed.
  ///
  /// If not, an analysis of the version is of no use.
  func isNewest(_ serial: Int, of uri: String, in context: Context) -> Bool {
    lock.withLock { newest[uri]?.serial == serial && current.generation == context.generation }
  }

  /// The next step of a thread that needs an analysis.
  private enum Step {
    case finish(DocumentAnalysis?)
    case wait(DispatchGroup)
    case make(Slot, DocumentSnapshot)
  }

  /// Returns the analysis of a version of a document, or `nil` if the document has changed since.
  ///
  /// Only one version of a document is analyzed at a time. The next analysis is that of the newest
  /// version. If the context changes during an analysis, the version is analyzed again.
  ///
  /// - Parameters:
  ///   - isWanted: A function that returns whether the analysis is still wanted. If it returns
  ///     `false`, the result is `nil`.
  ///   - make: A function that analyzes a version, and returns `nil` if something on which the
  ///     analysis depends has changed meanwhile.
  func analysis(
    of uri: String, serial: Int, while isWanted: () -> Bool = { true },
    _ make: (DocumentSnapshot) -> DocumentAnalysis?
  ) -> DocumentAnalysis? {
    while isWanted() {
      switch step(for: uri, serial) {
      case .finish(let analysis): return analysis
      case .wait(let change): change.wait()
      case .make(let slot, let snapshot):
        let analysis = make(snapshot)
        lock.withLock {
          running.remove(uri)
          slot.analysis = analysis
          slot.wake()
          if let next = slots[uri], next !== slot { next.wake() }
        }
      }
    }
    return nil
  }

  /// Returns the analysis of a version.
  ///
  /// If the version cannot be read, the analysis has the screens of the last readable version.
  func keepingReadable(
    _ analysis: DocumentAnalysis, of snapshot: DocumentSnapshot, in context: Context
  ) -> DocumentAnalysis {
    let uri = snapshot.address.uri
    let former = lock.withLock { () -> ScreenAnalysis? in
      guard newest[uri]?.serial == snapshot.serial, current.generation == context.generation
      else { return nil }
      if analysis.isUnreadable { return readable[uri] }
      if case .screens(let screens) = analysis.content {
        readable[uri] = screens
      } else {
        readable[uri] = nil
      }
      return nil
    }
    return former.map { analysis.showing($0) } ?? analysis
  }

  private func step(for uri: String, _ serial: Int) -> Step {
    lock.withLock {
      guard let snapshot = newest[uri], snapshot.serial == serial else { return .finish(nil) }
      let slot = slots[uri] ?? Slot(serial)
      slots[uri] = slot
      if let analysis = slot.analysis { return .finish(analysis) }
      guard running.insert(uri).inserted else { return .wait(slot.change) }
      return .make(slot, snapshot)
    }
  }
}
