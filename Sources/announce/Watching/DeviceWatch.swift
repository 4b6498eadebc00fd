import Devices
import Processes
import SystemLibrary

/// A watch that waits until the screen of a device, or a file near the operands, changes.
struct DeviceWatch {
  private(set) var screens: DeviceScreens
  /// The watch of files, or `nil` if every operand is a device.
  let files: FolderWatch?
  private let isEnded: () -> Bool

  /// The seconds between the end of a reading and the next one.
  private static let pause = 1.0
  /// The number of readings in a row that may fail, such as while a device is connected again.
  private static let failureLimit = 3

  init(_ screens: DeviceScreens, files: FolderWatch?, unless isEnded: @escaping () -> Bool) {
    self.screens = screens
    self.files = files
    self.isEnded = isEnded
  }

  /// Waits for a change; returns whether there was one before the end.
  ///
  /// - Throws: The last error if the screens could not be read several times in a row.
  mutating func waitForChange() throws(DeviceError) -> Bool {
    var failures = 0
    var hasChanged = false
    while !isEnded() {
      if waitForFiles() { hasChanged = true }
      guard !isEnded() else { break }
      do throws(DeviceError) {
        if try screens.read() || hasChanged { return true }
        failures = 0
      } catch {
        failures += 1
        if failures == DeviceWatch.failureLimit, !isEnded() { throw error }
      }
    }
    return false
  }

  /// Waits for the next reading; returns early, with true, if a file changed.
  private func waitForFiles() -> Bool {
    if let files { return files.waitForChange(within: DeviceWatch.pause, unless: isEnded) }
    let end = MonotonicClock.seconds() + DeviceWatch.pause
    while !isEnded(), MonotonicClock.seconds() < end { usleep(50_000) }
    return false
  }
}
