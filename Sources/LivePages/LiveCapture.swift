package import Browsers
package import Importers

/// Shows a page in a browser and takes what `announce-capture.js` makes of it.
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
      let page = try LivePage(request, in: program(), temporary: temporary)
      let options = """
        {nodes: \(request.mostNodes), blocked: \(ProtocolValue.quoted(page.blocked)), \
        dialogs: \(ProtocolValue.quoted(page.dialogs)), remarks: \
        \(ProtocolValue.quoted(page.remarks))}
        """
      return Array(try page.text(of: script, options: options).utf8)
    } catch {
      throw ImportError(file: name, problem: error.problem, remedy: error.remedy)
    }
  }
}
