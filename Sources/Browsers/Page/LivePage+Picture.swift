internal import Encoding

extension LivePage {
  /// Returns a picture of the page as a JPEG in Base64, cropped to the height of a few screens.
  ///
  /// The picture has ``pictureScale`` pixels for each CSS pixel.
  ///
  /// Source: Chrome DevTools Protocol, `Page.captureScreenshot`.
  package func picture() throws(BrowserError) -> String? {
    resetDeadline()
    let size = try call("Page.getLayoutMetrics")["cssContentSize"]
    let height = min(
      size?["height"]?.double ?? Double(request.height), LivePage.maximumPictureHeight)
    // A page without a layout for phones can be wider than the screen.
    let width = min(
      max(size?["width"]?.double ?? 0, Double(request.width)), LivePage.maximumPictureWidth)
    let captured = try call(
      "Page.captureScreenshot",
      """
      {"format": "jpeg", "quality": 70, "captureBeyondViewport": true, "clip": {"x": 0, "y": 0, \
      "width": \(Int(width)), "height": \(Int(max(1, height))), "scale": 0.5}}
      """)
    return captured["data"]?.string
  }

  /// The number of pixels of ``picture()`` for each CSS pixel: half the number of the emulated
  /// phone.
  package static let pictureScale = 1.5
  private static let maximumPictureHeight = 6_000.0
  private static let maximumPictureWidth = 2_000.0

  /// Returns the top left part of the page as a PNG, with a pixel for each CSS pixel.
  package func png(width: Int, height: Int) throws(BrowserError) -> [UInt8] {
    resetDeadline()
    try call(
      "Emulation.setDeviceMetricsOverride",
      "{\"width\": \(width), \"height\": \(height), \"deviceScaleFactor\": 1, \"mobile\": false}")
    try checkImages()
    let captured = try call(
      "Page.captureScreenshot",
      """
      {"format": "png", "clip": {"x": 0, "y": 0, "width": \(width), "height": \(height), "scale": 1}}
      """)
    guard let bytes = Base64.bytes(of: captured["data"]?.string ?? ""), !bytes.isEmpty else {
      throw BrowserError(
        "the browser could not make the picture", remedy: "make an SVG instead")
    }
    return bytes
  }

  /// Waits until the browser has decoded each image of the page, and throws an error if an image
  /// cannot be decoded.
  ///
  /// Source: HTML, the `img` element, `decode()`; Chrome DevTools Protocol, `Runtime.evaluate`.
  private func checkImages() throws(BrowserError) {
    let decoded = try call(
      "Runtime.evaluate",
      """
      {"expression": "Promise.all(Array.from(document.images, image => image.decode()))\
      .then(() => 'decoded', () => 'damaged')", "awaitPromise": true, "returnByValue": true}
      """)
    guard decoded["result"]?["value"]?.string == "decoded" else {
      throw BrowserError(
        "the browser cannot decode the screenshot", remedy: "take the screenshot again, as PNG")
    }
  }
}
