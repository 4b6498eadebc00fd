import AccessibilityTree
import Testing

/// The tags of template languages in texts and in names of attributes.
struct TemplateTagTests {
  @Test(arguments: [
    ("Hello {{ name }}, {{ day }}", "{{ name }}", false), ("{% if a %}A", "{% if a %}", true),
    ("A <% b %>", "<% b %>", true), ("A <?= b ?>", "<?= b ?>", true),
    ("{{ a {% b %} c", "{% b %}", true), ("é{{ ü }}", "{{ ü }}", false),
    ("{{}}", "{{}}", false), ("{{ a }} {% b %}", "{{ a }}", true),
  ])
  func `The first tag of a text is found`(text: String, tag: String, hasStatement: Bool) {
    let content = TemplateTags.content(of: text)
    #expect(content.first == tag)
    #expect(content.hasStatement == hasStatement)
  }

  @Test(arguments: [
    "", "{", "{{", "{{ a", "{% a }}", "{ a }", "a < b > c", "{# a comment #}", "}} {{",
    "{# {{ a }} #}",
  ])
  func `A text without a whole tag has none`(text: String) {
    let content = TemplateTags.content(of: text)
    #expect(content.first == nil)
    #expect(!content.hasStatement)
  }

  @Test(arguments: [
    ("{% if a %}One{% endif %} two", "One two"), ("One{# a comment #}", "One"),
    ("Hello {{ name }}", "Hello {{ name }}"), ("{% a", "{% a"), ("ä{% b %}ö", "äö"),
  ])
  func `Statements and comments are removed, and outputs stay`(text: String, rest: String) {
    #expect(TemplateTags.removingStatements(from: text) == rest)
  }

  @Test(arguments: [
    ("{% if a %}One{%- endif -%} two", ["if", "endif"]), ("{%comment%} {{ a }}", ["comment"]),
    ("{% comment \"a\" %}", ["comment"]), ("{# if #} <% if %>", []), ("{% %}", [""]), ("{% if", []),
  ])
  func `Statements have names`(text: String, names: [String]) {
    #expect(TemplateTags.statementNames(in: text) == names)
  }

  @Test(arguments: [
    ("{%", true), ("%}", true), ("li{%", true), ("{{", true), ("a}}", true), ("?>", true),
    ("data-a", false), ("(click)", false), ("{", false), ("a%b", false), ("", false),
  ])
  func `A piece of a tag is recognized in the name of an attribute`(name: String, isPiece: Bool) {
    #expect(TemplateTags.isPiece(name) == isPiece)
  }

  @Test func `Many openings without a closing take linear time`() {
    let text = String(repeating: "{{ {% {# <% <? ", count: 10_000)
    #expect(TemplateTags.content(of: text).first == nil)
    #expect(TemplateTags.removingStatements(from: text) == text)
  }
}
