internal import Encoding
internal import Processes

extension LivePage {
  /// Returns the content of a URL of the page's origin, as the server sends it.
  ///
  /// The request has the page's own cookies and headers. The page must have been opened with
  /// ``PageRequest/isBlank``, so that it shows an empty document of its origin.
  ///
  /// - Parameter limit: The maximum size in bytes.
  package func content(of url: String, limit: Int) throws(BrowserError) -> [UInt8] {
    _ = try evaluate(LivePage.fetching(url, limit: limit))
    var answer: JSON.Value?
    while answer == nil {
      guard MonotonicClock.seconds() < deadline else { throw LivePage.timeout }
      answer = try evaluate("globalThis.announceFetched")
      if answer?.kind != .object {
        answer = nil
        try advanceTime(by: 50)
      }
    }
    if let problem = answer?["problem"]?.string {
      // JavaScript reports every failure of the network as a TypeError.
      let cause = problem.hasPrefix("TypeError") ? "the server does not send it" : problem
      throw BrowserError(
        "the file cannot be read: \(cause.prefix(200))",
        remedy: "check the address, and whether its server runs")
    }
    return try bytes(count: answer?["size"]?.int ?? 0)
  }

  private func bytes(count: Int) throws(BrowserError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    while bytes.count < count {
      let end = min(bytes.count + LivePage.largestPiece, count)
      guard let piece = try evaluate("announcePiece(\(bytes.count), \(end))")?.string,
        let decoded = Base64.bytes(of: piece), decoded.count == end - bytes.count
      else { throw BrowserError("the file cannot be read", remedy: "try again") }
      bytes += decoded
    }
    return bytes
  }

  /// The maximum number of bytes to read at once.
  ///
  /// The browser's message is a third larger, because it contains the bytes as Base64.
  private static let largestPiece = 6 << 20

  private static func fetching(_ url: String, limit: Int) -> String {
    """
    globalThis.announceFetched = null;
    (async () => {
      const answer = await fetch(\(JSONWriter.quoted(url)), { cache: 'no-store' });
      if (!answer.ok) throw `the server answered ${answer.status}`;
      const pieces = [];
      let size = 0;
      for (const reader = answer.body.getReader(); ;) {
        const { done, value } = await reader.read();
        if (done) break;
        size += value.length;
        if (size > \(limit)) throw 'it is larger than \(limit >> 20) MB';
        pieces.push(value);
      }
      const bytes = new Uint8Array(size);
      let at = 0;
      for (const piece of pieces) { bytes.set(piece, at); at += piece.length; }
      globalThis.announcePiece = (start, end) => {
        let text = '';
        for (let i = start; i < end; i += 8192) {
          text += String.fromCharCode(...bytes.subarray(i, Math.min(i + 8192, end)));
        }
        return btoa(text);
      };
      return { size };
    })().then(
      (made) => { globalThis.announceFetched = made; },
      (error) => { globalThis.announceFetched = { problem: String(error) }; });
    0
    """
  }
}
