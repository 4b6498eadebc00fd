import Foundation
import Testing

struct ReportSiteTests {
  @Test func `Documents become pages with an index and the results of their checks`() throws {
    let folder = try TrialFolder()
    let good = """
      # Good

      A page with [another](forms/bad.md#x) and [evil](java\u{1}script:alert(1)) <script>alert(2)</script>.

      ```outline
      - button "Save"
      ```

      | VoiceOver |
      | --- |
      | Save, button |
      """
    _ = try folder.write(good, to: "docs/good.md")
    _ = try folder.write(
      good.replacingOccurrences(of: "# Good", with: "# Bad")
        .replacingOccurrences(of: "| Save, button |", with: "| Save<br>link |"),
      to: "docs/forms/bad.md")
    let site = folder.path + "/site/"
    let run = Trial.run("report", folder.path + "/docs", "-o", site)
    #expect(run.status == 1)
    let index = try String(contentsOfFile: site + "index.html", encoding: .utf8)
    #expect(
      index.contains(
        "<a href=\"good.html\"><bdi>Good</bdi></a> <span class=\"small\">1 cell checked, all match"
      ))
    #expect(index.contains("<a href=\"forms/bad.html\">"))
    let page = try String(contentsOfFile: site + "good.html", encoding: .utf8)
    #expect(page.contains("<a href=\"forms/bad.html#x\">another</a>"))
    #expect(page.contains("<a href=\"\">evil</a>"))
    #expect(!page.contains("alert(2)</script>"))
    #expect(page.contains("<td>Save, button</td>"))
    let bad = try String(contentsOfFile: site + "forms/bad.html", encoding: .utf8)
    #expect(bad.contains("Differences"))
    #expect(bad.contains("<td>Save<br>link</td>"))
    #expect(bad.contains("<a href=\"../index.html\">"))
    // A second run replaces the pages of the first run, and no other files.
    #expect(Trial.run("report", folder.path + "/docs", "-o", site).status == 1)
    try Data("mine".utf8).write(to: URL(fileURLWithPath: site + "good.html"))
    let refused = Trial.run("report", folder.path + "/docs", "-o", site)
    #expect(refused.status == 2)
    #expect(refused.errors.contains("is not a report page"))
  }
}
