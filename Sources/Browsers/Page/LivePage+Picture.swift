internal import Encoding

extension LivePage {
  /// Returns a picture of the page as a JPEG in Base64, cropped to the height of a few screens.
  ///
  /// The picture has 1.5 pixels for each CSS pixel.
  ///
  /// Source: Chrome DevTools Protocol, `Page.captureScreenshot`.
  package func picture() throws(BrowserError) -> String? {
    resetDeadline()
    let size = try call("Page.getLayoutMetrics")["cssContentSize"]
    let height = min(
      size?["height"]?.double ?? Double(request.height), LivePage.maximumPictureHeight)
    let captured = try call(
      "Page.captureScreenshot",
      """
      {"format": "jpeg", "quality": 70, "captureBeyondViewport": true, "clip": {"x": 0, "y": 0, \
      "width": \(request.width), "height": \(Int(max(1, height))), "scale": 0.5}}
      """)
    return captured["data"]?.string
  }

  private static let maximumPictureHeight = 6_000.0
}
