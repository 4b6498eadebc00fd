import Foundation
import Testing

@testable import announce

/// Commands on the screen of a stand-in for an Android device.
struct DeviceCommandTests {
  let phone: StandInDevice
  var folder: String { phone.folder.path }

  init() throws {
    phone = try StandInDevice()
    try phone.write(Self.window(["Send", "Help"]), to: "window.xml")
  }

  /// Returns a dump of a phone that is 1080 pixels wide, with buttons below each other.
  static func window(_ labels: [String], height: Int = 126) -> String {
    let buttons = labels.enumerated().map { index, label in
      """
      <node index="\(index)" text="\(label)" class="android.widget.Button" package="com.example" \
      clickable="true" enabled="true" focusable="true" \
      bounds="[100,\(200 + 300 * index)][900,\(200 + 300 * index + height)]" />
      """
    }
    return """
      <?xml version='1.0' encoding='UTF-8' standalone='yes' ?><hierarchy rotation="0">\
      <node index="0" text="" class="android.widget.FrameLayout" package="com.example" \
      enabled="true" bounds="[0,0][1080,2400]">\(buttons.joined())</node></hierarchy>
      """
  }

  func run(_ arguments: String...) -> DeviceTrial {
    DeviceTrial(arguments, path: phone.searchPath)
  }

  func write(_ text: String, to name: String) throws -> String {
    let path = "\(folder)/\(name)"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  func connect(_ devices: String) throws {
    try phone.write("List of devices attached\n\(devices)\n", to: "devices")
  }

  // MARK: Reading

  @Test func `The screen is announced as TalkBack of the device announces it`() throws {
    let result = run("device", "android", "--reader", "talkback")
    #expect(result.status == 0, "\(result.errors)")
    #expect(
      result.output.hasPrefix(
        """
        device:android

        TalkBack, version 17.0, Android API 36, language en-US: 2 stops
        1. Send. button. double tap to activate
        2. Help. button. double tap to activate

        Import diagnostics:
        This screen was on Pixel 9 (Android API 36, TalkBack 17.0.1.889, 420 dpi); the readers are \
        set accordingly, except for what --set and --language change.

        """), "\(result.output)")
    #expect(run("device:android", "--reader", "talkback").output == result.output)
    // The screen has the name that the user typed.
    let named = run("device:android:phone1", "--reader", "talkback").output
    #expect(named.hasPrefix("device:android:phone1\n"))
    #expect(named.replacing("device:android:phone1", with: "device:android") == result.output)
  }

