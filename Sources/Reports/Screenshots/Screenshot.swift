internal import Audits
internal import Encoding
internal import Simulator
package import TextIO

/// A screenshot of a screen, and how its pixels relate to the frames of the screen.
package struct Screenshot: Sendable {
  let file: ScreenshotFile
  /// The number of pixels for each unit of the screen's frames.
  let scale: Double
  /// Whether the browser took the screenshot of a live page.
  let isOfPage: Bool

  /// Creates the screenshot of a live page, or returns `nil` if the picture cannot be used.
  ///
  /// - Parameters:
  ///   - picture: A JPEG in base64.
  ///   - scale: The number of pixels for each CSS pixel.
  package init?(ofPage picture: String, scale: Double) {
    guard let bytes = Base64.bytes(of: picture),
      let file = try? ScreenshotFile(bytes, called: "page.jpg")
    else { return nil }
    self.file = file
    self.scale = scale
    isOfPage = true
  }

  /// Creates the screenshot in a file.
  ///
  /// - Parameters:
  ///   - file: The picture.
  ///   - report: The screen that the picture shows.
  ///   - format: The name of the screen's input format.
  package init(
    _ file: ScreenshotFile, of report: ReportScreen, format: String?
  ) throws(InputError) {
    self.file = file
    isOfPage = false
    guard report.hasFrames else {
      let what = format.map { "in this \($0) file" } ?? "in this file"
      throw InputError(
        file: report.file,
        problem: "no stop has a position \(what), so that none can be shown on a picture",
        remedy: "give a dump of the running app, a live page, or a page with --boxes")
    }
    let fit = ScreenshotFit(file, on: report)
    if let stated = file.statedScale, !fit.statesSize {
      scale = stated
    } else {
      scale = try fit.scale()
    }
    guard !ScreenshotDrawing(report, self, isPlaced: false).marks.isEmpty else {
      throw InputError(
        file: file.name, problem: "no stop of \(report.file) is inside this picture",
        remedy: fit.remedy)
    }
  }

  /// The picture as a data URL.
  var dataURL: String { "data:\(file.format.mediaType);base64,\(Base64.text(of: file.bytes))" }

  /// Returns the number of pixels in a point, which is the unit of the drawn numbers and lines.
  ///
  /// In a picture that is much smaller or larger than a phone's screen, the numbers are scaled with
  /// the picture.
  func pixelsPerPoint(on screen: Screen) -> Double {
    let side = Double(min(file.width, file.height))
    return min(max(scale * screen.unitsPerPoint, side / 1_600), side / 200)
  }
}

/// A calculation of the scale of a screenshot from the sizes of the screen and of the picture.
struct ScreenshotFit {
  private let file: ScreenshotFile
  private let name: String
  private let screen: Screen

  init(_ file: ScreenshotFile, on report: ReportScreen) {
    self.file = file
    name = report.file
    screen = report.screen
  }

  /// Whether the size of the screen is known from the screen's file.
  ///
  /// The file can state the size of the window. Otherwise, a frame that contains all other frames
  /// gives the size of an app's screen, if it begins at the corner of the screen or is from a dump
  /// of Android.
  var statesSize: Bool {
    if screen.window != nil { return true }
    guard screen.origin != .web, let root else { return false }
    return root.x <= 0 && root.y <= 0 || screen.origin == .androidNodes
  }

  /// The maximal share of the picture's height that is outside the frame of an Android window.
  ///
  /// Assumed: the status bar and the navigation bar, which dumps leave out, are lower than this.
  private static let bars = 0.12
  /// The relative difference of two lengths that rounding can cause.
  private static let rounding = 0.02

  /// Returns the number of pixels for each unit of frames.
  func scale() throws(InputError) -> Double {
    let scale = screen.origin == .web ? try pageScale() : try deviceScale()
    guard scale.isFinite, scale >= 0.05, scale <= 20 else { throw mismatch(screen.window) }
    return scale
  }

