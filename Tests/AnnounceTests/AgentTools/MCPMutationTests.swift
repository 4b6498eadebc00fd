import Encoding
import Testing

@testable import announce

/// Messages that are almost valid.
@Suite struct MCPMutationTests {
  /// A generator of numbers that look random and are the same in each run.
  private struct Numbers {
    var state: UInt64 = 88_172_645_463_325_252

    mutating func next(below limit: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(max(1, limit)))
    }
  }

  @Test func `Messages with changed bytes and values are answered without a crash`() throws {
    let folder = try TrialFolder()
    try folder.write("<title>T</title><button>Send</button>", to: "a.html")
    let seeds = [
      MCPTrial.request(1, "initialize", #"{"protocolVersion":"2025-11-25","capabilities":{}}"#),
      MCPTrial.request(2, "tools/list"), MCPTrial.request(3, "prompts/list"),
      MCPTrial.request(4, "prompts/get", #"{"name":"prove-the-fix","arguments":{"file":"a"}}"#),
      MCPTrial.call(5, "announce", #"{"file":"a.html","stops":"1-2","settings":["hints=off"]}"#),
      MCPTrial.call(6, "explain", #"{"file":"a.html","stops":"1"}"#),
      MCPTrial.call(7, "audit", #"{"source":"<p>a","format":"html","limit":3}"#),
      MCPTrial.call(8, "play", #"{"file":"a.html","gestures":"swipe right; type \"a\""}"#),
      MCPTrial.call(9, "diff", #"{"file":"a.html","source":"<p>b"}"#),
      MCPTrial.call(10, "tree", #"{"file":"a.html","from":2}"#),
      MCPTrial.call(11, "check", #"{"source":"| VoiceOver |\n| --- |\n| a |\n"}"#),
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":5}}"#,
    ]
    let values = ["null", "-1", "[]", "{}", "\"\"", "1e308", "true", "\"\\u0000\"", "[[[]]]"]
    var numbers = Numbers()
    var lines = [MCPTrial.initialize]
    for _ in 0..<600 {
      var bytes = Array(seeds[numbers.next(below: seeds.count)].utf8)
      for _ in 0...numbers.next(below: 3) {
        let index = numbers.next(below: bytes.count)
        switch numbers.next(below: 4) {
        case 0: bytes[index] = UInt8(32 + numbers.next(below: 95))
        case 1: bytes.remove(at: index)
        case 2: bytes = Array(bytes[..<index])
        default:
          guard let colon = bytes[index...].firstIndex(of: UInt8(ascii: ":")) else { continue }
          bytes.insert(
            contentsOf: Array("\(values[numbers.next(below: values.count)]),\"x\":".utf8),
            at: colon + 1)
        }
        if bytes.isEmpty { bytes = [UInt8(ascii: "{")] }
      }
      lines.append(String(decoding: bytes, as: UTF8.self))
    }
    lines.append(MCPTrial.request(4_711, "ping"))
    let trial = MCPTrial(lines, in: folder.path)
    #expect(try trial.answer(4_711)["result"] != nil)
    for line in trial.lines { #expect(try JSON(line).root["jsonrpc"]?.string == "2.0") }
  }
}
