internal import Processes
internal import TalkBackReader

/// A virtual input device with which a capture moves TalkBack's focus.
///
/// TalkBack does not receive events of `adb shell input`, because Android passes only events of
/// input devices to TalkBack. Therefore, Android's `uinput` command creates a virtual device. It
/// exists until ``end()`` is called.
///
/// Assumed: the codes are those of Linux's `input-event-codes.h` and `uinput.h`; the form of the
/// lines is that of Android's `cmds/uinput/README.md`. Codes and lines were tested only with a
/// substitute for `adb`.
final class CaptureInput {
  private let program: ChildProgram
  private let movement: [String]

  /// Creates a virtual keyboard or a virtual touch screen.
  init(
    usingKeys: Bool, on device: AndroidDevice, _ talkBack: InstalledTalkBack
  ) throws(DeviceError) {
    guard device.api >= CaptureInput.firstAPI else {
      throw DeviceError(
        "the device has API level \(device.api), and virtual input devices exist since level "
          + "\(CaptureInput.firstAPI)",
        remedy: "use a device with Android 11 or later")
    }
    let commands =
      usingKeys
      ? VirtualKeyboard.commands(for: talkBack) : VirtualTouchScreen.commands(for: device.size)
    program = try device.adb.start(["uinput", "-"])
    movement = commands.movement
    try send([commands.registration, CaptureInput.delay(CaptureInput.settling)])
  }

  /// Android 11, the first version with the command `uinput`.
  private static let firstAPI = 30
  /// The time that Android needs to notice the new device, in milliseconds.
  private static let settling = 1000

  /// Asks TalkBack to move to the next stop.
  func moveToNext() throws(DeviceError) { try send(movement) }

  /// Removes the device.
  func end() {
    program.closeInput()
    if program.waitForExitStatus() == nil { program.stop() }
  }

  private func send(_ lines: [String]) throws(DeviceError) {
    var rest = Array((lines.joined(separator: "\n") + "\n").utf8)[...]
    let end = MonotonicClock.seconds() + 10
    while !rest.isEmpty {
      switch program.write(rest) {
      case .written(let count): rest = rest.dropFirst(count)
      case .full where MonotonicClock.seconds() < end: program.wait()
      case .full, .closed:
        let message = program.lastMessage.map { ": \($0)" } ?? ""
        throw DeviceError(
          "the device does not take virtual input\(message)",
          remedy: "use an emulator, or a phone on which “adb shell uinput” works")
      }
    }
  }

  /// Returns the line that makes `uinput` wait.
  static func delay(_ milliseconds: Int) -> String {
    #"{"id":1,"command":"delay","duration":\#(milliseconds)}"#
  }

  /// Returns the line with which `uinput` sends events and then a report event.
  static func events(_ events: [(type: Int, code: Int, value: Int)]) -> String {
    let numbers = (events + [(0, 0, 0)]).flatMap { [$0.type, $0.code, $0.value] }
    let list = numbers.map(String.init).joined(separator: ",")
    return #"{"id":1,"command":"inject","events":[\#(list)]}"#
  }
}

/// A keyboard with TalkBack's keys for the next item.
private enum VirtualKeyboard {
  static func commands(
    for talkBack: InstalledTalkBack
  ) -> (registration: String, movement: [String]) {
    let modifier = talkBack.profile.hasMetaModifier ? meta : alt
    let registration = """
      {"id":1,"command":"register","name":"announce keyboard","vid":6353,"pid":1,"bus":"usb",\
      "configuration":[{"type":100,"data":[1]},{"type":101,"data":[\(alt),\(right),\(meta)]}]}
      """
    let movement = [[(1, modifier, 1)], [(1, right, 1)], [(1, right, 0)], [(1, modifier, 0)]]
    return (registration, movement.map(CaptureInput.events))
  }

  private static let (alt, right, meta) = (56, 106, 125)
}

/// A touch screen on which one finger swipes right.
private enum VirtualTouchScreen {
  static func commands(
    for size: (width: Int, height: Int)
  ) -> (registration: String, movement: [String]) {
    let axes = [(slot, 1), (x, size.width - 1), (y, size.height - 1), (finger, 9)]
      .map { axis, most in
        #"{"code":\#(axis),"info":{"value":0,"minimum":0,"maximum":\#(most),"#
          + #""fuzz":0,"flat":0,"resolution":0}}"#
      }
    let registration = """
      {"id":1,"command":"register","name":"announce touch screen","vid":6353,"pid":2,"bus":"usb",\
      "configuration":[{"type":100,"data":[1,3]},{"type":101,"data":[\(touch)]},\
      {"type":103,"data":[\(slot),\(x),\(y),\(finger)]},{"type":110,"data":[1]}],\
      "abs_info":[\(axes.joined(separator: ","))]}
      """
    var movement = [
      CaptureInput.events([
        (3, slot, 0), (3, finger, 1), (1, touch, 1), (3, x, size.width / 4),
        (3, y, size.height / 2),
      ])
    ]
    for step in 1...steps {
      let reached = size.width / 4 + size.width / 2 * step / steps
      movement += [CaptureInput.delay(10), CaptureInput.events([(3, x, reached)])]
    }
    movement.append(CaptureInput.events([(3, finger, -1), (1, touch, 0)]))
    return (registration, movement)
  }

  /// The number of moves in a swipe, 10 ms apart.
  ///
  /// The movement is fast enough to count as a swipe, and slow enough for TalkBack to follow the
  /// finger.
  private static let steps = 10
  /// Linux's codes for the slot, the x and y position and the tracking id of a finger, and for
  /// touching the screen.
  private static let (slot, x, y, finger, touch) = (47, 53, 54, 57, 330)
}
