import Browsers
import Foundation
import Importers
import LivePages
import Simulator
import Testing

extension BrowserTests {
  /// Messages that reach a page over sockets, streams and workers.
  struct ChannelTests {
    static let channels = ["Socket", "Events", "Stream", "Worker"]

    /// What is heard of each gesture.
    private func lines(
      _ gestures: String, fragment: String = ""
    ) throws -> [[String]] {
      let server = try ChannelServer()
      let address = "http://127.0.0.1:\(server.port)/\(fragment)"
      var request = PageRequest(.address(try #require(PageAddress(address))))
      request.timeout = 40
      let host = PageHost(request, called: address, in: try LiveFolder.browser())
      let imported = try host.screen()
      var session = Session(imported.screen, by: TalkBack(), app: imported.activeApp)
      for step in try GestureScript(gestures).steps { session.performWithoutResult(step.gesture) }
      let record = session.record
      #expect(host.failure == nil)
      return record.map { $0.lines.map(\.written) }
    }

    /// One session for each channel, because each page that opens costs real time.
    @Test(arguments: channels)
    func `An answer over a channel is announced by its gesture, late, in parts or never`(
      channel: String
    ) throws {
      let orders = ["now", "late", "never", "now", "ticks"]
      let heard = try lines(
        orders.map { "touch \"\(channel) \($0)\"; double tap" }.joined(separator: "; ")
          + "; touch \"Other\"", fragment: channel == "Socket" ? "#urgent" : "")
      #expect(heard[2] == ["Here"], "\(heard)")
      #expect(heard[4] == ["Late"], "\(heard)")
      #expect(heard[6] == [], "\(heard)")
      #expect(heard[8] == ["Here"], "\(heard)")
      #expect(heard[10].contains { $0.contains("Part 1") }, "\(heard)")
      #expect(heard[10].contains { $0.contains("Part 6") }, "\(heard)")
      #expect(heard[11].allSatisfy { !$0.contains("Part") }, "\(heard)")
    }
  }
}
