internal import Simulator
internal import Voices

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A folder of clips for speech recognition: raw mono samples, and a list of files and words.
struct ClipFolder {
  /// The folder, which is created if necessary.
  var path: String

  /// The engine's voice that speech recognition understands best.
  private static let voice = "en-us+klatt4"

  /// Announcements of both readers.
  ///
  /// The recogniser's dictionary has “check box” as two words.
  private static let announcements = [
    "sign up, heading", "email address, text field, double tap to edit",
    "password, secure text field, double tap to edit", "country, pop up button, Germany",
    "send me news, check box, not checked", "remember me, switch, on",
    "volume, slider, fifty percent, adjustable", "terms of service, link",
    "sign in, button, double tap to activate", "forgot your password, link",
    "first name, edit box, double tap to edit text", "phone number, edit box, required",
    "date of birth, button, January first", "search, search field, double tap to edit",
    "delivery, radio button, selected", "pick up at the store, radio button",
    "cancel, button, dimmed", "photo of a mountain, image",
    "error, please enter a valid email", "page one of three",
    "close, button", "more options, menu, collapsed", "street address, edit box",
    "postal code, edit box, five digits", "add to cart, button", "total price, twenty dollars",
  ]

  /// Speaks all announcements, each in a file.
  func write() throws {
    _ = mkdir(path, 0o755)
    let worker = VoiceWorker()
    var style = SpeechStyle(reader: "voiceover")
    style.voice = Self.voice
    style.rate = 175
    style.pitch = 50
    var list = ""
    for (index, words) in Self.announcements.enumerated() {
      let part = SpokenPart(.label, words, words: words, language: "en")
      let clip = try worker.speak(
        SpokenAnnouncement(
          reader: "voiceover", index: index, text: words, label: "", parts: [part]),
        by: style)
      let name = "\(index + 1).raw"
      try clip.samples.withUnsafeBytes { try save($0, as: name) }
      list += "\(name)\t\(words)\n"
    }
    try Array(list.utf8).withUnsafeBytes { try save($0, as: "clips.tsv") }
  }

  private func save(_ bytes: UnsafeRawBufferPointer, as name: String) throws {
    guard let file = fopen("\(path)/\(name)", "w") else {
      throw SpeechError.unwritable("\(path)/\(name)", String(cString: strerror(errno)))
    }
    defer { fclose(file) }
    fwrite(bytes.baseAddress, 1, bytes.count, file)
  }
}
