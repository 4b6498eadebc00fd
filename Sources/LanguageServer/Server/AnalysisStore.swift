internal import Dispatch
internal import Importers

/// A version of an open document.
struct DocumentSnapshot: Sendable {
  let address: DocumentAddress
  let text: DocumentText
  /// The version that the client gave.
  let version: Int
  /// A number that grows with every change of any document.
  let serial: Int
}

/// The newest analysis of each open document.
///
/// Requests for the same version share one analysis. A version that is not the newest any more is
/// not analyzed.
///
/// Unchecked: the variables are used only while the lock is held.
final class AnalysisStore: @unchecked Sendable {
  /// An analysis that is made once, however many threads wait for it.
  private final class Slot: @unchecked Sendable {
    let serial: Int
    let group = DispatchGroup()
    var isBegun = false
    var analysis: DocumentAnalysis?

    init(_ serial: Int) {
      self.serial = serial
      group.enter()
    }
  }

  private let isFree = DispatchSemaphore(value: 1)
  /// The newest version of each open document.
  private var newest: [String: DocumentSnapshot] = [:]
  private var slots: [String: Slot] = [:]
  /// What the imports share until a file changes on disk.
  private var sharedRun = ImportRun()

  /// What imports share, such as the names in the files of a project.
  var run: ImportRun { locked { sharedRun } }

  /// Forgets what imports share and all analyses.
  func forgetFiles() {
    locked {
      sharedRun = ImportRun()
      slots = [:]
    }
  }

  /// Makes a version the newest one of its document.
  func setNewest(_ snapshot: DocumentSnapshot) {
    let uri = snapshot.address.uri
    locked {
      newest[uri] = snapshot
      if let slot = slots[uri], slot.serial != snapshot.serial { slots[uri] = nil }
    }
  }

  /// Forgets a document.
  func remove(_ uri: String) {
    locked {
      newest[uri] = nil
      slots[uri] = nil
    }
  }

  /// Returns the newest version of a document, or `nil` if the document is not open.
  func snapshot(of uri: String) -> DocumentSnapshot? { locked { newest[uri] } }

  /// The newest versions of all open documents.
  var snapshots: [DocumentSnapshot] {
    locked { newest.values.sorted { $0.address.uri < $1.address.uri } }
  }

  func isNewest(_ serial: Int, of uri: String) -> Bool {
    locked { newest[uri]?.serial == serial }
  }

  /// Returns the analysis of a version of a document, or `nil` if the document has changed since.
  func analysis(
    of uri: String, serial: Int, _ make: (DocumentSnapshot) -> DocumentAnalysis
  ) -> DocumentAnalysis? {
    let (slot, snapshot, isMine) = locked { () -> (Slot?, DocumentSnapshot?, Bool) in
      guard let snapshot = newest[uri], snapshot.serial == serial else { return (nil, nil, false) }
      let slot = slots[uri] ?? Slot(serial)
      slots[uri] = slot
      defer { slot.isBegun = true }
      return (slot, snapshot, !slot.isBegun)
    }
    guard let slot, let snapshot else { return nil }
    if isMine {
      let analysis = make(snapshot)
      locked { slot.analysis = analysis }
      slot.group.leave()
    } else {
      slot.group.wait()
    }
    return locked { newest[uri]?.serial == serial ? slot.analysis : nil }
  }

  private func locked<Value>(_ body: () -> Value) -> Value {
    isFree.wait()
    defer { isFree.signal() }
    return body()
  }
}
