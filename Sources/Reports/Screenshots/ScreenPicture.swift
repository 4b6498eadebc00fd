/// The picture of a screen as a separate file: a screenshot with marks, or drawn boxes.
package struct ScreenPicture: Sendable {
  private let report: ReportScreen
  private let sheet: ScreenshotSheet?

  package init(_ report: ReportScreen) {
    self.report = report
    sheet = ScreenshotSheet(report)
  }

  /// The size in pixels.
  package var size: (width: Int, height: Int) { sheet?.size ?? section.size }

  /// The screenshot in the picture, with its file extension, or `nil` for drawn boxes.
  package var screenshot: (bytes: [UInt8], extension: String)? { sheet?.picture }

  /// Returns the picture as SVG.
  ///
  /// - Parameter address: The URL of the screenshot, or `nil` to embed the screenshot.
  package func svg(screenshot address: String? = nil) -> String {
    sheet?.svg(picture: address) ?? section.standalone
  }

  private var section: PictureSection {
    PictureSection(report, at: SectionHeadings(number: 1, name: nil))
  }
}
