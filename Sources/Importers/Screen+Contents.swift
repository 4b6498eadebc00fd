public import Simulator

extension Screen {
  /// The screen in a file of any format; without a format, extension and content decide.
  public static func contents(
    ofFile path: String, format: InputFormat? = nil
  ) throws(ImportError) -> Screen {
    try contents(of: FileBytes.contents(ofFile: path), format: format, file: path)
  }

  /// The screen in the bytes of a file; without a format, name and content decide.
  public static func contents(
    of bytes: [UInt8], format: InputFormat? = nil, file: String? = nil
  ) throws(ImportError) -> Screen {
    switch format ?? InputFormat.detect(path: file ?? "", bytes: bytes) {
    case .html: try html(bytes: bytes, file: file)
    case .outline: try outline(bytes: bytes, file: file)
    }
  }

  /// The screen in the bytes of an outline.
  ///
  /// The one place where files meet the outline parser.
  private static func outline(bytes: [UInt8], file: String?) throws(ImportError) -> Screen {
    let text = try TextBytes.decode(bytes, file: file)
    do {
      return try Screen(outline: text, name: file ?? "", file: file)
    } catch {
      throw ImportError(
        file: error.file, position: error.position, problem: error.problem,
        remedy: error.remedy)
    }
  }
}
