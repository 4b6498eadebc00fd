import Scenarios
import SystemLibrary
package import TextIO
import Voices

extension ReportPage {
  /// Writes a page, or another form of a report, into a file.
  ///
  /// A page that this program wrote is replaced; anything else that is there is kept, an author's own page
  /// above all.
  package static func write(_ bytes: [UInt8], to path: String) throws(InputError) {
    guard let old = try? FileBytes.contents(ofFile: path) else {
      return try FileReplacement.create(path, with: bytes)
    }
    guard ReportShell.isOwn(old), ReportShell.isOwn(bytes) else {
      throw InputError(
        file: path, problem: "this was there before and is no page of a report, so it is kept",
        remedy: "give another name")
    }
    if old != bytes { try FileReplacement.replace(contentsOf: path, expecting: old, with: bytes) }
  }

  /// Writes the sound of a page into a folder; files that are there and no sound of this program are kept.
  package static func write(
    _ files: [(name: String, bytes: [UInt8])], into folder: String
  ) throws(InputError) {
    guard mkdir(folder, 0o777) == 0 || errno == EEXIST else {
      throw InputError(
        file: folder, problem: "this folder cannot be made",
        remedy: "name a page in a folder that can be written")
    }
    for (name, bytes) in files {
      let path = "\(folder)/\(name)"
      guard let old = try? FileBytes.contents(ofFile: path) else {
        try FileReplacement.create(path, with: bytes)
        continue
      }
      guard OpusSound.isOwn(old) else {
        throw InputError(
          file: path, problem: "this was there before and is no sound of a report, so it is kept",
          remedy: "give the page another name")
      }
      if old != bytes {
        try FileReplacement.replace(contentsOf: path, expecting: old, with: bytes)
      }
    }
  }
}
