import Audits
import Importers
import LivePages
import Reports
import Simulator
import SystemLibrary

/// Reading the screens of one file.
extension ScreenFiles {
  /// A file as it was read, or a page as a browser shows it.
  func contents(
    of file: String, _ pages: BrowsedPages, bytes: () throws(InputError) -> [UInt8]
  ) throws(InputError) -> Contents {
    let site = try pages.site(of: file)
    let shown = try site.map { site throws(InputError) in
      try site.capture(withPicture: takesPictures)
    }
    let bytes = if let shown { shown.bytes } else { try bytes() }
    let format = site != nil ? .page : self.format
    var screens = try ImportedScreen.contents(
      of: bytes, format: format, file: file, options: options)
    for place in screens.indices {
      guard let site else { continue }
      screens[place].isLive = true
      // Its lines are those of what the browser handed out.
      for diagnostic in screens[place].screen.diagnostics.indices {
        screens[place].screen.diagnostics[diagnostic].position = nil
      }
      if readsApp { screens[place].running = LivePageApp(of: site) }
    }
    let read = DraftFile(
      name: file, bytes: bytes, picture: shown?.picture,
      format: format ?? InputFormat.detect(path: file, bytes: bytes),
      screens: screens)
    return Contents(file: read, screens: try screens.named(names, file: file), site: site)
  }

  /// The same screen in the other languages that its project has, with the same nodes.
  ///
  /// A layout that is another one in a language is left out, since nothing says which of its views is
  /// which.
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
}
