import Testing

/// What handlers of SwiftUI views do in sessions.
struct SwiftUIHandlerTests {
  private func lines(_ code: String, _ gestures: String) throws -> [[String]] {
    try SwiftUISessionTests().lines("import SwiftUI\n\(code)", gestures)
  }

  private func sample(_ members: String, _ body: String) -> String {
    "struct Sample: View { \(members)\nvar body: some View { \(body) } }"
  }

  @Test func `A menu inside a menu opens, and a choice closes both`() throws {
    let code = sample(
      "@State private var chosen = \"nothing\"",
      """
      VStack {
        Menu("Actions") {
          Button("Print") {}
          Menu("Share") { Button("Mail") { chosen = "mail" } }
        }
        Text("Chose \\(chosen)")
      }
      """)
    let heard = try lines(
      code,
      "touch \"Actions\"; double tap; touch \"Share\"; double tap; touch \"Mail\"; double tap; touch \"Chose mail\""
    )
    #expect(heard[7].contains { $0.contains("Chose mail") }, "\(heard)")
  }

}
