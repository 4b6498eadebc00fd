import Scenarios
import SystemLibrary
package import TextIO
import Voices

extension ReportPage {
  /// Writes a page, or a report in another format, to a file.
  ///
  /// A page replaces only a page that this program wrote, and a picture only such a picture of the
  /// same format. Any other existing file is kept.
  ///
  /// - Parameter isDraft: Whether the file is a draft that people complete. If so, an existing file
  ///   with other contents is never replaced.
  package static func write(
    _ bytes: [UInt8], to path: String, isDraft: Bool = false
  ) throws(InputError) {
    var status = stat()
    // A pipe must not be read, because nothing may ever write to it.
    if stat(path, &status) == 0, ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) {
      throw InputError(
        file: path, problem: "this is not an ordinary file",
        remedy: "choose another name, or write -o - for standard output")
    }
    guard let old = try? FileBytes.contents(ofFile: path) else {
      return try FileReplacement.create(path, with: bytes)
    }
    if old == bytes { return }
    guard !isDraft else {
      throw InputError(
        file: path,
        problem:
          "a draft exists already and is not replaced, because somebody may have completed it",
        remedy: "choose another name")
    }
    let isPage = ReportShell.isOwn(bytes)
    guard isPage ? ReportShell.isOwn(old) : PictureMark.replaces(old, with: bytes) else {
      throw InputError(
        file: path,
        problem: isPage || PictureMark.isOn(bytes)
          ? "a file that is not a report \(isPage ? "page" : "picture") already exists here"
          : "a file already exists here",
        remedy: "choose another name")
    }
    try FileReplacement.replace(contentsOf: path, expecting: old, with: bytes)
  }

  /// Writes the sound of a page into a folder.
  ///
  /// An existing file is replaced only if it is a sound file that this program wrote.
  package static func write(
    _ files: [(name: String, bytes: [UInt8])], into folder: String
  ) throws(InputError) {
    guard mkdir(folder, 0o777) == 0 || errno == EEXIST else {
      throw InputError(
        file: folder, problem: "this folder cannot be created",
        remedy: "choose a writable folder for the page")
    }
    for (name, bytes) in files {
      let path = "\(folder)/\(name)"
      guard let old = try? FileBytes.contents(ofFile: path) else {
        try FileReplacement.create(path, with: bytes)
        continue
      }
      guard OpusSound.isOwn(old) else {
        throw InputError(
          file: path, problem: "a file that is not sound of a report already exists here",
          remedy: "choose another name for the page")
      }
      if old != bytes {
        try FileReplacement.replace(contentsOf: path, expecting: old, with: bytes)
      }
    }
  }
}
