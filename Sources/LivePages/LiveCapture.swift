package import Browsers
package import Importers

/// What `announce-capture.js` makes of a page in a browser.
package enum LiveCapture {
  /// The script as it is given to test tools.
  package static var script: String {
    String(decoding: PackageResources.announce_capture_js, as: UTF8.self)
  }

  /// A page as the format ``InputFormat/page`` has it.
  ///
  /// - Parameters:
  ///   - request: Which page.
  ///   - name: What the user calls it.
  ///   - temporary: The folder for what the browser writes.
  package static func bytes(
    of request: PageRequest, called name: String,
    in program: () throws(BrowserError) -> BrowserProgram,
    temporary: String
  ) throws(ImportError) -> [UInt8] {
    do throws(BrowserError) {
      let browser = try HeadlessBrowser(for: request, in: program(), temporary: temporary)
      return try bytes(of: try LivePage(in: browser), nodes: request.mostNodes)
    } catch {
      throw ImportError(file: name, problem: error.problem, remedy: error.remedy)
    }
  }

  /// What a page shows now.
  static func bytes(of page: LivePage, nodes: Int) throws(BrowserError) -> [UInt8] {
    let options = """
      {nodes: \(nodes), blocked: \(ProtocolValue.quoted(page.blocked)), \
      dialogs: \(ProtocolValue.quoted(page.dialogs)), remarks: \
      \(ProtocolValue.quoted(page.remarks))}
      """
    return Array(try page.text(of: script, options: options).utf8)
  }
}
