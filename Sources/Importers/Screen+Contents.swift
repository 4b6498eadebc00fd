internal import AppleImport
public import ImportSupport
public import Simulator
public import TextIO

extension ImportedScreen {
  /// Returns the screens in a file.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - format: The format, or `nil` to detect the format by extension and content.
  ///   - options: The import options.
  /// - Returns: At least one screen.
  /// - Throws: `InputError` if the file cannot be read.
  public static func contents(
    ofFile path: String, format: InputFormat? = nil, options: ImportOptions = ImportOptions()
  ) throws(InputError) -> [ImportedScreen] {
    try contents(of: FileBytes.contents(ofFile: path), format: format, file: path, options: options)
  }

  /// Returns the screens in the bytes of a file.
  ///
  /// A page or an outline has one screen. An export of platform trees can have several screens.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - format: The format, or `nil` to detect the format by name and content.
  ///   - file: The name of the file, for detection and errors.
  ///   - options: The import options.
  /// - Returns: At least one screen.
  /// - Throws: `InputError` if the bytes cannot be read.
  public static func contents(
    of bytes: [UInt8], format: InputFormat? = nil, file: String? = nil,
    options: ImportOptions = ImportOptions()
  ) throws(InputError) -> [ImportedScreen] {
    let format = try detected(format, in: bytes, file: file)
    try options.budget.check(bytes, for: format.budgetUnit, file: file)
    var screens = try format.read(bytes, file, options)
    if options.keepsSource, let source = try format.source(bytes, file) {
      // Only JSX files are divided. Each of several screens gets only its part of the source.
      if source.language == .jsx, screens.count > 1 {
        let shown = screens.map { [$0.screen, $0.android].compactMap(\.self) }
        for (index, part) in SourceParts(of: source).parts(shownOn: shown).enumerated() {
          screens[index].source = part
        }
      } else {
        for index in screens.indices { screens[index].source = source }
      }
    }
    for index in screens.indices {
      try screens[index].applyFileSettings()
      if format == .accessibilitySnapshot {
        SnapshotComparison.addDiagnostics(to: &screens[index].screen)
      }
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
        file: file, problem: "a Markdown document is not a screen",
        remedy:
          "run “announce check \(file ?? "FILE")” to compare the screens in it with their tables")
    }
    let language = SourceLanguage(path: name)
    let found = InputFormat.detect(path: file ?? "", bytes: bytes)
    if let found, InputFormat.ofSourceCode.contains(found) { return found }
    if let language, !language.isTemplate {
      try TextBytes.checkText(bytes, file: file, limit: FileBytes.fileLimit)
      throw language.error(file: file)
    }
    // JSON of Flutter can look like a dump of a platform, because labels, actions and children have
    // the same keys.
    let isUncertain = found == nil || found == .iosElements || found == .androidNodes
    if isUncertain, let dump = UnreadDump(bytes) {
      throw dump.error(file: file)
    }
    if let found { return found }
    try TextBytes.checkText(bytes, file: file, limit: FileBytes.fileLimit)
    if let language { throw language.error(file: file) }
    throw InputError(
      file: file, problem: "the format of the file is not recognised",
      remedy: "“announce formats” lists the known ones; choose one with --input")
  }
}

extension Screen {
  /// Returns one screen of a file: the screen with the given name, or the first screen if no name
  /// is given.
  ///
  ///     let screen = try Screen.contents(ofFile: "sign-up.html")
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - name: The name of the screen, or `nil` for the first screen.
  ///   - format: The format, or `nil` to detect the format by extension and content.
  ///   - options: The import options.
  /// - Returns: The screen.
  /// - Throws: `InputError` if the file cannot be read or has no such screen.
  public static func contents(
    ofFile path: String, named name: String? = nil, format: InputFormat? = nil,
    options: ImportOptions = ImportOptions()
  ) throws(InputError) -> Screen {
    try contents(
      of: FileBytes.contents(ofFile: path), named: name, format: format, file: path,
      options: options)
  }

  /// Returns one screen in the bytes of a file: the screen with the given name, or the first screen
  /// if no name is given.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - name: The name of the screen, or `nil` for the first screen.
  ///   - format: The format, or `nil` to detect the format by name and content.
  ///   - file: The name of the file, for detection and errors.
  ///   - options: The import options.
  /// - Returns: The screen.
  /// - Throws: `InputError` if the bytes cannot be read or have no such screen.
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
