internal import CSystem
internal import SystemLibrary

/// What a process gives up for good, so that a file which takes it over can do little with it.
///
/// It holds for the thread that asks and for those started by it from then on. Linux has all of it
/// since 5.13; elsewhere what the system lacks is left out, since nothing depends on it.
package enum Confinement {
  /// What is given up.
  package enum Measure: Sendable, Hashable, CaseIterable {
    /// To leave memory behind when it dies, and more memory and files than it needs.
    case limits
    /// Sockets, other programs and other processes.
    case network
    /// Files outside some folders.
    case files
  }

  /// The address space that speaking takes at most, in bytes: ten times what it was seen to take.
  package static let workerMemory: UInt = 1 << 30
  private static let workerFiles: UInt = 64

  /// Bounds what a process takes that speaks, and closes the network and writing to it; for before it
  /// loads anything, since the engine has threads of its own.
  package static func beginSpeaking() -> Set<Measure> {
    held([
      (.limits, csystem_limit(workerMemory, workerFiles)),
      (.network, csystem_refuse_network_and_programs()),
      (.files, refuseFiles(readable: nil, writable: [])),
    ])
  }

  /// Closes all files to a process but those in the folder of its data; for after it has loaded what
  /// it needs.
  package static func keepOnlyReading(_ folder: String) -> Set<Measure> {
    held([(.files, refuseFiles(readable: [folder], writable: []))])
  }

  /// Closes the network to a process that reads what others wrote, and writing but in some folders.
  package static func keepOnlyWriting(in folders: [String]) -> Set<Measure> {
    held([
      (.limits, csystem_limit(0, 0)), (.network, csystem_refuse_network_and_programs()),
      (.files, refuseFiles(readable: nil, writable: folders)),
    ])
  }

  private static func held(_ results: [(Measure, Int32)]) -> Set<Measure> {
    Set(results.filter { $0.1 == 0 }.map(\.0))
  }

  private static func refuseFiles(readable: [String]?, writable: [String]) -> Int32 {
    withCStrings(writable) { writable in
      guard let readable else {
        return csystem_refuse_files(nil, 0, writable, writable.count)
      }
      return withCStrings(readable) {
        csystem_refuse_files($0, $0.count, writable, writable.count)
      }
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
