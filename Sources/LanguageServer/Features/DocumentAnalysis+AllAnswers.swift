internal import JSONRPC

extension DocumentAnalysis {
  /// Makes every kind of answer about the document, at some positions in the document.
  ///
  /// Tests and fuzzers call this function to find wrong offsets. A wrong offset stops the program.
  ///
  /// - Parameter encodings: The encodings of the clients that ask.
  /// - Returns: The total number of bytes of the answers.
  @discardableResult
  package func answerAll(in encodings: [PositionEncoding] = PositionEncoding.allCases) -> Int {
    let step = max(1, text.bytes.count / 8)
    var count = 0
    for encoding in encodings {
      let client = ClientCapabilities(supportingAll: encoding)
      let writer = AnswerWriter(client: client, analysis: self, version: 1, rulesAddress: "file:r")
      let whole = text.range(of: 0..<text.bytes.count, in: encoding)
      var answers = [writer.diagnostics, writer.codeLenses, writer.symbols]
      answers.append(writer.inlayHints(in: whole))
      answers.append(writer.codeActions(in: whole, only: nil, reasons: ["reason"]))
      for offset in stride(from: 0, through: text.bytes.count, by: step) {
        answers.append(writer.hover(at: text.position(of: offset, in: encoding)))
      }
      count += answers.reduce(0) { $0 + $1.bytes.count }
    }
    return count
  }
}
