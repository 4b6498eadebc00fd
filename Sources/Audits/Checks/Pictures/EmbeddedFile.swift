/// A classifier of files that an `<object>` or a link refers to, by media type or file extension.
enum EmbeddedFile {
  /// Whether the file is an image, audio, video or a document for a plug-in.
  ///
  /// Source: the IANA registry of media types, “image”, “audio”, “video” and “application”.
  static func isMedium(_ address: String, type: String?) -> Bool {
    if let type = type?.lowercased(), !type.isBlank {
      return ["image/", "audio/", "video/"].contains(where: type.hasPrefix)
        || ["application/pdf", "application/x-shockwave-flash", "application/ogg"].contains(type)
    }
    let lowered = address.lowercased()
    if lowered.hasPrefix("data:") {
      return ["data:image/", "data:audio/", "data:video/"].contains(where: lowered.hasPrefix)
    }
    let path = lowered.prefix { $0 != "?" && $0 != "#" }
    guard let dot = path.lastIndex(of: ".") else { return false }
    return endings.contains(String(path[path.index(after: dot)...]))
  }

  private static let endings: Set<String> = [
    "aac", "apng", "avi", "avif", "bmp", "flac", "gif", "ico", "jpe", "jpeg", "jpg", "m4a", "m4v",
    "mov", "mp3", "mp4", "mpeg", "mpg", "oga", "ogg", "ogv", "opus", "pdf", "png", "svg", "svgz",
    "swf", "tif", "tiff", "wav", "webm", "webp",
  ]
}
