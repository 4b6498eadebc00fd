internal import CSystem
internal import SystemLibrary

/// Irreversible restrictions that this process puts on itself.
///
/// The restrictions limit the damage that a malicious file can do.
///
/// Each restriction applies to the calling thread and to threads that this thread starts later.
/// Linux supports all restrictions since version 5.13. On systems without support for a
/// restriction, the restriction is skipped, so no code may depend on it.
package enum Confinement {
  package enum Measure: Sendable, Hashable, CaseIterable {
    /// Core dumps are off.
    ///
    /// Memory and open files are limited to what the process needs.
    case limits
    /// Access to sockets, to other programs and to other processes is denied.
    case network
    /// Access to files outside some folders is denied.
    case files
  }

  /// The maximum size of the voice worker's address space in bytes: ten times the measured size.
  private static let workerMemory: UInt = 1 << 30
  private static let workerFiles: UInt = 64

  /// Limits the memory and the number of open files of the voice worker, and denies it access to
  /// the network and writing to files.
  ///
  /// Call this method before loading the engine, because the engine starts threads.
  ///
  /// - Returns: The measures that the system applied.
  package static func confineVoiceWorker() -> Set<Measure> {
    applied([
      (.limits, csystem_limit(workerMemory, workerFiles)),
      (.network, csystem_refuse_network_and_programs()),
      (.files, refuseFiles(readable: nil, writable: [])),
    ])
  }

  /// Denies this process all access to files, except reading files in `folder`.
  ///
  /// Call this method after loading libraries.
  ///
  /// - Returns: The measures that the system applied.
  package static func restrictReading(to folder: String) -> Set<Measure> {
    applied([(.files, refuseFiles(readable: [folder], writable: []))])
  }

  /// Denies this process access to the network, and writing to files outside `folders`.
  ///
  /// - Returns: The measures that the system applied.
  package static func restrictWriting(to folders: [String]) -> Set<Measure> {
    applied([
      (.limits, csystem_limit(0, 0)), (.network, csystem_refuse_network_and_programs()),
      (.files, refuseFiles(readable: nil, writable: folders)),
    ])
  }

  private static func applied(_ results: [(Measure, Int32)]) -> Set<Measure> {
    Set(results.filter { $0.1 == 0 }.map(\.0))
  }

  private static func refuseFiles(readable: [String]?, writable: [String]) -> Int32 {
    withCStrings(writable) { writable in
      guard let readable else { return csystem_refuse_files(nil, 0, writable, writable.count) }
      return withCStrings(readable) { csystem_refuse_files($0, $0.count, writable, writable.count) }
    }
  }

  private static func withCStrings(
    _ texts: [String], _ body: ([UnsafePointer<CChar>?]) -> Int32
  ) -> Int32 {
    let words = texts.map { strdup($0) }
    defer { for word in words { free(word) } }
    return body(words.map { UnsafePointer($0) })
  }
}
