internal import Simulator

extension AuditRule {
  static let noAutoplayAudio = page(
    "no-autoplay-audio", severity: .serious, needsReview: true, criteria: ["1.4.2"],
    condition: "Audio starts automatically and has no controls.",
    why: "The sound drowns out the reader, so people cannot find out how to stop the sound.",
    fix: "Remove autoplay, or add controls.",
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
      findings.add(element: index, "This \(element.name) plays automatically and has no controls.")
    }
  }
}