  /// Returns the scale for a web page, calculated from the width of the browser window.
  ///
  /// The picture must show the whole window, or the whole page if the page is shorter.
  private func pageScale() throws(InputError) -> Double {
    // Assumed: the margins on the left and on the right of a page's body are equal.
    let body = outermost.first
    guard let width = screen.window?.width ?? body.map({ $0.width + 2 * max(0, $0.x) }), width > 0
    else { throw unknownSize }
    let scale = Double(file.width) / width
    if let window = screen.window {
      let bottom = screen.preorder.reduce(0.0) { bottom, visit in
        max(bottom, screen[visit.index].frame.map { $0.y + $0.height } ?? 0)
      }
      let shown = Double(file.height) / scale
      guard shown >= min(window.height, bottom) * (1 - ScreenshotFit.rounding) else {
        throw mismatch(window)
      }
    }
    return scale
  }

  private func deviceScale() throws(InputError) -> Double {
    guard let frame = screen.window ?? root else { throw unknownSize }
    let (right, bottom) = (frame.x + frame.width, frame.y + frame.height)
    guard right > 0, bottom > 0 else { throw unknownSize }
    let isAndroid = screen.origin == .androidNodes
    let (width, height) = (Double(file.width), Double(file.height))
    // The window of a dialog is smaller than the screen; its frame is in pixels of the screen.
    if isAndroid, frame.x > 0 || frame.y > 0, right <= width, bottom <= height { return 1 }
    let share = bottom * width / right / height
    let lacking = isAndroid ? ScreenshotFit.bars : ScreenshotFit.rounding
    guard share >= 1 - lacking, share <= 1 + ScreenshotFit.rounding else { throw mismatch(frame) }
    return width / right
  }

  /// The frame that contains all other frames, or `nil` if no frame does.
  private var root: Frame? {
    let all = outermost
    return all.first { frame in
      all.allSatisfy {
        $0.x >= frame.x && $0.y >= frame.y && $0.x + $0.width <= frame.x + frame.width
          && $0.y + $0.height <= frame.y + frame.height
      }
    }
  }

  /// The drawable frames of nodes without an ancestor that has a drawable frame.
  private var outermost: [Frame] {
    var frames: [Frame] = []
    var covering: Int?
    for visit in screen.preorder {
      if let covering, visit.depth > covering { continue }
      covering = nil
      guard let frame = screen[visit.index].frame, frame.isDrawable else { continue }
      frames.append(frame)
      covering = visit.depth
    }
    return frames
  }

  private var unknownSize: InputError {
    InputError(
      file: name, problem: "the size of the screen is unknown, so that no scale can be found",
      remedy: "name the picture \(ScreenshotFit.scaledName(of: file)) if it has 3 pixels for each "
        + "unit of the positions")
  }

  private func mismatch(_ frame: Frame?) -> InputError {
    let size = frame.map { frame in
      "\(ScreenshotFit.text(frame.x + frame.width)) × \(ScreenshotFit.text(frame.y + frame.height))"
    }
    return InputError(
      file: file.name,
      problem: "the picture has \(file.width) × \(file.height) pixels, but the screen of \(name) "
        + "has \(size ?? "another size")", remedy: remedy)
  }

  /// Advice for a picture that does not fit its screen.
  var remedy: String {
    let remedy = "take the picture of the same screen at the same moment, in the same orientation"
    guard !statesSize else { return remedy }
    return "\(remedy), or name it \(ScreenshotFit.scaledName(of: file)) if it has 3 pixels for "
      + "each unit of the positions"
  }

  private static func scaledName(of file: ScreenshotFile) -> String {
    let path = PathName(file.name)
    let suffix = path.name.dropFirst(path.stem.count)
    return "\(path.stem)@3x\(suffix)"
  }

  private static func text(_ length: Double) -> String {
    let tenths = (length * 10).rounded()
    guard let number = Int(exactly: tenths) else { return "?" }
    return number % 10 == 0 ? "\(number / 10)" : "\(number / 10).\(abs(number % 10))"
  }
}

extension Frame {
  /// Whether the width and the height are positive, and all numbers are finite.
  var hasSize: Bool {
    width > 0 && height > 0 && [x, y, width, height].allSatisfy(\.isFinite)
  }

  /// Whether the frame has a size, and its numbers are small enough for a picture.
  var isDrawable: Bool {
    hasSize && [x, y, width, height].allSatisfy { abs($0) < 1_000_000 }
  }
}
