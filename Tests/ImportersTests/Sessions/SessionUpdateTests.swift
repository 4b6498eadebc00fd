import Foundation
import Importers
import Simulator
import Testing

/// A session on an updated screen has the same announcements as a new reading of that screen.
@Suite struct SessionUpdateTests {
  private static let readers: [any ScreenReader] = [
    VoiceOver(), TalkBack(), .voiceOver(profile: .snapshot), .talkBack(order: .roleNameState),
  ]

  @Test(arguments: ScreenFixture.all)
  func `An updated screen is announced like one that is read again`(_ fixture: ScreenFixture) throws
  {
    guard let source = fixture.source,
      let screens = try? ImportedScreen.contents(ofFile: source.path())
    else { return }
    for reader in Self.readers {
      for screen in screens.prefix(4).map({ $0.screen(for: reader) }) where screen.count < 400 {
        check(screen, by: reader, fixture.name)
      }
    }
  }

  @Test(arguments: [
    "- checkbox \"a\"\n- checkbox \"b\" [checked]\n- switch \"c\"",
    "- /origin: web\n- checkbox \"a\"\n- button \"b\" [pressed=false] [expanded]\n- link \"c\"",
    """
    - /origin: web
    - main:
      - list:
        - listitem:
          - checkbox "a"
        - listitem:
          - checkbox "b" [checked]
      - table "t" [rows=2] [columns=2]:
        - row:
          - columnheader "h" [sort=ascending]
          - columnheader:
            - button "i" [expanded=false]
        - row:
          - cell:
            - checkbox "x"
          - cell "y"
    """,
    """
    - /origin: android
    - list:
      - listitem "r":
        - /group: merge
        - text "Wi-Fi"
        - switch "s"
    - slider "v":
      - /now: 3
      - /min: 0
      - /max: 10
    """,
    """
    - /origin: ios
    - tablist:
      - tab "One" [selected]
      - tab "Two" [selected=false]
    - radiogroup "Size":
      - radio "Small" [checked]
      - radio "Large"
    - slider "v":
      - /now: 3
      - /min: 0
      - /max: 10
    """,
    "- /origin: react-native\n- checkbox \"a\"\n- switch \"b\" [checked]\n- button \"c\" [expanded]",
  ])
  func `An updated outline is announced like one that is read again`(_ outline: String) throws {
    for reader in Self.readers { check(try Screen(outline: outline), by: reader, outline) }
  }

  private func check(_ screen: Screen, by reader: any ScreenReader, _ name: String) {
    var session = Session(screen, by: reader)
    for index in 0..<min(session.walk.count, 60) {
      guard session.move(to: index) else { break }
      for gesture in Self.gestures {
        let step = session.perform(gesture)
        let isChanged = step.log.contains {
          if case .event(.change, _, _) = $0 { true } else { false }
        }
        guard isChanged else { continue }
        // Use the reader of the session, because its settings include whether the keyboard is
        // shown, on which announcements of fields depend.
        #expect(
          session.transcript == session.reader.read(session.screen),
          "\(name): \(type(of: reader).name) \(gesture.text) at \(index)")
        session.move(to: index)
      }
    }
  }

  private static let gestures: [Gesture] = [
    .doubleTap, .swipeVertically(.up, count: 1), .doubleTap, .swipeVertically(.down, count: 1),
  ]
}
