internal import Encoding

extension LivePage {
  /// What the page looks like: a JPEG in base64, one and a half pixels for each of CSS, cut off below a few screens.
  ///
  /// Source: Chrome DevTools Protocol, `Page.captureScreenshot`.
  package func picture() throws(BrowserError) -> String? {
    begin()
    let size = try call("Page.getLayoutMetrics")["cssContentSize"]
    let height = min(size?["height"]?.double ?? Double(request.height), LivePage.highestPicture)
    let taken = try call(
      "Page.captureScreenshot",
      """
      {"format": "jpeg", "quality": 70, "captureBeyondViewport": true, "clip": {"x": 0, "y": 0, \
      "width": \(request.width), "height": \(Int(max(1, height))), "scale": 0.5}}
      """)
    return taken["data"]?.string
  }

  private static let highestPicture = 6_000.0
}
