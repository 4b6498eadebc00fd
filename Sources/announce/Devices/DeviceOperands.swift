import Devices
import Importers
internal import TextIO

/// The operands of a command that name connected devices, such as `device:android`.
struct DeviceOperands {
  /// The addresses of the devices, without duplicates.
  let addresses: [DeviceAddress]
  /// Whether the command is `announce device`, whose operand is never a file.
  private let isDeviceCommand: Bool

  /// Finds the devices among operands, or returns `nil` if no operand is a device.
  ///
  /// - Parameter isDeviceCommand: Whether the command is `announce device`, whose operand is never
  ///   a file.
  /// - Throws: An error if the command cannot read devices, or if an address is wrong.
  init?(
    _ arguments: Arguments, of declaration: Declaration, isDeviceCommand: Bool
  ) throws(UsageError) {
    guard declaration.operands.areFiles else { return nil }
    let screens = declaration.operands.screens(of: arguments.operands)
    var addresses: [DeviceAddress] = []
    for (index, operand) in arguments.operands.enumerated() {
      guard let address = try DeviceOperands.address(operand) else { continue }
      // A shell pattern can expand to a file named like a device, and the name of a file must not
      // start a program.
      guard isDeviceCommand || !CommandEnvironment.hasFile(operand) else {
        throw UsageError(
          "there is also a file “\(operand)”",
          remedy:
            "write ./\(operand) for the file, or “announce device \(address.platform.rawValue)”")
      }
      guard screens.contains(index) else {
        throw DeviceOperands.misplaced(operand, declaration.operands)
      }
      if !addresses.contains(address) { addresses.append(address) }
    }
    guard !addresses.isEmpty else { return nil }
    guard !arguments.has(DiffCommand.since) else {
      throw UsageError(
        "a device has no revisions", remedy: "compare with a file: announce diff old.xml device:…")
    }
    guard !arguments.has(.input) else {
      throw UsageError(
        "a device has one format, and --input cannot change it", remedy: "leave out --input")
    }
    self.addresses = addresses
    self.isDeviceCommand = isDeviceCommand
  }

  /// Returns the address of a device, or `nil` if the operand is a file.
  private static func address(_ operand: String) throws(UsageError) -> DeviceAddress? {
    guard operand.hasPrefix(DeviceAddress.scheme) else { return nil }
    guard let address = DeviceAddress(operand) else {
      guard !CommandEnvironment.hasFile(operand) else { return nil }
      throw UsageError(
        "a device cannot be “\(operand)”", remedy: "write device:android or device:ios")
    }
    if let problem = address.problem { throw UsageError(problem) }
    return address
  }

  private static func misplaced(
    _ operand: String, _ operands: Declaration.Operands
  ) -> UsageError {
    switch operands {
    case .log:
      UsageError(
        "“\(operand)” is a screen, and compare needs a log first",
        remedy: "write announce compare LOG \(operand)")
    case .play:
      UsageError("“\(operand)” is a screen, not a script", remedy: "name the script after it")
    default:
      UsageError(
        "“\(operand)” is a device, and this command reads only files",
        remedy: "save the screen with “announce device "
          + "\(DeviceAddress(operand)?.platform.rawValue ?? "android") -o FILE”, and name the file")
    }
  }

  func connect(in environment: CommandEnvironment) throws(DeviceError) -> DeviceScreens {
    guard environment.opensDevices else {
      let platform = addresses.first?.platform ?? .android
      throw DeviceError(
        "devices cannot be read here",
        remedy: "save the screen with “announce device \(platform.rawValue) -o FILE”")
    }
    var screens = DeviceScreens()
    for address in addresses {
      screens.append(
        try address.connect(
          searchPath: environment.variable("PATH"),
          isCancelled: environment.interruption.isPending,
          naming: isDeviceCommand ? { "name one, such as --serial \($0)" } : nil),
        for: address)
    }
    return screens
  }
}

extension Declaration.Operands {
  /// Returns the indices of the operands that can be screens of devices.
  fileprivate func screens(of operands: [String]) -> Range<Int> {
    switch self {
    case .file, .files, .comparison: operands.indices
    case .log: 1..<max(1, operands.count)
    case .play: 0..<min(1, operands.count)
    case .none, .paths, .path, .recordings, .command, .format, .shell, .captured, .device: 0..<0
    }
  }
}

extension UsageError {
  /// Creates a usage error from an error about a device.
  init(_ error: DeviceError) { self.init(error.problem, remedy: error.remedy) }
}

extension DeviceAddress.Platform {
  /// The extension of files with screens of this kind of device.
  var fileExtension: String {
    switch self {
    case .android: "xml"
    case .ios: "json"
    }
  }
}

extension DeviceAddress {
  /// The format of the screens of the device.
  var format: InputFormat {
    switch platform {
    case .android: .uiautomator
    case .ios: .idb
    }
  }
}
