import Importers
import Simulator
import Testing

@testable import Audits

/// Rules about a page as a whole.
extension WebRuleTests {
  @Test func `The fix of a group without focus offers no HTML element, since there may be none`()
    throws
  {
    let source = "<div role=tablist><div role=tab>One</div><div role=tab>Two</div></div>"
    let fix = try #require(try found(by: .interactiveSupportsFocus, in: source).first?.fix.text)
    #expect(fix.hasPrefix("Set tabindex=\"0\" on one part of the group"))
  }

  @Test(arguments: [
    ("gsw-CH", true), ("qaa", true), ("zzx", false), ("xyz", false),
    ("en", true), ("EN-gb", true), ("en-US-GB", true), ("eng", false), ("yue", true),
    ("english", false), ("i-lux", false), ("#1", false), ("x1", false), ("", false),
  ]) func `A language tag is valid if its first subtag is registered`(tag: String, isKnown: Bool) {
    #expect(LanguageSubtags.isRegistered(tag) == isKnown)
  }

  @Test(arguments: [
    ("5", 1), (" 5;url=a", 1), ("5.9 url=a", 1), ("5s", 0), ("0;url=a", 0), ("-5", 0), ("5 0", 1),
    (".5", 0), ("", 0), ("99999999999999999999", 0),
  ]) func `The delay of a refresh is parsed as in browsers`(content: String, count: Int) throws {
    let page = "<meta http-equiv=refresh content=\"\(content)\"><p>A</p>"
    #expect(try found(by: .metaRefresh, in: page).count == count)
  }

  @Test(arguments: [
    ("maximum-scale=1.5x", 1), ("maximum-scale=yes", 1), ("maximum-scale=5", 0),
    ("maximum-scale=-1", 0), ("user-scalable = no", 1), ("user-scalable=0.5", 1),
    ("user-scalable=-1", 0), ("width=device-width user-scalable=no", 1), ("user-scalable", 0),
    ("=,;=", 0),
  ]) func `A viewport is parsed as in browsers`(content: String, count: Int) throws {
    let page = "<meta name=viewport content=\"\(content)\"><p>A</p>"
    #expect(try found(by: .metaViewport, in: page).count == count)
  }

  @Test(arguments: [
    ("<p id='a'id='b'>A</p>", 1), ("<p id='a'id>A</p>", 1), ("<p id=a id=b>A</p>", 1),
    ("<p/id/id>A</p>", 1), ("<p\nid=a\nID=b>A</p>", 1), ("<p id='a' >A</p>", 0),
    ("<p id='b id=a'>A</p>", 0), ("<p id=a class=a>A</p>", 0), ("<p>A</p>", 0),
  ]) func `An attribute is repeated with or without spaces around it`(page: String, count: Int)
    throws
  {
    #expect(try found(by: .duplicateAttribute, in: page).count == count)
  }

  @Test(arguments: [("7", 7), (" -1 ", -1), ("+2x", 2), ("x", nil), ("--1", nil), ("", nil)])
  func `An integer ends at the first character that is not a digit`(text: String, number: Int?) {
    #expect(text.htmlInteger == number)
  }

  @Test(arguments: [
    ("<template><title>A</title></template>", 1), ("<svg><title>A</title></svg>", 1),
    ("<div><template shadowrootmode=open><title>A</title></template></div>", 1),
    ("<title>A</title>", 0),
  ]) func `Only the page's own title counts`(source: String, count: Int) throws {
    let page = "<html lang=en><body>\(source)<p>A</p></body></html>"
    #expect(try found(by: .documentTitle, in: page).count == count)
  }

  @Test func `Page rules report only whole pages`() throws {
    for rule in [AuditRule.htmlHasLang, .documentTitle, .landmarkOneMain, .pageHasHeadingOne] {
      #expect(try found(by: rule, in: "<p>A</p>").isEmpty, "\(rule.id)")
      #expect(try found(by: rule, in: "<html><p>A</p></html>").count == 1, "\(rule.id)")
    }
  }
}
