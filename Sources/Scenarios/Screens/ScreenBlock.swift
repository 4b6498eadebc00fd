internal import Importers
internal import Simulator
internal import TextIO

/// A screen in a block of a document.
struct ScreenBlock {
  let text: String
  /// The first word after the fence, in lower case, such as `html`.
  ///
  /// For a snippet without a fence, the language is empty.
  let language: String
  /// The positions of the block's lines in the document.
  let positions: BlockPositions
  /// The document as the user named it.
  let document: String

  /// Returns the screens of the block, with positions in the document.
  func screens(_ options: ImportOptions) throws(InputError) -> [ImportedScreen] {
    guard text.contains(where: { !$0.isWhitespace }) else {
      throw error("this block is empty", remedy: "write a screen in it")
    }
    let bytes = Array(text.utf8)
    guard let format = InputFormat.detect(blockIn: language, bytes: bytes) else {
      throw error(
        "the format of this block is unknown",
        remedy: "write a format after the fence; “announce formats” lists them")
    }
    var screens = try screens(of: bytes, as: format, options)
    for index in screens.indices {
      screens[index].screen.file = document
      screens[index].android?.file = document
      positions.move(&screens[index])
    }
    return screens
  }

  private func screens(
    of bytes: [UInt8], as format: InputFormat, _ options: ImportOptions
  ) throws(InputError) -> [ImportedScreen] {
    let name = format.blockName
    do {
      return try ImportedScreen.contents(
        of: bytes, format: format, file: name, options: options)
    } catch {
      // An error in another file, such as a file of aliases, already has its own position.
      throw error.file == name ? positions.move(error, to: document) : error
    }
  }

  private func error(_ problem: String, remedy: String) -> InputError {
    InputError(file: document, position: positions.fence, problem: problem, remedy: remedy)
  }
}
