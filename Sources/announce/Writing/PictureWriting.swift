import Browsers
import Importers
import Processes
import Reports
import Simulator
internal import TextIO

/// The screenshot of a report, and the output of a picture as PNG.
struct PictureWriting {
  /// The path of the screenshot, or `nil` if there is no screenshot.
  private let file: String?
  /// Whether the output is the picture of one screen, and not a page.
  private let isPictureOnly: Bool
  private let browsing: Browsing

  /// Creates the output from arguments.
  init(_ arguments: Arguments, _ format: ReportFormat) throws(UsageError) {
    file = arguments.value(of: ReportCommand.picture)
    guard file == nil || format.showsPicture else {
      throw UsageError(
        "--picture cannot be combined with --format \(format.rawValue)",
        remedy: "write --format html, svg or png")
    }
    isPictureOnly = format != .html
    browsing = try Browsing(arguments, try ImportOptions(arguments))
  }

  /// Adds the screenshot to the screen of a report.
  ///
  /// If there are several screens, the screenshot is added to the screen whose file has the same
  /// name, apart from the extension.
  ///
  /// - Parameter formats: The name of each screen's input format.
  /// - Returns: A note if the page lacks the screenshot, because it is not clear which screen the
  ///   screenshot shows.
  func add(to screens: inout [ReportScreen], _ formats: [String?]) throws(InputError) -> String? {
    guard let file else { return nil }
    let picture = try ScreenshotFile(ofFile: file)
    let name = PathName(file).stem
    let shown =
      screens.count == 1 ? [0] : screens.indices.filter { PathName(screens[$0].file).stem == name }
    guard shown.count == 1, let index = shown.first, index == 0 || !isPictureOnly else {
      let error = InputError(
        file: file, problem: "a picture shows one screen, but there are \(screens.count)",
        remedy: isPictureOnly
          ? "name one file, or choose its screen with --screen"
          : "the report is written without it; give the picture the name of its screen’s file, "
            + "name one file, or choose its screen with --screen")
      if isPictureOnly { throw error }
      return error.description
    }
    let format = formats.indices.contains(index) ? formats[index] : nil
    screens[index].show(try Screenshot(picture, of: screens[index], format: format))
    return nil
  }

  /// The maximum length of a picture's side in pixels that browsers render.
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
        remedy: "make an SVG instead, or use a smaller screenshot")
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
    // A browser reports a damaged image in HTML, but not in SVG. Therefore, the page also contains
    // the image as a hidden HTML element.
    let image = address.map { "<img src=\"\($0)\" alt=\"\" style=\"display: none\">\n" } ?? ""
    let page = """
      <!doctype html><html lang="en"><meta charset="utf-8"><title>Picture</title>
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <style>html, body { margin: 0; background: #fff } svg { display: block }</style>
      \(image)\(picture.svg(screenshot: address))
      """
    let file = "\(folder.path)/picture.html"
    try FileReplacement.create(file, with: Array(page.utf8))
    do throws(BrowserError) {
      let bytes = try browsing.pages(in: environment).png(
        of: file, width: size.width, height: size.height)
      return PictureMark.marked(bytes)
    } catch {
      let needsBrowser = error.remedy.contains("--browser")
      throw InputError(
        file: report.file, problem: "no PNG can be made: \(error.problem)",
        remedy: needsBrowser ? "\(error.remedy), or make an SVG" : error.remedy)
    }
  }
}

extension ReportFormat {
  /// Creates the format from `--format` and the extension of the output file, or else HTML.
  init(_ arguments: Arguments) throws(UsageError) {
    let ending = ReportFormat.ending(arguments)
    let named: ReportFormat? = ending == ".png" ? .png : ending == ".svg" ? .svg : nil
    let chosen = arguments.value(of: ReportCommand.format).flatMap { ReportFormat(rawValue: $0) }
    // A format on the command line takes precedence over the extension of the output file, and the
    // extension takes precedence over a format in `announce.yaml`.
    let isWritten = !arguments.isConfigured(ReportCommand.format)
    self = (isWritten ? chosen ?? named : named ?? chosen) ?? .html
    try checkEnding(arguments)
  }

  /// The formats of reports and pictures, by the extension of the output file.
  private static let endings: [String: ReportFormat] = [
    ".png": .png, ".svg": .svg, ".html": .html, ".htm": .html,
  ]
  /// The extensions of formats other than text files that `announce` cannot write.
  private static let foreignEndings: Set<String> = [
    ".jpg", ".jpeg", ".gif", ".webp", ".bmp", ".tif", ".tiff", ".heic", ".avif", ".pdf", ".docx",
  ]

  /// Throws an error if the extension of the output file belongs to another format.
  func checkEnding(_ arguments: Arguments) throws(UsageError) {
    let ending = ReportFormat.ending(arguments)
    let named = ReportFormat.endings[ending]
    guard ReportFormat.foreignEndings.contains(ending) || named.map({ $0 != self }) ?? false else {
      return
    }
    throw UsageError(
      "the output is \(rawValue), but the name of its file ends with \(ending)",
      remedy: arguments.has(ReportCommand.format)
        ? "leave out --format, or end the name in another way"
        : named == nil ? "end the name with .html, .svg or .png" : "end the name with .html")
  }

  private static func ending(_ arguments: Arguments) -> String {
    let path = PathName(arguments.value(of: ReportCommand.output) ?? "")
    return path.name.lastIndex(of: ".").map { path.name[$0...].lowercased() } ?? ""
  }

  /// Whether the output contains the picture of a screen.
  var showsPicture: Bool { [.html, .svg, .png].contains(self) }
}
