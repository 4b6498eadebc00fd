import Importers
import Simulator
import Testing

/// A screen of Compose, with what TalkBack says at each stop.
struct ReferenceScreen: Sendable, CustomTestStringConvertible {
  var name: String
  var code: String
  var said: [String]

  var testDescription: String { name }

  init(_ name: String, _ code: String, _ said: [String]) {
    (self.name, self.code, self.said) = (name, code, said)
  }
}

/// Announcements on screens in the style of apps.
@Suite struct ComposeReferenceTests {
  private func check(_ screen: ReferenceScreen) throws {
    let isFile = screen.code.contains("@Composable")
    let trial = try isFile ? ComposeTrial(file: screen.code) : ComposeTrial(screen.code)
    let said = trial.imported.flatMap { screen in
      TalkBack().read(screen.screen).stops.map(\.announcement.said)
    }
    #expect(said == screen.said)
  }

  static let all: [ReferenceScreen] = [
    componentsFirst, componentsSecond, componentsThird, componentsFourth, layoutsFirst,
    layoutsSecond, semanticsFirst, semanticsSecond, appsFirst, appsSecond, appsThird, examplesFirst,
    examplesSecond, states,
  ].flatMap { $0 }

  @Test(arguments: all)
  func `TalkBack announces each stop of a screen`(_ screen: ReferenceScreen) throws {
    try check(screen)
  }
}
