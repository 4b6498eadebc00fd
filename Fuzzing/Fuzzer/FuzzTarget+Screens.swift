internal import Importers
internal import Simulator

extension FuzzTarget {
  /// Web pages.
  static let html = screens("html", [.html])

  /// Style sheets and patterns, in a page with elements for every kind of selector.
  static let css = FuzzTarget(name: "css") { bytes in
    let page =
      Array("<!doctype html><title>T</title><style>".utf8) + bytes
      + Array(
        """
        </style><main id=a class="b c"><h1 lang=de>One</h1><p class=b>Two<span>Three</span></p>
        <form><label for=e>Email</label><input id=e type=email required pattern="a+" value=b>
        <input type=checkbox checked disabled><select multiple><option selected>Four</select>
        <button style="display:none" aria-pressed=true>Five</button></form>
        <ul><li>Six<li class=c>Seven<li hidden>Eight</ul><a href=x data-d="e f">Nine</a>
        <x-host><template shadowrootmode=open><slot></slot><i part=p>Ten</i></template></x-host>
        </main>
        """.utf8)
    hear(page, as: .html)
  }

  /// XML formats; each input is read as all of them.
  static let xml = screens(
    "xml", [.androidLayout, .uiautomator, .appiumAndroid, .interfaceBuilder, .appiumIOS])
  /// JSON formats; each input is read as all of them.
  static let json = screens(
    "json",
    [
      .androidNodes, .iosElements, .accessibilitySnapshot, .testRenderer, .maestro, .idb,
      .xcuiSnapshot, .roborazzi,
    ])
  /// Captures of live pages, both read once and updated during a session.
  static let page = FuzzTarget(name: "page") { bytes in
    hear(bytes, as: .page)
    _ = try? PageSnapshot(parsing: bytes, file: nil)
  }
  /// Text dumps.
  static let text = screens("text", [.compose, .flutter, .xcuitest])
  /// Sources of React Native components.
  static let jsx = screens("jsx", [.jsx])
  /// Sources of SwiftUI.
  static let swift = screens("swift", [.swiftui])
  /// Sources of Jetpack Compose.
  static let kotlin = screens("kotlin", [.kotlin])
  /// Jest snapshots.
  static let jestSnapshot = screens("jest-snapshot", [.jestSnapshot])

  /// Outlines; a printed outline must give the same screen when it is read again.
  static let outline = FuzzTarget(name: "outline") { bytes in
    guard let screens = hear(bytes, as: .outline) else { return }
    for imported in screens { readBack(imported.screen) }
  }

  private static func screens(_ name: String, _ formats: [InputFormat]) -> FuzzTarget {
    FuzzTarget(name: name) { bytes in
      _ = InputFormat.detect(path: "", bytes: bytes)
      for format in formats { hear(bytes, as: format) }
    }
  }

  /// Imports an input in a format, and reads every screen with both readers.
  @discardableResult
  private static func hear(_ bytes: [UInt8], as format: InputFormat) -> [ImportedScreen]? {
    var options = ImportOptions()
    options.listsUnusedTexts = true
    options.usesDesignTime = true
    options.inflatesStubs = true
    guard let screens = try? ImportedScreen.contents(of: bytes, format: format, options: options)
    else { return nil }
    for imported in screens {
      for reader in imported.readers(allReaders) {
        let screen = imported.screen(for: reader)
        _ = reader.read(screen)
        _ = reader.expose(screen)
      }
      // A printed outline must be readable, whatever names and texts a file contains.
      do {
        _ = try Screen(outline: imported.screen.outline)
      } catch {
        // Pages and dumps may contain an identifier twice, but outlines may not.
        if !"\(error)".contains("/id") { refute("a printed outline is read", "\(error)") }
      }
    }
    return screens
  }

  /// Checks that a printed outline gives the same outline when it is read.
  ///
  /// Diagnostics about unknown roles may differ.
  private static func readBack(_ screen: Screen) {
    let printed = screen.outline
    guard let again = try? Screen(outline: printed) else { return }
    guard !isSame(again.outline, printed) else { return }
    refute("an outline is read back as it was printed", "\(printed)\nbecame\n\(again.outline)")
  }

  private static func isSame(_ outline: String, _ other: String) -> Bool {
    let isDiagnostic = { (line: Substring) in line.hasPrefix("- /loss:") }
    return outline.split(separator: "\n").filter { !isDiagnostic($0) }
      == other.split(separator: "\n").filter { !isDiagnostic($0) }
  }
}
