internal import Simulator

extension AuditRule {
  static let noAutoplayAudio = page(
    "no-autoplay-audio", severity: .serious, needsReview: true, criteria: ["1.4.2"],
    condition: "Sound begins to play by itself and nothing stops it.",
    why: "It drowns the reader's voice, so people cannot find what would stop it.",
    fix: "Drop autoplay, or add controls.",
    examples: [
      .fails(.web, "↓<audio src=a.mp3 autoplay></audio>"),
      .passes(.web, "<audio src=a.mp3 autoplay controls></audio>"),
    ]
  ) { page, findings in
    for index in page.elements(named: ["audio", "video"]) {
      let element = page.source[index]
      guard element["autoplay"] != nil, element["controls"] == nil, element["muted"] == nil else {
        continue
      }
      findings.add(element: index, "This \(element.name) plays by itself.")
    }
  }
}
