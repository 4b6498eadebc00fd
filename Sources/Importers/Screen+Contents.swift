public import ImportSupport
public import Simulator
public import TextIO

extension ImportedScreen {
  /// The screens in a file of any format; without a format, extension and content decide.
  public static func contents(
    ofFile path: String, format: InputFormat? = nil, options: ImportOptions = ImportOptions()
  ) throws(InputError) -> [ImportedScreen] {
    try contents(of: FileBytes.contents(ofFile: path), format: format, file: path, options: options)
  }

  /// The screens in the bytes of a file; without a format, name and content decide.
  ///
  /// A page or an outline is one screen; an export of platform trees may hold several. There is
  /// always at least one.
  public static func contents(
    of bytes: [UInt8], format: InputFormat? = nil, file: String? = nil,
    options: ImportOptions = ImportOptions()
  ) throws(InputError) -> [ImportedScreen] {
    let format = try detected(format, in: bytes, file: file)
    try options.budget.check(bytes, for: format.budgeted, file: file)
    var screens = try format.read(bytes, file, options)
    if options.keepsSource, let source = try format.source(bytes, file) {
      for index in screens.indices { screens[index].source = source }
    }
    for index in screens.indices {
      screens[index].screen.connectDiagnostics()
      screens[index].android?.connectDiagnostics()
    }
    return screens
  }

  private static func detected(
    _ format: InputFormat?, in bytes: [UInt8], file: String?
  ) throws(InputError) -> InputFormat {
    if let format { return format }
    let name = (file ?? "").lowercased()
    if name.hasSuffix(".md") || name.hasSuffix(".mdx") || name.hasSuffix(".markdown") {
      throw InputError(
        file: file, problem: "this is a document and no screen",
        remedy: "check its screens with “announce check”, or say what it is with --input")
    }
    if let format = InputFormat.detect(path: file ?? "", bytes: bytes) { return format }
    try TextBytes.checkText(bytes, file: file, limit: FileBytes.fileLimit)
    throw InputError(
      file: file, problem: "this looks like none of the formats that are read",
      remedy: "“announce formats” lists them; an extension such as .html names one")
  }
}

extension Screen {
  /// The screen in a file of any format, that of a name or the first where there are several;
  /// without a format, extension and content decide.
  public static func contents(
    ofFile path: String, named name: String? = nil, format: InputFormat? = nil,
    options: ImportOptions = ImportOptions()
  ) throws(InputError) -> Screen {
    try contents(
      of: FileBytes.contents(ofFile: path), named: name, format: format, file: path,
      options: options)
  }

  /// The screen in the bytes of a file, that of a name or the first where there are several;
  /// without a format, name and content decide.
  public static func contents(
    of bytes: [UInt8], named name: String? = nil, format: InputFormat? = nil,
    file: String? = nil, options: ImportOptions = ImportOptions()
  ) throws(InputError) -> Screen {
    let all = try ImportedScreen.contents(of: bytes, format: format, file: file, options: options)
    let screens = try all.named(name.map { [$0] } ?? [], file: file)
    guard let first = screens.first else {
      throw InputError(file: file, problem: "there is no screen in the file", remedy: "add one")
    }
    return first.screen
  }
}
