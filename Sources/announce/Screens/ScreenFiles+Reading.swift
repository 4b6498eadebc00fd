import Audits
import Browsers
import Devices
import Importers
import LivePages
import Reports
import Simulator
import SystemLibrary
internal import TextIO

extension ScreenFiles {
  /// Reads a file, or captures a live page.
  func contents(
    of file: String, _ pages: BrowsedPages, bytes: () throws(InputError) -> [UInt8]
  ) throws(InputError) -> Contents {
    let site = try pages.site(of: file)
    let shown = try site.map { site throws(InputError) in
      try site.captureOnPhones(withPicture: takesPictures, checkedBy: axe)
    }
    let checked = try shown?.checked.map { text throws(InputError) in
      try CheckerResults(reading: Array(text.utf8), file: file)
    }
    var options = options
    options.targets += checked?.targets ?? []
    options.screens = names
    let device = found[file] == nil ? DeviceAddress(file) : nil
    let format = site != nil ? .page : device?.format ?? self.format
    let bytes =
      if let shown { shown.bytes } else { try ScreenBytes.content(bytes(), of: file, as: format) }
    var screens = try ImportedScreen.contents(
      of: bytes, format: format, file: file, options: options)
    screens.removeAll { isPart($0, of: file) }
    for index in screens.indices {
      if device != nil { screens[index].removeLocations() }
      guard let site else { continue }
      screens[index].isLive = true
      // Positions in the captured page are removed, because the user does not have the captured
      // text.
      for diagnostic in screens[index].screen.diagnostics.indices {
        screens[index].screen.diagnostics[diagnostic].position = nil
      }
      try site.addOtherPhone(to: &screens[index], captured: bytes, options: options)
      if readsApp { screens[index].running = LivePageApp(of: site) }
    }
    var read = DraftFile(
      name: file, bytes: bytes,
      screenshot: shown?.picture.flatMap { Screenshot(ofPage: $0, scale: LivePage.pictureScale) },
      format: format ?? InputFormat.detect(path: file, bytes: bytes),
      screens: screens)
    read.checked = checked?.findings ?? []
    return Contents(file: read, screens: try screens.named(names, file: file), site: site)
  }

  /// Whether a screen from a folder is only a part of a screen in another file.
  private func isPart(_ imported: ImportedScreen, of file: String) -> Bool {
    guard let component = imported.component, found[file] != nil, names.isEmpty else {
      return false
    }
    let uses = options.run?.value(of: ComponentUsesKey()) {
      ComponentUses(in: found.keys.sorted()) { try? self.bytes(of: $0) }
    }
    return uses?.showsElsewhere(component, of: file) ?? false
  }

  private struct ComponentUsesKey: Hashable {}

  /// Returns the screen in the other languages of its project.
  ///
  /// Languages with a different layout of the screen are left out, because their nodes cannot be
  /// matched.
  func translations(of imported: ImportedScreen, in file: DraftFile) -> [AuditReport.Translation] {
    guard !imported.isLive else { return [] }
    let languages =
      imported.screen.origin == .android
      ? ResourceLanguages.ofProject(around: file.name)
      : (imported.source?.translations ?? []).map(\.language)
    return languages.compactMap { language in
      guard language != options.language else { return nil }
      var options = options
      options.language = language
      options.keepsSource = false
      let screens = try? ImportedScreen.contents(
        of: file.bytes, format: file.format, file: file.name, options: options)
      let same = screens?.first {
        $0.screen.count == imported.screen.count
          && (screens?.count == 1 || $0.screen.name == imported.screen.name)
      }
      guard let same, same.screen != imported.screen else { return nil }
      return AuditReport.Translation(language: language, screen: same.screen)
    }
  }

  /// Reads standard input if “-” is among the files.
  ///
  /// Standard input can be read only once.
  func standardInput(in environment: CommandEnvironment) -> Result<[UInt8], InputError> {
    guard files.contains("-") else { return .success([]) }
    return Result { () throws(InputError) in try environment.standardInput() }
  }

  /// Whether the bytes of a file in a folder can be read, even if they are not a screen.
  func isReadable(_ file: String) -> Bool {
    guard !CommandEnvironment.isFolder(file), let folder = found[file],
      let project = ProjectFiles(around: PathName(file).folder, fallback: PathName(folder))
    else { return false }
    return project.refusal(of: PathName(file)) == nil
  }
}
