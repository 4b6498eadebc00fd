internal import Simulator

extension AuditRule {
  static let noAutoplayAudio = page(
    "no-autoplay-audio", severity: .serious, isReview: true, criteria: ["1.4.2"],
    condition: "Sound begins to play by itself and nothing stops it.",
    why: "It drowns the reader's voice, so people cannot find what would stop it.",
    mend: "Drop autoplay, or add controls.",
    examples: [
      .fails(.web, "↓<audio src=a.mp3 autoplay></audio>"),
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
}
