import Foundation
import Testing

@testable import announce

/// Commands on the screen of a stand-in for an Android device.
struct DeviceCommandTests {
  private let phone: StandInDevice
  private var folder: String { phone.folder.path }

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

  private func run(_ arguments: String...) -> DeviceTrial {
    DeviceTrial(arguments, path: phone.searchPath)
  }

  private func write(_ text: String, to name: String) throws -> String {
    let path = "\(folder)/\(name)"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  private func connect(_ devices: String) throws {
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

  // MARK: Comparing

  @Test func `The device is the newer side in either order, unless it opens over something`() throws
  {
    let old = try write(Self.window(["Store", "Help"]), to: "old.xml")
    let usual = run("diff", old, "device:android", "--reader", "talkback")
    #expect(usual.output.contains("before  [-Store-]"), "\(usual.output)\(usual.errors)")
    #expect(run("diff", "device:android", old, "--reader", "talkback").output == usual.output)
    let opened = run("diff", "device:android", old, "--reader", "talkback", "--opens", "page")
    #expect(!opened.output.contains("before  [-Store-]"), "\(opened.output)\(opened.errors)")
  }

  @Test func `A kind of device that does not exist is answered with the kinds that do`() {
    let result = run("device", "windows")
    #expect(result.status == 2)
    #expect(
      result.errors.contains(
        "the kind of a device cannot be “windows”; the kinds are android and ios"),
      "\(result.errors)")
  }

  @Test func `A dump that is cut off is not printed in the error`() throws {
    let whole = Self.window(["Send"])
    try phone.write(String(whole.prefix(whole.count / 2)), to: "window.xml")
    let result = run("device:android")
    #expect(result.status == 2)
    #expect(
      result.errors.contains("uiautomator cannot read the screen: it printed no whole dump"),
      "\(result.errors)")
    #expect(!result.errors.contains("<"))
  }

  @Test func `Markdown does not link to a device`() {
    let result = run("device:android", "--format", "markdown")
    #expect(result.output.contains("\nScreen: device:android\n"), "\(result.output)")
    #expect(!result.output.contains("](./device"))
  }

  @Test func `A device is compared with an earlier dump`() throws {
    let old = try write(Self.window(["Send"]), to: "old.xml")
    let result = run("diff", old, "device:android", "--reader", "talkback", "--plain")
    #expect(result.status == 1, "\(result.errors)")
    #expect(result.output.contains("Help"), "\(result.output)")
    // The old dump does not state its TalkBack, so it is read by that of the device.
    #expect(!result.output.contains("Send"), "\(result.output)")
    let turned = run("diff", "device:android", old, "--reader", "talkback")
    #expect(turned.status == 1)
    let same = try write(Self.window(["Send", "Help"]), to: "same.xml")
    #expect(run("diff", same, "device:android").status == 0)
    #expect(run("report", "device:android", "--mute", "--against", same).status == 0)
  }

  @Test func `A device has no revisions`() throws {
    let result = run("diff", "--since", "HEAD", "device:android")
    #expect(result.status == 2)
    #expect(result.errors.contains("a device has no revisions"))
  }

  @Test func `A log is compared with the screen of a device`() throws {
    let log = try write(
      """
      # TalkBack walk: form

      | # | TalkBack says |
      | --- | --- |
      | 1 | Send, Button |
      | 2 | Help, Button |

      """, to: "walk.md")
    let result = run("compare", log, "device:android")
    #expect(result.status < 2, "\(result.errors)")
    #expect(result.output.contains("2 stops heard"), "\(result.output)")
    let turned = run("compare", "device:android", log)
    #expect(turned.errors.contains("compare needs a log first"))
  }

  // MARK: Errors

  @Test func `Commands that need files refuse devices`() {
    for words in [["check", "device:android"], ["fidelity", "device:android"]] {
      let result = DeviceTrial(words, path: phone.searchPath)
      #expect(result.status == 2)
      #expect(result.errors.contains("“device:android” is a device, and this command reads only"))
      #expect(result.errors.contains("announce device android -o FILE"))
    }
    #expect(run("play", "device:android", "device:ios").errors.contains("not a script"))
    #expect(phone.text(of: "calls") == nil)
  }

