import Importers
import Simulator
import Testing

/// Rendered content that WebKit and Chromium expose differently.
@Suite struct EngineDifferenceTests {
  private static func heardByChrome(_ page: String) throws -> [String] {
    var reader = TalkBack()
    reader.settings.hints = false
    reader.settings.capitals = .nothing
    return reader.read(try Screen.html(page)).stops.map(\.announcement.text)
  }

  private static func heardBySafari(_ page: String) throws -> [String] {
    var reader = VoiceOver()
    reader.settings.hints = false
    return reader.read(try Screen.html(page)).stops.map(\.announcement.text)
  }

  @Test(arguments: [
    "<noscript><style>.a{display:none}</style></noscript><button class=a>Go</button>",
    "<body><noscript><p>Off</p><style>button{display:none}</style></noscript>"
      + "<button class=a>Go</button>",
  ])
  func `Styles for browsers without scripts do not apply`(_ page: String) throws {
    #expect(try Self.heardByChrome(page) == ["Go, button"])
    #expect(try Self.heardBySafari(page) == ["Go, button"])
  }

  static let sprite =
    "<svg width=0 height=0><symbol id=m><title>Menu</title><path d='M0 0'/></symbol></svg>"

  // SVG-AAM 1.0, 5.1; Chromium 156, measured
  @Test(
    arguments: [
      ("<button><svg><use href='#m'/></svg></button>", ["Menu, button"]),
      ("<button><svg><use xlink:href='#m'/></svg></button>", ["Menu, button"]),
      ("<a href=x>Next <svg><use href='#m'/></svg></a>", ["Next Menu, link"]),
      ("<button aria-label=Own><svg><use href='#m'/></svg></button>", ["Own, button"]),
      (
        "<button><svg><use href='#m'><title>Mine</title></use></svg></button>", ["Mine, button"]
      ),
      ("<button>Go<svg><use href='#none'/></svg></button>", ["Go, button"]),
    ] as [ChromeMappingTests.Example])
  func `An icon of a sprite has the title of its symbol`(_ example: ChromeMappingTests.Example)
    throws
  {
    #expect(try Self.heardByChrome(Self.sprite + example.page) == example.heard)
  }

  @Test func `A symbol that no drawing uses is not announced`() throws {
    #expect(try Self.heardByChrome(Self.sprite).isEmpty)
    #expect(try Self.heardBySafari(Self.sprite).isEmpty)
  }

  // Chromium 156, measured
  @Test(
    arguments: [
      ("<svg><title>Sales</title><text>10</text><text>20</text></svg>", ["10", "20"]),
      ("<svg><title>Sales</title><circle r=4 /></svg>", ["Sales, image"]),
      ("<svg role=img aria-label=Sales><text>10</text></svg>", ["Sales, image"]),
      (
        "<svg><title>Sales</title><g><title>May</title><circle r=4 /></g></svg>", ["May"]
      ),
    ] as [ChromeMappingTests.Example])
  func `A drawing with texts or named parts is not one picture in Chrome`(
    _ example: ChromeMappingTests.Example
  ) throws {
    #expect(try Self.heardByChrome(example.page) == example.heard)
  }

  @Test func `The source of a formula is not announced`() throws {
    let page =
      "<math><semantics><mrow><mi>x</mi></mrow>"
      + "<annotation encoding='application/x-tex'>x^2</annotation></semantics></math>"
    #expect(try Self.heardByChrome(page) == ["x"])
    #expect(try Self.heardBySafari(page) == ["x, math"])
  }

  @Test func `Chrome leaves out how a word of ruby is pronounced`() throws {
    let page = "<p><ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby></p>"
    #expect(try Self.heardByChrome(page) == ["漢"])
    #expect(try Self.heardBySafari(page).joined().contains("kan"))
  }

  // WebKit, objectInclusionFromAltText; Chromium, browser_accessibility_android.cc, GetTextContentUTF16
  @Test func `White space as alternative text hides a picture in Safari, and not in Chrome`() throws
  {
    let page = "<img alt=' ' src='pictures/shop.png'><p>x</p>"
    #expect(try Self.heardByChrome(page) == ["shop, image", "x"])
    #expect(try Self.heardBySafari(page) == ["x"])
    #expect(try Self.heardByChrome("<img alt='' src='shop.png'><p>x</p>") == ["x"])
  }

  @Test(
    arguments: [
      ("1", [], ["x"]), ("yes", [], ["x"]), ("true", [], []), ("false", ["x"], ["x"]),
      ("", ["x"], ["x"]), ("undefined", ["x"], ["x"]),
    ] as [(value: String, chrome: [String], safari: [String])])
  func `Chrome takes any other value of aria-hidden for true`(
    _ example: (value: String, chrome: [String], safari: [String])
  ) throws {
    let page = "<p aria-hidden='\(example.value)'>x</p>"
    #expect(try Self.heardByChrome(page) == example.chrome)
    #expect(try Self.heardBySafari(page) == example.safari)
  }

  // Chromium, AXNodeObject::IsRedundantLabel
  @Test func `The label of a hidden check box is a stop`() throws {
    let boxed = "<input type=checkbox id=a><label for=a>Show source</label>"
    let hidden = "<style>input{display:none}</style>" + boxed
    #expect(try Self.heardByChrome(hidden) == ["Show source"])
    #expect(try Self.heardByChrome(boxed).count == 1)
  }
}
