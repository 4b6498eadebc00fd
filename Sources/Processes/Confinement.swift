internal import CSystem
internal import SystemLibrary

/// Permanent restrictions of this process, which limit the damage that a malicious file can do.
///
/// They apply to the calling thread and to threads that it starts later. Linux supports all of them
/// since 5.13. Restrictions that a system does not support are left out; nothing depends on them.
package enum Confinement {
  package enum Measure: Sendable, Hashable, CaseIterable {
    /// No core dumps, and no more memory and open files than the process needs.
    case limits
    /// No sockets, other programs and other processes.
    case network
    /// No files outside some folders.
    case files
  }

  /// The largest address space of the voice worker in bytes: ten times what it was measured to use.
  private static let workerMemory: UInt = 1 << 30
  private static let workerFiles: UInt = 64

  /// Limits memory and files of the voice worker, and denies network and writing.
  ///
  /// Call it before loading the engine, which starts threads of its own.
  ///
  /// - Returns: The measures that the system applied.
  package static func confineVoiceWorker() -> Set<Measure> {
    applied([
      (.limits, csystem_limit(workerMemory, workerFiles)),
      (.network, csystem_refuse_network_and_programs()),
      (.files, refuseFiles(readable: nil, writable: [])),
    ])
  }

  /// Denies access to all files, except for reading those in a folder; call it after loading
  /// libraries.
  ///
  /// - Returns: The measures that the system applied.
  package static func restrictReading(to folder: String) -> Set<Measure> {
    applied([(.files, refuseFiles(readable: [folder], writable: []))])
  }

  /// Denies network access, and writing outside some folders.
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
