internal import Browsers
internal import Importers

/// What `announce-capture.js` makes of a page in a browser.
package enum LiveCapture {
  /// The script as it is given to test tools.
  package static var script: String {
    String(decoding: PackageResources.announce_capture_js, as: UTF8.self)
  }

  /// What a page shows now, as the format ``InputFormat/page`` has it.
  static func bytes(of page: LivePage, nodes: Int) throws(BrowserError) -> [UInt8] {
    let options = """
      {nodes: \(nodes), blocked: \(ProtocolValue.quoted(page.blocked)), \
      dialogs: \(ProtocolValue.quoted(page.dialogs)), remarks: \
      \(ProtocolValue.quoted(page.remarks))}
      """
    return Array(try page.text(of: script, options: options).utf8)
  }
}
