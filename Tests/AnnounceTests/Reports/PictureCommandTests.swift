import Encoding
import Foundation
import Testing

@testable import Reports
@testable import announce

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// `announce report --picture`: the numbers of the stops on a screenshot.
struct PictureCommandTests {
  /// A phone of 360 × 800 points.
  static let phone = """
    - generic:
      - /frame: 0 0 360 800
      - heading "Sign <up>":
        - /frame: 16 40 328 40
      - button "Close":
        - /frame: 330 0 30 30
      - button "Join":
        - /frame: 16 740 328 48
      - button "Later":
        - /frame: 16 900 328 48
      - button "Hidden"

    """

  let folder: TrialFolder

  init() throws { folder = try TrialFolder() }

  func picture(
    _ width: UInt32, _ height: UInt32, called name: String = "shot.png"
  ) throws -> String {
    let path = "\(folder.path)/\(name)"
    try Data(Self.png(width, height)).write(to: URL(fileURLWithPath: path))
    return path
  }

  static func png(_ width: UInt32, _ height: UInt32) -> [UInt8] {
    func bytes(_ number: UInt32) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
    let end = ["IDAT", "IEND"].flatMap { bytes(0) + Array($0.utf8) + bytes(0) }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + bytes(13) + Array("IHDR".utf8)
      + bytes(width) + bytes(height) + [8, 6, 0, 0, 0] + bytes(0) + end
  }

  private func run(
    _ picture: String, _ screen: String? = nil, _ more: String...
  ) throws -> Trial {
    let file = try screen ?? folder.write(Self.phone, to: "phone.outline")
    return Trial.run(["report", "--mute", "--picture", picture, file] + more)
  }

  private func svg(_ picture: String, _ screen: String? = nil) throws -> String {
    let run = try run(picture, screen, "--format", "svg")
    #expect(run.status == 0, "\(run.errors)")
    let parser = XMLParser(data: Data(run.output.utf8))
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    return run.output
  }

