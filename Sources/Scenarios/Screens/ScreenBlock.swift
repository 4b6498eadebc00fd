internal import Importers
internal import Simulator
internal import TextIO

/// A screen that stands in a document.
struct ScreenBlock {
  let text: String
  /// The word behind the fence in lower case; empty for a snippet without a fence.
  let language: String
  /// Where its lines stand in the document.
  let places: BlockPlaces
  /// The document as the user named it.
  let document: String

  /// The screens of the block, with their places in the document.
  func screens(_ options: ImportOptions) throws(InputError) -> [ImportedScreen] {
    guard text.contains(where: { !$0.isWhitespace }) else {
      throw error("this block is empty", remedy: "write a screen in it")
    }
    let bytes = Array(text.utf8)
    guard let format = InputFormat.detect(blockIn: language, bytes: bytes) else {
      throw error(
        "this block looks like none of the formats that are read",
        remedy: "“announce formats” lists them; the word behind the fence names one")
    }
    var screens = try screens(of: bytes, as: format, options)
    for index in screens.indices {
      screens[index].screen.file = document
      screens[index].android?.file = document
      places.move(&screens[index])
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
      // An error of another file, such as one of aliases, tells its place itself.
      throw error.file == name ? places.move(error, to: document) : error
    }
  }

  private func error(_ problem: String, remedy: String) -> InputError {
    InputError(file: document, position: places.fence, problem: problem, remedy: remedy)
  }
}
