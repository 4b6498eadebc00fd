import Browsers
import Importers
import Processes
import Reports
import Simulator
internal import TextIO

/// The screenshot of a report, and the output of a picture as PNG.
struct PictureWriting {
  /// The path of the screenshot, or `nil` without one.
  private let file: String?
  private let browsing: Browsing

  /// Creates the output from arguments.
  init(_ arguments: Arguments, _ format: ReportFormat) throws(UsageError) {
    file = arguments.value(of: ReportCommand.picture)
    guard file == nil || format.showsPicture else {
      throw UsageError(
        "--picture cannot be combined with --format \(format.rawValue)",
        remedy: "write --format html, svg or png")
    }
    browsing = try Browsing(arguments, try ImportOptions(arguments))
  }

  /// Adds the screenshot to the screen of a report.
  ///
  /// - Parameter formats: The name of each screen's input format.
  func add(to screens: inout [ReportScreen], _ formats: [String?]) throws(InputError) {
    guard let file else { return }
    let picture = try ScreenshotFile(ofFile: file)
    guard screens.count == 1 else {
      throw InputError(
        file: file, problem: "a picture shows one screen, but there are \(screens.count)",
        remedy: "name one file, or choose its screen with --screen")
    }
    screens[0].show(try Screenshot(picture, of: screens[0], format: formats.first ?? nil))
  }

  /// The maximal length of a side that browsers render.
  private static let mostPixels = 16_000

  /// Renders the picture of a screen as a PNG, with a browser.
  func png(
    of report: ReportScreen, in environment: CommandEnvironment
  ) throws(InputError) -> [UInt8] {
    let picture = ScreenPicture(report)
    let size = picture.size
    guard max(size.width, size.height) <= PictureWriting.mostPixels else {
      throw InputError(
        file: report.file,
        problem: "the picture would have \(size.width) × \(size.height) pixels",
        remedy: "write --format svg, or use a smaller screenshot")
    }
    environment.interruption.hold()
    defer { environment.interruption.release() }
    let made = PrivateFolder.make(in: environment.temporaryFolder, prefix: "announce-picture-")
    guard case .success(let folder) = made else {
      throw InputError(
        file: environment.temporaryFolder, problem: "no temporary folder can be created here",
        remedy: "set TMPDIR to a folder that can be written")
    }
    defer { folder.remove() }
    var address: String?
    if let screenshot = picture.screenshot {
      let name = "screenshot.\(screenshot.extension)"
      try FileReplacement.create("\(folder.path)/\(name)", with: screenshot.bytes)
      address = name
    }
    let page = """
      <!doctype html><html lang="en"><meta charset="utf-8"><title>Picture</title>
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <style>html, body { margin: 0; background: #fff } svg { display: block }</style>
      \(picture.svg(screenshot: address))
      """
    let file = "\(folder.path)/picture.html"
    try FileReplacement.create(file, with: Array(page.utf8))
    do throws(BrowserError) {
      return try browsing.pages(in: environment).png(
        of: file, width: size.width, height: size.height)
    } catch {
      let needsBrowser = error.remedy.contains("--browser")
      throw InputError(
        file: report.file, problem: "no PNG can be made: \(error.problem)",
        remedy: needsBrowser ? "\(error.remedy), or write --format svg" : error.remedy)
    }
  }
}

extension ReportFormat {
  /// Returns the format that the arguments name, or that the name of the output file has.
  init(_ arguments: Arguments) {
    let suffixes: [(String, ReportFormat)] = [(".png", .png), (".svg", .svg)]
    let output = arguments.value(of: ReportCommand.output)?.lowercased() ?? ""
    let named = suffixes.first { output.hasSuffix($0.0) }?.1
    self =
      arguments.value(of: ReportCommand.format).flatMap { ReportFormat(rawValue: $0) } ?? named
      ?? .html
  }

  /// Whether the output has the picture of a screen.
  var showsPicture: Bool { [.html, .svg, .png].contains(self) }
}
