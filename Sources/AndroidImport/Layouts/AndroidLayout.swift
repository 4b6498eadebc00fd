internal import ImportSupport
internal import TextIO

/// Layouts, menus and preference screens of Android in XML, with the resources around them.
enum AndroidLayout {
  /// The screens of a file: the file itself, then its variants for other devices.
  static func screens(
    in bytes: [UInt8], file: String?, options: ImportOptions
  ) throws(InputError) -> [ImportedScreen] {
    var types = ViewTypes(try ViewAliases(ofFile: options.aliases))
    var screens: [ImportedScreen] = []
    for layout in try LayoutReader.layouts(in: bytes, file: file, options: options) {
      screens.append(try LayoutScreen.make(of: layout, options: options, types: &types))
    }
    return screens
  }
}
