internal import Simulator

extension AuditRule {
  static let videoCaption = page(
    "video-caption", aliases: ["eac66b", "caption_track_exists", "media-has-caption"],
    severity: .critical, needsReview: true, criteria: ["1.2.2"],
    condition: "A video has no captions track.",
    why:
      "People who cannot hear the video miss what is said, unless the words are given elsewhere.",
    fix: "Add <track kind=\"captions\">, or make sure that the video has no speech.",
    examples: [
      .fails(.web, "↓<video src=a.mp4 controls></video>"),
      .passes(.web, "<video src=a.mp4 controls><track kind=captions src=a.vtt></video>"),
      .passes(.web, "<video src=a.mp4 muted controls></video>"),
    ]
  ) { page, findings in
    for index in page.shown(named: ["video"]) {
      let hasTrack = page.source.children(of: index).contains {
        page.source[$0].name == "track" && page.source[$0]["kind"]?.lowercased() == "captions"
      }
      guard !hasTrack, page.source[index]["muted"] == nil else { continue }
      findings.add(element: index, "This video has no captions track.")
    }
  }
}
