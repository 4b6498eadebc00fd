import Foundation
import Testing

@testable import announce

/// Errors of devices, and commands that do not read devices.
extension DeviceCommandTests {
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
