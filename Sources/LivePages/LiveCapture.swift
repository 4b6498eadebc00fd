internal import Browsers
internal import Encoding

/// Functions that capture pages in a browser with the script `announce-capture.js`.
package enum LiveCapture {
  /// The text of the capture script `announce-capture.js`.
  package static var script: String {
    String(decoding: PackageResources.announce_capture_js, as: UTF8.self)
  }

  /// The import diagnostic that names the browser engine.
  private static let engine =
    "The engine is Chromium. To the page it is Safari on an iPhone for VoiceOver, and Chrome on a "
    + "Pixel for TalkBack."

  /// Returns the current content of a page, in the input format `page`.
  static func bytes(of page: LivePage, nodes: Int) throws(BrowserError) -> [UInt8] {
    let options = """
      {nodes: \(nodes), blocked: \(JSONWriter.quoted(page.blockedOrigins)), \
      dialogs: \(JSONWriter.quoted(page.dialogs)), \
      remarks: \(JSONWriter.quoted([engine] + page.redirections + page.delays))}
      """
    return Array(try page.text(of: script, options: options).utf8)
  }
}
