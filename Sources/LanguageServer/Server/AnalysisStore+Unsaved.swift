internal import Importers
internal import TextIO

/// The texts of open documents that are different from their files on disk.
struct UnsavedTexts: Sendable {
  /// The texts, by the path of the file with every link resolved.
  fileprivate(set) var texts: [String: [UInt8]] = [:]
  /// The serial numbers of the texts' versions, by the same paths.
  fileprivate(set) var serials: [String: Int] = [:]
}

extension AnalysisStore {
  /// The number of unsaved states for which the store keeps what imports share.
  private static let runLimit = 4

  /// Returns the unsaved texts of all open documents except one.
  func unsavedTexts(besides uri: String) -> UnsavedTexts { locked { unlockedTexts(besides: uri) } }

  private func unlockedTexts(besides uri: String) -> UnsavedTexts {
    var unsaved = UnsavedTexts()
    for (other, snapshot) in newest where other != uri && snapshot.isUnsaved {
      guard let path = snapshot.realPath else { continue }
      unsaved.texts[path] = snapshot.text.importedBytes
      unsaved.serials[path] = snapshot.serial
    }
    return unsaved
  }

  /// Returns what imports share while these texts are not saved.
  func run(for unsaved: UnsavedTexts, in context: Context) -> ImportRun {
    guard !unsaved.serials.isEmpty else { return context.run }
    return locked {
      let known = unsavedRuns.first { $0.serials == unsaved.serials }
      if let known { return known.run }
      let run = ImportRun()
      unsavedRuns = [(unsaved.serials, run)] + unsavedRuns.prefix(AnalysisStore.runLimit - 1)
      return run
    }
  }

  /// Stores which files an analysis of a document has read.
  ///
  /// - Parameter unsaved: The unsaved texts with which the analysis was made.
  /// - Returns: Whether none of these files has a different unsaved text now.
  func recordPaths(_ paths: Set<String>, of uri: String, with unsaved: UnsavedTexts) -> Bool {
    locked {
      let serials = unlockedTexts(besides: uri).serials
      guard paths.allSatisfy({ serials[$0] == unsaved.serials[$0] }) else { return false }
      if newest[uri] != nil { readPaths[uri] = paths }
      return true
    }
  }

  /// Records that the text of an open document is the one of the file on disk.
  func setSaved(_ uri: String) {
    guard let address = snapshot(of: uri)?.address, address.isFile else { return }
    let path = PathName(address.path).resolved?.path
    locked {
      newest[uri]?.isUnsaved = false
      newest[uri]?.realPath = path
    }
  }

  /// Discards the analyses of all open documents that have read the file of another document, and
  /// returns the URIs of these documents.
  func discardDependents(of snapshot: DocumentSnapshot) -> [String] {
    guard let path = snapshot.realPath else { return [] }
    return locked {
      let uris = readPaths.filter { $0.key != snapshot.address.uri && $0.value.contains(path) }.keys
      for uri in uris { slots.removeValue(forKey: uri)?.wake() }
      return uris.sorted()
    }
  }
}
