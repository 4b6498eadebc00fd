import Simulator
import Testing

/// TalkBack's announcements of a field whose text the app changes while the field has focus.
struct FieldChangeTests {
  private static func heard(
    on field: Branch, by profile: TalkBackSettings.Profile
  ) -> [String] {
    let app = ClosureApp { event, screen, _ in
      guard event.kind == .focus, let node = event.node, screen[node].name == "Email" else {
        return nil
      }
      return [.wait(3_000), .update("Email", .value, "new")]
    }
    var session = Session(
      [.button("Home"), field], by: TalkBack.talkBack(profile: profile), app: app)
    session.begin()
    session.perform(.swipe(.right, count: 1))
    session.perform(.wait(6_000))
    return session.record.flatMap { $0.lines.map(\.written) }
  }

  @Test(arguments: [
    (TalkBackSettings.Profile.version15, true), (.version16, false), (.version17, false),
  ])
  func `The new text of a read-only field is announced while the field has no role`(
    _ profile: TalkBackSettings.Profile, _ isAnnounced: Bool
  ) {
    let field = Branch.textField("Email", value: "old").with(\.states.isReadOnly, true)
    let heard = Self.heard(on: field, by: profile)
    #expect(heard.contains { $0.contains("new") } == isAnnounced, "\(heard)")
  }

  @Test(arguments: [TalkBackSettings.Profile.version15, .version16])
  func `The new text of an editable field is not announced as a change`(
    _ profile: TalkBackSettings.Profile
  ) {
    let heard = Self.heard(on: .textField("Email", value: "old"), by: profile)
    #expect(!heard.contains { $0.contains("new") }, "\(heard)")
  }
}