  @Test func `Settings of the user come before those of the device`() throws {
    try phone.write("de-DE\n", to: "properties/persist.sys.locale")
    let german = run("device", "android", "--reader", "talkback")
    #expect(german.output.contains("TalkBack, version 17.0, Android API 36, language de"))
    #expect(german.output.contains("1. Send, Schaltfläche"))
    let chosen = run(
      "device", "android", "--reader", "talkback", "--set", "api=30", "--set", "profile=15.1",
      "--language", "en")
    #expect(
      chosen.output.contains("TalkBack, version 15.1, Android API 30, language en"),
      "\(chosen.output)")
  }

  @Test func `Versions and languages that are not simulated become the nearest ones`() throws {
    try phone.write("99\n", to: "properties/ro.build.version.sdk")
    try phone.write("xx-XX\n", to: "properties/persist.sys.locale")
    let new = run("device", "android", "--reader", "talkback")
    #expect(new.output.contains("TalkBack, version 17.0, Android API 37, language en-US: 2 stops"))
    #expect(
      new.output.contains("Android API 99 is not simulated; the nearest, 37, is. "),
      "\(new.output)")
    #expect(new.output.contains("TalkBack does not speak “xx-XX”; it uses en-US."))
    try phone.write("garbage\n", to: "properties/ro.build.version.sdk")
    try phone.write("", to: "packages")
    let unknown = run("device", "android", "--reader", "talkback")
    #expect(unknown.output.contains("TalkBack, version 16.2, Android API 36"))
  }

  @Test(arguments: [
    ["tree"], ["explain", "--stop", "1"], ["audit"], ["report", "--mute"], ["document"],
    ["pronunciation"], ["listen"], ["speak", "--dry-run"], ["play", "-e", "swipe right"],
  ])
  func `Commands that read a screen take a device`(_ words: [String]) throws {
    let result = DeviceTrial(words + ["device:android"], path: phone.searchPath)
    #expect(result.status < 2, "\(result.errors)")
    let expected = words == ["audit"] ? "1 screen audited" : "Send"
    #expect(result.output.contains(expected), "\(result.output)\(result.errors)")
    #expect(phone.text(of: "dumps") == "dump\n", "the screen is read once")
  }

  @Test func `A screen that is kept is read like the device, and is not overwritten`() throws {
    let file = "\(folder)/kept.xml"
    let shown = run("device", "android", "-o", file)
    #expect(shown.status == 0, "\(shown.errors)")
    let kept = run(file)
    #expect(
      kept.output.replacingOccurrences(of: file, with: "device:android") == shown.output)
    let again = run("device", "android", "-o", file)
    #expect(again.status == 2)
    #expect(again.errors.contains("kept.xml: the file exists already"))
    #expect(phone.text(of: "dumps") == "dump\n", "the file is checked before the device is read")
    let printed = run("device", "android", "-o", "-")
    let content = try String(contentsOfFile: file, encoding: .utf8)
    #expect(printed.output == content)
  }

  @Test func `Two names of one device are read once`() throws {
    let result = run("audit", "device:android", "device:android:phone1")
    #expect(result.status < 2, "\(result.errors)")
    #expect(phone.text(of: "dumps") == "dump\n")
  }

  @Test func `A device and a file are read together`() throws {
    let file = try write("- button \"Save\"\n", to: "a.outline")
    let result = run("device:android", file, "--reader", "talkback")
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("device:android\n"))
    #expect(result.output.contains("Save, button"))
  }

  @Test func `A file with the name of a device is reached by its path`() throws {
    let file = try write("- button \"Save\"\n", to: "device:android")
    let result = run(file, "--input", "outline", "--reader", "talkback")
    #expect(result.output.contains("Save, button"), "\(result.errors)")
    #expect(phone.text(of: "calls") == nil)
  }

  // MARK: Audits

  @Test func `The size of targets is measured with the density of the device`() throws {
    // 126 pixels are 48 dp at 420 dpi, and 42 dp at 480 dpi.
    #expect(!run("audit", "device:android").output.contains("target-small"))
    try phone.write("Physical density: 480\n", to: "density")
    let small = run("audit", "device:android")
    #expect(small.output.contains("target-small"), "\(small.output)")
    #expect(!small.output.contains("this assumes a screen 411 dp wide"))
  }

  @Test func `Findings name the device, and no line of a file`() throws {
    try phone.write(Self.window(["", "Help"]), to: "window.xml")
    let text = run("audit", "device:android")
    #expect(text.status == 1)
    #expect(
      text.output.contains("device:android: generic > button:nth-of-type(1): button"),
      "\(text.output)")
    try phone.write(
      Self.window(["", "Help"]).replacingOccurrences(
        of: "text=\"\"", with: "text=\"\" resource-id=\"com.example:id/send\""), to: "window.xml")
    let identified = run("audit", "device:android")
    #expect(identified.output.contains("generic > button:nth-of-type(1)"), "two have this name")
    try phone.write(
      Self.window(["", "Help"]).replacingOccurrences(
        of: "index=\"0\" text=\"\" class=\"android.widget.Button\"",
        with: "text=\"\" resource-id=\"com.example:id/send\" class=\"android.widget.Button\""),
      to: "window.xml")
    let named = run("audit", "device:android")
    #expect(named.output.contains("device:android: send: button"), "\(named.output)")
    let sarif = run("audit", "device:android", "--format", "sarif").output
    #expect(sarif.contains("\"uri\": \"./device:android\""), "\(sarif)")
    #expect(!sarif.contains("\"fixes\""))
    let junit = run("audit", "device:android", "--format", "junit").output
    #expect(junit.contains("classname=\"device:android\""), "\(junit)")
    #expect(!junit.contains(" line="), "\(junit)")
  }

  @Test func `An audit of a device has the findings of its screen in a file`() throws {
    try phone.write(Self.window(["", "Help", "Help"], height: 60), to: "window.xml")
    let file = "\(folder)/kept.xml"
    #expect(run("device", "android", "-o", file).status == 0)
    let device = run("audit", "device:android")
    let kept = run("audit", file)
    let line = { (text: String) in text.split(separator: "\n").first { $0.contains("audited") } }
    #expect(line(device.output) != nil)
    #expect(line(device.output) == line(kept.output), "\(device.output)\(kept.output)")
    #expect(!run("explain", "--stop", "1", "device:android").output.contains("column"))
  }
}
