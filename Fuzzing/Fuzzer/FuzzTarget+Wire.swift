internal import VoiceProtocol

extension FuzzTarget {
  /// Messages between the program and the voice worker, in both directions.
  static let wire = FuzzTarget(name: "wire") { bytes in
    for limit in [FrameBuffer.requestLimit, FrameBuffer.replyLimit] {
      var buffer = FrameBuffer(limit: limit)
      // The first byte is the size of the pieces in which the rest arrives.
      let portion = max(1, Int(bytes.first ?? 1))
      var rest = bytes.dropFirst()
      while !rest.isEmpty {
        Array(rest.prefix(portion)).withUnsafeBufferPointer { buffer.append($0) }
        rest = rest.dropFirst(portion)
        guard readFrames(of: &buffer) else { break }
      }
    }
  }

  /// Reads the frames that have arrived, and returns whether more can follow.
  private static func readFrames(of buffer: inout FrameBuffer) -> Bool {
    do {
      while let frame = try buffer.next() {
        if let reply = try? WorkerReply(frame), (try? WorkerReply(reply.frame)) != reply {
          refute("a reply arrives as it was sent", "\(reply)")
        }
        guard case .speak(let number, let speech)? = try? WorkerRequest(frame) else { continue }
        let request = WorkerRequest.speak(number, speech.withinLimits)
        if (try? WorkerRequest(request.frame)) != request {
          refute("a request arrives as it was sent", "\(request)")
        }
      }
      return true
    } catch {
      return false
    }
  }
}
