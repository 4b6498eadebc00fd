internal import Simulator

extension AuditRule {
  static let metaRefresh = page(
    "meta-refresh", aliases: ["meta_refresh_delay"], severity: .critical, criteria: ["2.2.1"],
    condition: "The page reloads or leaves by itself after some time.",
    why: "People who listen are torn away in the middle of a sentence.",
    mend: "Drop the refresh, or let people ask for it.",
    examples: [
      .fails(.web, "<meta http-equiv=refresh content=\"30; url=next.html\"><p>Hello</p>"),
      .passes(.web, "<meta http-equiv=refresh content=\"0; url=next.html\"><p>Hello</p>"),
    ]
  ) { page, findings in
    for place in page.places(named: ["meta"]) {
      guard page.source[place]["http-equiv"]?.lowercased() == "refresh",
        let content = page.source[place]["content"]
      else { continue }
      let digits = content.idTokens.joined().prefix { $0.isASCII && $0.isNumber }
      guard let seconds = Int(digits), seconds > 0, seconds <= 72_000 else { return }
      findings.add(element: place, "The page leaves by itself after \(seconds) seconds.")
      return
    }
  }

  static let metaViewport = page(
    "meta-viewport", aliases: ["b4f0c3", "meta_viewport_zoomable"], severity: .serious,
    criteria: ["1.4.4"],
    condition: "The page forbids people to enlarge it to twice its size.",
    why: "People with low vision who also listen cannot make the letters large enough.",
    mend: "Drop user-scalable=no and maximum-scale.",
    examples: [
      .fails(.web, "<meta name=viewport content=\"width=device-width, user-scalable=no\"><p>A</p>"),
      .passes(.web, "<meta name=viewport content=\"width=device-width\"><p>A</p>"),
    ]
  ) { page, findings in
    for place in page.places(named: ["meta"]) {
      guard page.source[place]["name"]?.lowercased() == "viewport",
        let content = page.source[place]["content"]?.lowercased()
      else { continue }
      for setting in content.split(whereSeparator: { $0 == "," || $0 == ";" }) {
        let parts = setting.split(separator: "=").map { $0.idTokens.joined() }
        guard parts.count == 2 else { continue }
        let isFixed =
          parts[0] == "user-scalable" && (parts[1] == "no" || Double(parts[1]) == 0)
          || parts[0] == "maximum-scale" && (Double(parts[1]).map { $0 >= 0 && $0 < 2 } ?? false)
        guard isFixed else { continue }
        findings.add(
          element: place, "\(parts[0])=\(parts[1]) keeps people from enlarging the page.")
      }
    }
  }

  static let videoCaption = page(
    "video-caption", aliases: ["eac66b", "caption_track_exists", "media-has-caption"],
    severity: .critical, isReview: true,
    criteria: ["1.2.2"],
    condition: "A video has no track of captions.",
    why: "People who cannot hear it get nothing of what is said, unless the words are elsewhere.",
    mend: "Add <track kind=\"captions\">, or make sure that the video has no speech.",
    examples: [
      .fails(.web, "<video src=a.mp4 controls></video>"),
      .passes(.web, "<video src=a.mp4 controls><track kind=captions src=a.vtt></video>"),
      .passes(.web, "<video src=a.mp4 muted controls></video>"),
    ]
  ) { page, findings in
    for place in page.shown(named: ["video"]) {
      let hasTrack = page.source.children(of: place).contains {
        page.source[$0].name == "track" && page.source[$0]["kind"]?.lowercased() == "captions"
      }
      guard !hasTrack, page.source[place]["muted"] == nil else { continue }
      findings.add(element: place, "This video has no track of captions.")
    }
  }

  static let noAutoplayAudio = page(
    "no-autoplay-audio", severity: .serious, isReview: true, criteria: ["1.4.2"],
    condition: "Sound begins to play by itself and nothing stops it.",
    why: "It drowns the reader's voice, so people cannot find what would stop it.",
    mend: "Drop autoplay, or add controls.",
    examples: [
      .fails(.web, "<audio src=a.mp3 autoplay></audio>"),
      .passes(.web, "<audio src=a.mp3 autoplay controls></audio>"),
    ]
  ) { page, findings in
    for place in page.places(named: ["audio", "video"]) {
      let element = page.source[place]
      guard element["autoplay"] != nil, element["controls"] == nil, element["muted"] == nil else {
        continue
      }
      findings.add(element: place, "This \(element.name) plays by itself.")
    }
  }

  static let movingText = page(
    "marquee", aliases: ["blink", "no-distracting-elements"], severity: .serious,
    criteria: ["2.2.2"],
    condition: "Text moves or blinks by itself.",
    why: "People cannot stop it, and readers read pieces of it.",
    mend: "Write the text plainly.",
    examples: [
      .fails(.web, "<marquee>Sale</marquee>"), .passes(.web, "<p>Sale</p>"),
    ]
  ) { page, findings in
    for place in page.shown(named: ["marquee", "blink"]) {
      findings.add(element: place, "\(page.tag(place)) moves its text, and nobody can stop it.")
    }
  }

  static let serverSideImageMap = page(
    "server-side-image-map", severity: .serious, criteria: ["2.1.1"],
    condition: "A link takes the place in an image where people point.",
    why: "People who cannot point only ever reach one corner of the image.",
    mend: "Use <map> with an <area> for each place, or plain links.",
    examples: [
      .fails(.web, "<a href=map><img src=a.png alt=Map ismap></a>"),
      .passes(.web, "<a href=map><img src=a.png alt=Map></a>"),
    ]
  ) { page, findings in
    for place in page.shown(named: ["img"]) {
      guard page.source[place]["ismap"] != nil,
        page.source.ancestors(of: place).contains(where: {
          page.source[$0].name == "a" && page.source[$0]["href"] != nil
        })
      else { continue }
      findings.add(element: place, "The link takes the place where people point in this image.")
    }
  }
}
