extension Option {
  static let storybook = Option(
    name: "storybook", value: .text("URL"),
    summary: "Open all stories of the Storybook at this URL, such as http://localhost:6006.")
  static let storyTag = Option(
    name: "story-tag", value: .text("TAG"), isRepeatable: true,
    summary: "Open only stories with this tag. Repeat to add tags.")
  static let skipTag = Option(
    name: "skip-tag", value: .text("TAG"), isRepeatable: true,
    summary: "Leave out stories with this tag. Repeat to add tags.")
  static let sitemap = Option(
    name: "sitemap", value: .text("URL"),
    summary: "Open all pages that a sitemap or a sitemap index lists, such as "
      + "https://example.org/sitemap.xml.")
  static let urls = Option(
    name: "urls", value: .text("FILE"),
    summary: "Open the pages that FILE lists: a URL on each line. Lines that begin with “#” are "
      + "comments. “-” reads standard input.")
  static let base = Option(
    name: "base", value: .text("URL"),
    summary: "Resolve relative addresses in the --urls file against this URL.")

  /// The option `--timeout` of commands that read the pages of sites.
  static let siteTimeout = Option(
    name: timeout.name, value: timeout.value,
    summary: timeout.summary + " With --storybook, --sitemap or --urls, the limit applies to the "
      + "opening of each page: a page that takes longer is an error, and the other pages are "
      + "still read.")

  /// The options for many pages of a site.
  static let sites = [storybook, storyTag, skipTag, sitemap, urls, base, shard]
}
