import Devices
import Processes
import SystemLibrary
internal import TextIO

/// A watch that waits until the screen of a device, or one of the named files, changes.
struct DeviceWatch {
  private(set) var screens: DeviceScreens
  /// The files and folders among the operands.
  private let paths: [String]
  /// The states of the files, and of those in the folders, when they were last looked up.
  private var states: [String: FileState]
  private let isEnded: () -> Bool
  /// The time of the next reading, in seconds.
  private var nextReading = MonotonicClock.seconds() + DeviceWatch.pause

  /// The seconds between the end of a reading and the start of the next reading.
  private static let pause = 1.0
  /// The number of microseconds for which files must stay the same.
  ///
  /// A program may write a file in several steps.
  private static let settlingTime: UInt32 = 50_000
  /// The number of seconds after which a change is reported even while files still change.
  private static let patience = 1.0
  /// The number of successive failed readings after which the watch ends with an error.
  ///
  /// Single readings may fail, for example while a device is connected again.
  private static let failureLimit = 3

  /// Creates a watch.
  ///
  /// - Parameter paths: The paths of the files and folders among the operands.
  init(_ screens: DeviceScreens, paths: [String], unless isEnded: @escaping () -> Bool) {
    self.screens = screens
    self.paths = paths
    states = FileState.all(at: paths)
    self.isEnded = isEnded
  }

  /// Waits for a change, and returns whether there was a change before the watch ended.
  ///
  /// A change of a file is reported as soon as the files stop changing, or after a second at the
  /// latest, with the screens that were read last.
  ///
  /// - Throws: The last error if the screens could not be read several times in a row.
  mutating func waitForChange() throws(DeviceError) -> Bool {
    var failures = 0
    while !isEnded() {
      if waitForFiles() { return !isEnded() }
      guard !isEnded() else { break }
      defer { nextReading = MonotonicClock.seconds() + DeviceWatch.pause }
      do throws(DeviceError) {
        if try screens.read() { return true }
        failures = 0
      } catch {
        failures += 1
        if failures == DeviceWatch.failureLimit, !isEnded() { throw error }
      }
    }
    return false
  }

  /// Waits until the time of the next reading, or returns `true` early if a file changed.
  private mutating func waitForFiles() -> Bool {
    var firstChange: Double?
    while !isEnded(), firstChange != nil || MonotonicClock.seconds() < nextReading {
      usleep(DeviceWatch.settlingTime)
      let now = MonotonicClock.seconds()
      let isNew = updateStates()
      if isNew, firstChange == nil { firstChange = now }
      if let firstChange, !isNew || now - firstChange > DeviceWatch.patience { return true }
    }
    return false
  }

  /// Updates the states of the files, and returns whether any file changed.
  private mutating func updateStates() -> Bool {
    let now = FileState.all(at: paths)
    defer { states = now }
    return now != states
  }
}
