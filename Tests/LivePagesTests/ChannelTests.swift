import Browsers
import Foundation
import Importers
import LivePages
import Requirements
import Simulator
import Testing

extension SlowServerTests {
  /// Messages that reach a page over sockets, streams and workers.
  @Suite(.requires(.python, ChannelServer.hasPython)) struct ChannelTests {
    /// Returns the announcements after each gesture.
    private func lines(
      _ gestures: String, fragment: String = ""
    ) throws -> [[String]] {
      let server = try ChannelServer()
      let address = "http://127.0.0.1:\(server.port)/\(fragment)"
      var request = PageRequest(.address(try #require(PageAddress(address))))
      request.timeout = 40
      // Open the page only on the phone of this reader.
      let host = PageHost(
        request, called: address, in: try LiveFolder.browser(), on: PagePhones(of: [TalkBack()]))
      let imported = try host.screen()
      var session = Session(imported.screen, by: TalkBack(), app: imported.activeApp)
      for step in try GestureScript(gestures).steps { session.performWithoutResult(step.gesture) }
      let record = session.record
      #expect(host.failure == nil)
      return record.map { $0.lines.map(\.written) }
    }

    @Test func `An answer over a socket is announced by its gesture, late, in parts or never`()
      throws
    {
      let orders = ["now", "late", "never", "now", "ticks"]
      let heard = try lines(
        orders.map { "touch \"Socket \($0)\"; double tap" }.joined(separator: "; ")
          + "; touch \"Other\"", fragment: "#urgent")
      #expect(heard[2] == ["Here"], "\(heard)")
      #expect(heard[4] == ["Late"], "\(heard)")
      #expect(heard[6] == [], "\(heard)")
      #expect(heard[8] == ["Here"], "\(heard)")
      #expect(heard[10].contains { $0.contains("Part 1") }, "\(heard)")
      #expect(heard[10].contains { $0.contains("Part 6") }, "\(heard)")
      #expect(heard[11].allSatisfy { !$0.contains("Part") }, "\(heard)")
    }

    @Test(arguments: ["Events", "Stream", "Worker"])
    func `An answer of another channel is announced by its gesture`(channel: String) throws {
      let heard = try lines("touch \"\(channel) late\"; double tap")
      #expect(heard[2] == ["Late"], "\(heard)")
    }

    @Test func `An event of a source that a gesture opened is announced by this gesture`() throws {
      let heard = try lines("touch \"Subscribe\"; double tap")
      #expect(heard[2] == ["Late"], "\(heard)")
    }

    @Test func `An empty page is read when its server has sent the content over a socket`() throws {
      let heard = try lines("wait 1 s", fragment: "unbuilt")
      #expect(heard[0].joined().contains("Built"), "\(heard)")
    }

    @Test func `A page whose server sends heartbeats stays connected while a long text is read`()
      throws
    {
      let heard = try lines(
        "touch \"Heartbeat\"; double tap; touch \"A long text\"; touch \"Other\"; wait 1 s")
      #expect(heard.joined().contains("Connected"), "\(heard)")
      #expect(heard.joined().allSatisfy { !$0.contains("Lost") }, "\(heard)")
    }
  }
}
