package import Importers
import Scenarios

extension ReportPage {
  /// Writes a page, or another form of a report, into a file.
  ///
  /// A page that this program wrote is replaced; anything else that is there is kept, an author's own page
  /// above all.
  package static func write(_ bytes: [UInt8], to path: String) throws(ImportError) {
    guard let old = try? FileBytes.contents(ofFile: path) else {
      return try FileReplacement.create(path, with: bytes)
    }
    guard ReportShell.isOwn(old), ReportShell.isOwn(bytes) else {
      throw ImportError(
        file: path, problem: "this was there before and is no page of a report, so it is kept",
        remedy: "give another name")
    }
    if old != bytes { try FileReplacement.replace(contentsOf: path, expecting: old, with: bytes) }
  }
}
