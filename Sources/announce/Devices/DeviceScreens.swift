import Devices
import Importers
import Simulator
internal import TextIO

/// The connected devices that a command reads, with their current screens.
struct DeviceScreens {
  /// The devices, each with the name of its screen.
  ///
  /// The name is the address in the first spelling that the user typed.
  private var devices: [(device: any ScreenDevice, name: String)] = []
  /// For each operand of the command line, the name of the screen.
  private var names: [String: String] = [:]
  /// The contents of the screens, by the name of the screen.
  private var contents: [String: [UInt8]] = [:]

  /// Adds a device.
  ///
  /// - Parameter address: The address with which the user named the device; it may have no serial
  ///   number.
  mutating func append(_ device: any ScreenDevice, for address: DeviceAddress) {
    let same = devices.first { $0.device.address == device.address }
    names[address.text] = same?.name ?? address.text
    guard same == nil else { return }
    devices.append((device, address.text))
  }

  /// Returns the arguments with one name for each device, even if the user named a device in two
  /// ways.
  func named(in arguments: Arguments) -> Arguments {
    arguments.with(operands: arguments.operands.map { names[$0] ?? $0 })
  }

  /// Reads the screens.
  ///
  /// If one device cannot be read, all screens stay the same as before.
  ///
  /// - Parameter activity: The line that shows the current step.
  /// - Returns: Whether a screen has changed since the last reading.
  mutating func read(showing activity: ActivityLine? = nil) throws(DeviceError) -> Bool {
    var hasChanged = false
    var read = contents
    for index in devices.indices {
      let name = devices[index].name
      activity?.show("reading the screen of \(name)")
      defer { activity?.end() }
      let new = try devices[index].device.screen {
        activity?.show("reading the screen of \(name): \($0)")
      }
      let old = contents[name]
      read[name] = new
      let isUnchanged = old.map { isSame($0, new, devices[index].device.address) } ?? false
      hasChanged = hasChanged || !isUnchanged
    }
    contents = read
    return hasChanged
  }

  /// Whether two dumps have the same screens.
  ///
  /// The bytes of the dumps can still differ, for example in the drawing order of views.
  private func isSame(_ old: [UInt8], _ new: [UInt8], _ address: DeviceAddress) -> Bool {
    guard old != new else { return true }
    func screens(_ bytes: [UInt8]) -> [Screen]? {
      let all = try? ImportedScreen.contents(
        of: bytes, format: address.format, file: address.text)
      return all?.map { imported in
        var imported = imported
        imported.removeLocations()
        return imported.screen
      }
    }
    guard let before = screens(old), let after = screens(new) else { return false }
    return before == after
  }

  /// The contents of the screens, for commands that read screens like files.
  var texts: ReplacedTexts { ReplacedTexts(texts: contents, formerTexts: contents) }

  /// Returns the content of a screen.
  func content(of address: DeviceAddress) -> [UInt8] { contents[names[address.text] ?? ""] ?? [] }
}

extension ImportedScreen {
  /// Removes the locations in the dump, because the user does not have the dump as a file.
  mutating func removeLocations() {
    isLive = true
    for index in screen.diagnostics.indices {
      screen.diagnostics[index].position = nil
      screen.diagnostics[index].repeats = []
    }
    for visit in screen.preorder { screen[visit.index].position = nil }
  }
}
