internal import Browsers
internal import Encoding

/// What `announce-capture.js` makes of a page in a browser.
package enum LiveCapture {
  /// The script as it is given to test tools.
  package static var script: String {
    String(decoding: PackageResources.announce_capture_js, as: UTF8.self)
  }

  /// What a page shows now, as the format ``InputFormat/page`` has it.
  static func bytes(of page: LivePage, nodes: Int) throws(BrowserError) -> [UInt8] {
    let options = """
      {nodes: \(nodes), blocked: \(JSONWriter.quoted(page.blocked)), \
      dialogs: \(JSONWriter.quoted(page.dialogs)), remarks: \
      \(JSONWriter.quoted(page.remarks))}
      """
    return Array(try page.text(of: script, options: options).utf8)
  }
}
