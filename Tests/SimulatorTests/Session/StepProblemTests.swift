import Simulator
import Testing

/// The titles of problems in a step.
struct StepProblemTests {
  @Test(arguments: [
    ([AppEffect.refuses("no server")], "not performed"),
    ([.refuses("status 500"), .announce("Sorry", .normal, after: 0)], "problem"),
  ])
  func `A gesture with a result was performed, even if something is wrong`(
    effects: [AppEffect], title: String
  ) throws {
    let app = ClosureApp { event, _, _ in event.kind == .doubleTap ? effects : nil }
    var session = Session(try Screen(outline: "- button \"Go\""), by: TalkBack(), app: app)
    let step = session.perform(.doubleTap)
    #expect(step.problem != nil && step.problemTitle == title)
  }
}
