import Importers
import Simulator
import Testing

/// Images without alternative text, which readers announce by file name.
@Suite struct HTMLPictureFileTests {
  /// An image with the announcement of each reader.
  struct Case: Sendable, CustomTestStringConvertible {
    var html: String
    var voiceOver: String
    var talkBack: String?

    init(_ html: String, _ voiceOver: String, _ talkBack: String? = nil) {
      self.html = html
      self.voiceOver = voiceOver
      self.talkBack = talkBack
    }

    var testDescription: String { html }
  }

  // a11ysupport.io; TetraLogical, screen-reader-HTML-support, VO-ios.html, TalkBack-android.html
  @Test(arguments: [
    Case("<img src=IMG_2041.jpg>", "IMG_2041.jpg, image", "IMG_2041"),
    Case(
      "<img src='https://a.example/pics/bridge.png?w=2&h=/3#top'>", "bridge.png, image", "bridge"),
    Case("<img src=' ../bridge.png '>", "bridge.png, image", "bridge"),
    Case("<picture><source srcset=b.webp><img src=b.png></picture>", "b.png, image", "b"),
    Case("<img src='pics/'>", "pics, image", "pics"),
    Case("<img src='DATA:image/png;base64,AA/BB'>", "image"),
    Case("<img src=''>", "image"),
    Case("<img src='https://'>", "image"),
    Case("<img src='?x'>", "image"),
    Case("<img>", "image"),
    Case("<img src=a.png title=Bridge>", "Bridge, image", "Bridge"),
    Case("<img src=a.png aria-label=Bridge>", "Bridge, image", "Bridge"),
    Case("<img src=a.png alt=Bridge>", "Bridge, image", "Bridge"),
    Case("<div role=img></div>", "image"),
    Case("<a href=/home><img src=logo.svg></a>", "logo.svg, link, image", "home, link"),
  ])
  func `An image without alternative text is announced by its file name`(
    _ image: Case
  ) throws {
    let screen = try Screen.html(image.html, file: "page.html")
    var voiceOver = VoiceOver()
    voiceOver.settings.hints = false
    var talkBack = TalkBack()
    talkBack.settings.hints = false
    talkBack.settings.profile = .version15
    #expect(voiceOver.read(screen).stops.map(\.announcement.text) == [image.voiceOver])
    #expect(
      talkBack.read(screen).stops.map(\.announcement.text) == (image.talkBack.map { [$0] } ?? []))
  }

  @Test func `A decorative image is not announced by its file name`() throws {
    let screen = try Screen.html("<img src=a.png alt=''>", file: "page.html")
    #expect(VoiceOver().read(screen).stops.isEmpty)
  }

  @Test func `An image with a data URL has no target`() throws {
    let data = "data:image/png;base64," + String(repeating: "A", count: 1_000_000)
    let screen = try Screen.html("<img src='\(data)'>", file: "page.html")
    #expect(screen.preorder.allSatisfy { screen[$0.index].web?.target == nil })
  }
}