  @Test func `A report shows the numbers of both readers on the embedded screenshot`() throws {
    let run = try run(picture(1_080, 2_400))
    #expect(run.status == 0, "\(run.errors)")
    let html = run.output
    #expect(
      html.contains("href=\"data:image/png;base64,\(Base64.text(of: Self.png(1_080, 2_400)))\""))
    #expect(html.contains("<svg class=\"shot\" viewBox=\"0 0 360 800\" role=\"img\" aria-label="))
    #expect(html.contains("3 of VoiceOver, 3 of TalkBack\""))
    // The picture has three pixels for each point, and the frame of the heading is drawn in points.
    #expect(html.contains("<rect x=\"16\" y=\"40\" width=\"328\" height=\"40\" rx=\"3\">"))
    #expect(html.contains("class=\"way reader-1\"") && html.contains("class=\"way reader-2\""))
    #expect(html.ranges(of: "type=\"checkbox\" class=\"way-of-").count == 2)
    #expect(html.ranges(of: "autocomplete=\"off\" checked").count == 2)
    #expect(html.contains(", outside the picture</p>"))
    #expect(html.contains(", not in the picture: the file has no position for it</p>"))
  }

  @Test func `A drawing has the announcements beside the screenshot, as text`() throws {
    let svg = try svg(picture(1_080, 2_400))
    #expect(svg.contains("<image href=\"data:image/png;base64,"))
    #expect(svg.contains("role=\"list\" aria-label=\"Announcements\""))
    #expect(svg.contains("Sign &lt;up&gt;, heading"))
    #expect(svg.contains("square numbers, dashed line"))
    #expect(svg.contains(">outside the picture<"))
    #expect(svg.contains("you still need to test"))
    let one = try run(picture(1_080, 2_400), nil, "--format", "svg", "--reader", "talkback")
    #expect(!one.output.contains("reader-2\"") && one.output.contains("TalkBack"))
  }

  @Test(arguments: [(360, 800), (720, 1_600), (1_080, 2_400), (1_440, 3_201)])
  func `Every density of the same screen is accepted`(width: UInt32, height: UInt32) throws {
    #expect(try svg(picture(width, height)).contains("width=\"328\" height=\"40\""))
  }

  @Test func `A screenshot of another orientation or screen is refused with both sizes`() throws {
    for (width, height) in [(2_400, 1_080), (1_080, 1_920), (400, 300)] as [(UInt32, UInt32)] {
      let run = try run(picture(width, height))
      #expect(run.status == 2)
      #expect(
        run.errors.contains(
          "has \(width) × \(height) pixels, but the screen of \(folder.path)/phone.outline has "
            + "360 × 800"), "\(run.errors)")
    }
    // The file states the size of the screen, so a scale in the picture's name has no effect, and
    // no message suggests adding one.
    let stated = try run(picture(1_080, 1_920, called: "shot@3x.png"))
    #expect(stated.status == 2)
    #expect(stated.errors.contains("1080 × 1920 pixels") && !stated.errors.contains("name it"))
  }

  @Test func `An Android dump without the bars of its screen fits, and a dialog keeps its pixels`()
    throws
  {
    func dump(_ bounds: String, _ inner: String) throws -> String {
      let node = "class=\"android.widget.Button\" text=\"OK\" clickable=\"true\" enabled=\"true\""
      return try folder.write(
        """
        <hierarchy rotation="0"><node class="android.widget.FrameLayout" bounds="\(bounds)">
        <node \(node) focusable="true" bounds="\(inner)"/></node></hierarchy>
        """, to: "window.xml")
    }
    let bars = try dump("[0,0][1080,2274]", "[100,200][400,300]")
    #expect(try svg(picture(1_080, 2_400), bars).contains("OK, button"))
    let dialog = try dump("[40,800][1040,1500]", "[411,822][822,1233]")
    // A unit of the dump is a pixel of the picture. A point has 1,000 / 411 pixels.
    let drawn = try svg(picture(1_080, 2_400), dialog)
    #expect(drawn.contains("scale(1.7"), "\(drawn.prefix(900))")
  }

  @Test func `A page is as wide as its window, and at least its window is on the picture`() throws {
    let page = try folder.write(
      """
      {"announcePage": 1, "url": "http://localhost/", "viewport": [390, 844], "styles": [""],
      "nodes": [{"in": -1, "tag": "html", "style": 0}, {"in": 0, "tag": "body", "style": 0,
      "box": [8, 8, 374, 2000]}, {"in": 1, "tag": "button", "style": 0, "box": [8, 8, 100, 40]},
      {"in": 2, "text": "Join"}]}
      """, to: "a.page.json")
    for (width, height) in [(1_170, 2_532), (780, 4_016), (390, 844)] as [(UInt32, UInt32)] {
      #expect(try svg(picture(width, height), page).contains("x=\"8\" y=\"8\" width=\"100\""))
    }
    let turned = try run(picture(2_532, 1_170), page)
    #expect(turned.errors.contains("2532 × 1170 pixels, but the screen of "), "\(turned.errors)")
    #expect(turned.errors.contains("has 390 × 844"))
  }

  @Test func `A file without positions is refused, and its format is named`() throws {
    let page = try folder.write("<title>T</title><button>Join</button>", to: "a.html")
    let run = try run(picture(390, 844), page)
    #expect(run.status == 2)
    #expect(run.errors.contains("no stop has a position in this html file"), "\(run.errors)")
    #expect(run.errors.contains("--boxes"))
    // Positions without the size of the screen have no scale, unless the name of the picture states
    // it.
    let loose = try folder.write(
      "- button \"A\":\n  - /frame: 0 0 50 50\n- button \"B\":\n  - /frame: 60 0 50 50\n",
      to: "loose.outline")
    let unknown = try self.run(picture(300, 300), loose)
    #expect(unknown.errors.contains("shot@3x.png"), "\(unknown.errors)")
    #expect(try svg(picture(300, 300, called: "shot@2x.png"), loose).contains("B, button"))
  }

  @Test func `A report of several screens shows a picture at the screen with its name, or a note`()
    throws
  {
    let file = try folder.write(Self.phone, to: "phone.outline")
    let other = try folder.write("- button \"Other\"\n", to: "other.outline")
    let named = Trial.run(
      "report", "--mute", "--picture", try picture(1_080, 2_400, called: "phone.png"), other, file)
    #expect(named.status == 0 && named.errors.isEmpty, "\(named.errors)")
    #expect(named.output.ranges(of: "data:image/png;base64").count == 1)
    let shot = try picture(1_080, 2_400)
    let several = Trial.run("report", "--mute", "--picture", shot, file, other)
    #expect(several.status == 0)
    #expect(
      several.errors.contains(
        "a picture shows one screen, but there are 2; the report is written without it"),
      "\(several.errors)")
    #expect(several.output.contains("<!doctype html>"))
    #expect(!several.output.contains("data:image/png;base64"))
  }

  @Test func `A stop with a huge frame is outside the picture`() throws {
    let file = try folder.write(
      Self.phone + "  - button \"Huge\":\n    - /frame: 3000000 0 3000000 50\n", to: "huge.outline")
    let drawn = try svg(picture(1_080, 2_400), file)
    #expect(drawn.ranges(of: ">outside the picture<").count == 4, "\(drawn)")
  }

  @Test func `Light edges are below all lines, and the screenshot has whole pixels`() throws {
    let svg = try svg(picture(1_079, 2_400))
    #expect(svg.contains("width=\"1079\" height=\"2400\" preserveAspectRatio=\"none\""))
    let halo = try #require(svg.ranges(of: "class=\"halo\"").last)
    let line = try #require(svg.firstRange(of: "<line class=\"on\""))
    #expect(halo.upperBound < line.lowerBound)
    let image = try #require(svg.firstRange(of: "<image")), scaled = svg.firstRange(of: "scale(")
    #expect(scaled.map { image.upperBound < $0.lowerBound } == true)
  }

  @Test func `Without a browser a PNG is refused with what to do`() throws {
    let file = try folder.write(Self.phone, to: "phone.outline")
    let run = Trial.run("report", "--format", "png", "--browser-path", "/nowhere/chromium", file)
    #expect(run.status == 2)
    #expect(run.errors.contains("no PNG can be made: there is no browser at “/nowhere/chromium”"))
  }

  @Test func `Numbers do not cover each other and stay inside the picture, even in a crowd`() throws
  {
    var outline = "- generic:\n  - /frame: 0 0 360 800\n"
    for index in 0..<150 {
      let (x, y) = (index % 15 * 24, index / 15 * 78)
      outline += "  - button \"B\(index)\":\n    - /frame: \(x) \(y) 24 24\n"
    }
    // Ten elements at the same position, and one at each corner.
    for index in 0..<10 { outline += "  - button \"C\(index)\":\n    - /frame: 100 700 8 8\n" }
    for (x, y) in [(0, 0), (355, 0), (0, 795), (355, 795)] {
      outline += "  - button \"D\":\n    - /frame: \(x) \(y) 5 5\n"
    }
    let svg = try svg(picture(360, 800), folder.write(outline, to: "crowd.outline"))
    let shot = try #require(svg.firstRange(of: "role=\"list\"")).lowerBound
    let marks = svg[..<shot].matches(
      of:
        /class="mark reader-\d" font-size="[\d.]+"><rect x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)" height="([\d.]+)"/
    ).map { [$0.1, $0.2, $0.3, $0.4].compactMap { Double($0) } }
    #expect(marks.count == 2 * 164)
    for (index, mark) in marks.enumerated() {
      #expect(mark[0] >= 0 && mark[1] >= 0 && mark[0] + mark[2] <= 360 && mark[1] + mark[3] <= 800)
      for other in marks[..<index] {
        let apart =
          mark[0] + 0.2 >= other[0] + other[2] || other[0] + 0.2 >= mark[0] + mark[2]
          || mark[1] + 0.2 >= other[1] + other[3] || other[1] + 0.2 >= mark[1] + mark[3]
        #expect(apart, "\(mark) covers \(other)")
      }
    }
  }

  @Test func `The colours on a screenshot have enough contrast with white and with each other`() {
    func luminance(_ hex: String) -> Double {
      let parts = stride(from: 0, to: 6, by: 2).map { start in
        let digits = hex.dropFirst(start).prefix(2)
        let value = Double(Int(digits, radix: 16) ?? 0) / 255
        return value <= 0.040_45 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
    // WCAG 2.2, 1.4.3: the text of a mark is white; its edge is white as well.
    for colour in ["0b4fb3", "8a3d00"] { #expect(1.05 / (luminance(colour) + 0.05) >= 7) }
  }
}
