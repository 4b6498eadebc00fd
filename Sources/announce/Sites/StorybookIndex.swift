internal import Browsers
import Encoding
internal import TextIO

/// The stories in the index of a Storybook.
///
/// Source: Storybook, `index.json` (versions 4 and 5) and `stories.json` (version 3).
struct StorybookIndex {
  struct Story: Equatable {
    var id: String
    var tags: [String]
  }

  /// The stories in the order of the file, without pages of documentation.
  let stories: [Story]

  /// Reads an index.
  init(_ bytes: [UInt8], file: String) throws(InputError) {
    let root = try JSON(parsing: bytes, file: file).root.asObject()
    guard let entries = root.field("entries") ?? root.field("stories") else {
      throw root.error(
        "this file is not the index of a Storybook",
        remedy: "give the URL at which Storybook opens, such as http://localhost:6006")
    }
    var stories: [Story] = []
    for (key, entry) in try entries.asObject().members {
      let id = try entry.string("id") ?? key
      let parameters = entry.field("parameters")
      let isDocument =
        entry["type"]?.string == "docs" || parameters?["docsOnly"]?.bool == true
      guard !isDocument else { continue }
      guard !id.isEmpty, id.utf8.count <= StorybookIndex.idLimit else {
        throw entry.error(
          "the id of a story must have 1 to \(StorybookIndex.idLimit) bytes",
          remedy: "check the index of the Storybook")
      }
      stories.append(Story(id: id, tags: try entry.strings("tags") ?? []))
    }
    self.stories = stories
  }

  private static let idLimit = 1_000

  /// Returns the stories with one of the tags in `wanted` and none of the tags in `skipped`.
  ///
  /// Storybook gives each story the tag `test`, unless the author removes it with `!test`.
  func stories(with wanted: [String], without skipped: [String]) -> [Story] {
    let knowsTests = stories.contains { $0.tags.contains("test") }
    return stories.filter { story in
      guard !story.tags.contains(where: skipped.contains) else { return false }
      guard wanted.isEmpty else { return story.tags.contains(where: wanted.contains) }
      return !knowsTests || story.tags.contains("test")
    }
  }

  /// Returns the address of the page that shows only the story.
  static func address(of story: Story, in folder: String) -> String {
    "\(folder)iframe.html?id=\(PageAddress.encoded(story.id))&viewMode=story"
  }
}