  @Test func `Wrong addresses and options are errors before a device is asked`() {
    #expect(run("device:windows").errors.contains("write device:android or device:ios"))
    #expect(run("device:android:").errors.contains("“” cannot be a serial number"))
    #expect(run("device:android:-x").errors.contains("“-x” cannot be a serial number"))
    #expect(run("device", "android", "--serial", "-x").errors.contains("cannot be a serial number"))
    #expect(run("device").errors.contains("write “announce device android” or"))
    #expect(run("device", "windows").errors.contains("the kinds are android and ios"))
    #expect(run("device:android", "--set", "x=1").errors.contains("unknown setting “x”"))
    #expect(
      run("device", "android", "--watch", "-o", "a.xml").errors.contains("cannot be combined"))
    #expect(phone.text(of: "calls") == nil)
  }

  @Test func `No device, several devices and one that is not ready are errors`() throws {
    try connect("")
    let none = run("device", "android")
    #expect(none.status == 2)
    #expect(
      none.errors == """
        announce: no Android device is connected; connect a phone with USB debugging switched on, \
        or start an emulator

        """)
    #expect(run("device", "android", "--list").errors.contains("no Android device is connected"))
    try connect("phone1\toffline\n192.168.1.5:5555\tdevice")
    let several = run("device:android")
    #expect(
      several.errors == """
        announce: 2 devices are connected: phone1 (offline), 192.168.1.5:5555; name one, such as \
        device:android:192.168.1.5:5555

        """)
    let network = run("device:android:192.168.1.5:5555")
    #expect(network.output.hasPrefix("device:android:192.168.1.5:5555\n"), "\(network.errors)")
    #expect(phone.text(of: "calls")?.contains("-s 192.168.1.5:5555 exec-out") == true)
    try connect("phone1\tunauthorized")
    #expect(run("device:android").errors.contains("Allow USB debugging?"))
  }

  @Test func `A list names each device by its address`() throws {
    try connect(
      "phone1 device usb:1-1 product:tokay model:Pixel_9 device:tokay transport_id:1\n"
        + "emulator-5554 unauthorized transport_id:2")
    let list = run("device", "android", "--list")
    #expect(list.status == 0)
    #expect(
      list.output == """
        device:android:phone1  Pixel 9
        device:android:emulator-5554  the device emulator-5554 has not authorised this computer; \
        unlock it and answer “Allow USB debugging?” with yes

        """)
  }

  @Test func `A missing adb is an error that names the package`() {
    let result = DeviceTrial("device:android", path: "\(folder)/none")
    #expect(result.status == 2)
    #expect(result.errors.contains("adb is not installed; install Android's platform tools"))
  }

  @Test func `A device that stops answering while its screen is read is an error`() throws {
    try phone.write("window.xml is not read\n", to: "dump-message")
    let result = run("device:android")
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("uiautomator cannot read the screen: window.xml is not read"))
  }

  @Test func `Devices are not read where the environment does not allow them`() {
    let result = DeviceTrial("device:android", path: phone.searchPath) { $0.opensDevices = false }
    #expect(result.status == 2)
    #expect(result.errors.contains("devices cannot be read here"))
    #expect(phone.text(of: "calls") == nil)
  }

  @Test func `A list of pages does not reach a device`() throws {
    let list = try write("device:android\n", to: "pages.txt")
    let result = run("audit", "--urls", list)
    #expect(result.status == 2)
    #expect(phone.text(of: "calls") == nil)
  }

  @Test func `A link of a document does not reach a device`() throws {
    let document = try write(
      "Screen: [Form](device:android)\n\n| TalkBack |\n| --- |\n| Send |\n", to: "form.md")
    let result = run("check", document)
    #expect(result.status == 2, "\(result.output)\(result.errors)")
    #expect(phone.text(of: "calls") == nil)
  }

  @Test func `A document that is written from a device contains its screen and passes its check`()
    throws
  {
    let file = "\(folder)/form.md"
    let written = run("document", "device:android", "-o", file)
    #expect(written.status == 0, "\(written.errors)")
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(text.contains("<?announce model=\"Pixel 9\""))
    #expect(!text.contains("](device"))
    let check = run("check", file)
    #expect(check.status == 0, "\(check.output)\(check.errors)")
    #expect(run("document", "--link", "device:android").errors.contains("leave out --link"))
  }
}
