internal import TextIO

/// A capture of TalkBack's announcements on the current screen of a device.
///
///     let device = try AndroidDevice(serial: nil, of: AndroidDebugBridge())
///     let capture = try AndroidCapture(of: device, named: "sign-up", by: AndroidCapture.Options())
package struct AndroidCapture: Sendable {
  /// The options of a capture.
  package struct Options: Sendable {
    /// Whether the capture moves the focus with keys rather than with swipes.
    package var usesKeys = false
    /// The maximum number of stops to capture.
    package var limit = 100
    /// The maximum time in seconds to wait for an utterance.
    ///
    /// After the utterance, the capture waits as long for the usage hint.
    package var patience = 3.0

    package init() {}
  }

  /// TalkBack's log during the capture, with a mark before the first movement and after the last
  /// one.
  package private(set) var log = ""
  /// uiautomator's dump of the screen before the first movement.
  package private(set) var dumpBefore = ""
  /// uiautomator's dump of the screen after the last movement; empty if the screen could not be
  /// read.
  package private(set) var dumpAfter = ""
  /// The number of stops.
  package private(set) var stopCount = 0
  /// The reason why the capture ended.
  package private(set) var end = CaptureWalk.End.silence
  /// Notes for the user, such as about settings that could not be restored on the device.
  package private(set) var notes: [String] = []

  /// Captures the screen that a device shows.
  ///
  /// The device's settings are restored, also if the capture fails or is interrupted.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - name: The name of the screen.
  ///   - progress: Receives a description of the current step, such as “walked over 3 stops”.
  /// - Throws: An error if TalkBack said nothing; the error also lists settings that could not be
  ///   restored. If the walk fails later, the capture is kept and ``end`` has the error.
  package init(
    of device: AndroidDevice, named name: String, by options: Options,
    progress: (String) -> Void = { _ in }
  ) throws(DeviceError) {
    guard let talkBack = device.talkBack else {
      throw DeviceError(
        "TalkBack is not installed on \(device.model)",
        remedy: "install “Android Accessibility Suite”, or use an emulator image with Google Play")
    }
    progress("reading the screen")
    dumpBefore = try UIAutomatorDump(of: device).xml
    var settings = try CaptureSettings(device, talkBack)
    do throws(DeviceError) {
      let isLogOn = try settings.switchOn(device)
      try waitForTalkBack(device)
      try walk(name, device, talkBack, options, progress)
      guard stopCount > 0 else { throw AndroidCapture.noSpeech(isLogOn) }
    } catch {
      throw AndroidCapture.adding(settings.restore(), to: error)
    }
    notes += settings.restore().map { "not restored: \($0)" }
    progress("reading the screen again")
    do throws(DeviceError) {
      dumpAfter = try UIAutomatorDump(of: device).xml
      if dumpAfter != dumpBefore {
        notes.append("the screen changed during the walk, so compare with both dumps")
      }
    } catch {
      notes.append("the screen after the walk is missing: \(error.problem)")
    }
  }

  private mutating func walk(
    _ name: String, _ device: AndroidDevice, _ talkBack: InstalledTalkBack, _ options: Options,
    _ progress: (String) -> Void
  ) throws(DeviceError) {
    let log = try DeviceLog(device.adb)
    if !talkBack.version.isEmpty { try log.mark("talkback-version:\(talkBack.version)") }
    try log.mark("screen-start:\(name)")
    let input = try CaptureInput(usingKeys: options.usesKeys, on: device, talkBack)
    defer { input.end() }
    var walk = CaptureWalk(
      input, log: log, textCount: AndroidCapture.textCount(of: dumpBefore),
      patience: options.patience, isCancelled: device.adb.isCancelled)
    do throws(DeviceError) {
      end = try walk.run(limit: options.limit) { progress("walked over \($0) stops") }
      try log.mark("screen-end:\(name)")
      try walk.finishLog()
    } catch {
      guard !walk.words.isEmpty else { throw error }
      end = .failure(error)
    }
    stopCount = walk.words.count
    self.log = walk.log.text
  }

  /// Waits until Android has started TalkBack again, after a dump or a change of settings stopped
  /// it.
  private func waitForTalkBack(_ device: AndroidDevice) throws(DeviceError) {
    let script =
      "for i in 1 2 3 4 5 6 7 8 9 10; do "
      + "dumpsys accessibility | grep -q 'Bound services:{.*TalkBack' && exit 0; sleep 1; done; "
      + "exit 1"
    guard try device.adb.output(ofScript: script, seconds: 30) != nil else {
      throw DeviceError(
        "TalkBack did not start within 10 s",
        remedy: "unlock the device and switch TalkBack on by hand")
    }
  }

  /// Returns the number of elements with a text in a dump.
  private static func textCount(of dump: String) -> Int {
    dump.split(separator: "<").count { element in
      [" text=\"", " content-desc=\""].contains { name in
        element.range(ofScalars: name).map { element[$0.upperBound...].first != "\"" } ?? false
      }
    }
  }

  private static func noSpeech(_ isLogOn: Bool) -> DeviceError {
    guard !isLogOn else {
      return DeviceError(
        "TalkBack said nothing on the screen",
        remedy: "check that an app is in front and that TalkBack's tutorial is closed")
    }
    return DeviceError(
      "TalkBack wrote nothing into the log, or said nothing",
      remedy: "switch the log on: TalkBack settings > Advanced > Developer settings > Log output "
        + "level > VERBOSE. On emulator images without Google Play (google_apis) and on rooted "
        + "phones, announce does that itself")
  }

  private static func adding(_ problems: [DeviceError], to error: DeviceError) -> DeviceError {
    guard !problems.isEmpty else { return error }
    var error = error
    error.remedy += "; not restored: " + problems.map(\.problem).joined(separator: "; ")
    return error
  }
}
