import Simulator
import Testing

/// The order in which an iOS screen is read.
@Suite struct UIKitOrderTests {
  private static func order(
    _ outline: String, idiom: Screen.Idiom = .phone, direction: Screen.Direction = .leftToRight,
    origin: Screen.Origin = .ios
  ) throws -> String {
    var screen = try UIKitScreen("", outline).screen(origin: origin)
    screen.idiom = idiom
    screen.direction = direction
    return VoiceOver().read(screen).stops
      .map { $0.announcement.parts.first { $0.kind == .label }?.text ?? "-" }
      .joined(separator: " ")
  }

  @Test func `Without frames, views are read in source order`() throws {
    let outline =
      "- tabbar:\n  - tab \"A\"\n- button \"B\"\n- group:\n  - text: C\n- toolbar:\n  - button \"D\""
    #expect(try Self.order(outline) == "A B C D")
    #expect(try Self.order(outline, idiom: .pad, direction: .rightToLeft) == "A B C D")
  }

  @Test func `With frames, rows are read from top to bottom`() throws {
    let outline = """
      - button "D":
        - /frame: 10 50 10 10
      - button "C":
        - /frame: 0 50 10 10
      - button "B":
        - /frame: 10 5 10 10
      - button "A":
        - /frame: 0 0 10 10
      """
    #expect(try Self.order(outline) == "A B C D")
    #expect(try Self.order(outline, direction: .rightToLeft) == "B A D C")
  }

  @Test(arguments: [
    (7.5, "A B", "A B"), (8, "B A", "A B"), (12.5, "B A", "A B"), (13, "B A", "B A"),
  ])
  func `The row threshold is larger on a phone than on an iPad`(
    _ difference: Double, _ phone: String, _ pad: String
  ) throws {
    let outline = """
      - text: A
        - /frame: 0 \(difference) 10 10
      - text: B
        - /frame: 50 0 10 10
      """
    #expect(try Self.order(outline, idiom: .phone) == phone)
    #expect(try Self.order(outline, idiom: .pad) == pad)
  }

  @Test func `Elements that UIKit adds have a frame inside their view`() throws {
    let outline = """
      - spinbutton:
        - /frame: 100 0 100 30
      - text: Guests
        - /frame: 0 0 80 30
      - listitem:
        - /frame: 0 40 200 40
        - /ios.accessoryType: detailButton
        - switch "On":
          - /frame: 60 45 40 30
        - text: Wi-Fi
      """
    #expect(try Self.order(outline) == "Guests Decrement Increment Wi-Fi On More Info")
    #expect(
      try Self.order(outline, direction: .rightToLeft)
        == "Decrement Increment Guests On Wi-Fi More Info")
  }

  @Test func `An explicit list of elements replaces the subviews`() throws {
    let outline = """
      - group:
        - /order: c, a
        - button "A":
          - /id: a
        - button "B":
          - /id: b
        - group:
          - button "C":
            - /id: c
      """
    #expect(try Self.order(outline) == "C A")
    #expect(try Self.order(outline, origin: .design) == "C A B")
  }

  @Test func `An empty list removes all elements, and a list without valid entries is ignored`()
    throws
  {
    let buttons = "  - button \"A\":\n    - /id: a\n  - button \"B\""
    #expect(try Self.order("- group:\n  - /order:\n" + buttons) == "")
    #expect(try Self.order("- group:\n  - /order: x, y\n" + buttons) == "A B")
    #expect(try Self.order("- group:\n  - /order: x, a\n" + buttons) == "A")
  }

  @Test func `A view that several lists claim is visited once`() throws {
    let outline = """
      - group:
        - /id: top
        - /order: c, b, top, c
        - group:
          - /id: b
          - /order: c, d
          - text: D
            - /id: d
          - text: C
            - /id: c
      """
    #expect(try Self.order(outline) == "C D")
  }
}
