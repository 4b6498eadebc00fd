import Importers
import Simulator
import Testing

@testable import Audits

/// Edge cases of rules about a page's markup.
struct WebRuleTests {
  @Test(arguments: [
    ("<div role=''>A</div>", 0), ("<div role=BUTTON tabindex=0>A</div>", 0),
    ("<div role='blink button' tabindex=0>A</div>", 0), ("<div role=range>A</div>", 1),
    ("<div role=blink hidden>A</div>", 0), ("<div role=doc-toc>A</div>", 0),
  ]) func `Only role lists without a valid role are reported`(source: String, count: Int) throws {
    #expect(try found(by: .ariaRoles, in: source).count == count)
  }

  @Test(arguments: [
    ("<p aria-live=Polite>A</p>", 0), ("<p aria-live=''>A</p>", 0),
    ("<p aria-relevant='additions text'>A</p>", 0), ("<p aria-relevant='text more'>A</p>", 1),
    ("<h1 aria-level=1.5>A</h1>", 1), ("<div role=slider aria-valuenow=1.5></div>", 0),
    ("<div role=slider aria-valuenow=nan></div>", 1),
    ("<div role=combobox aria-expanded=true aria-controls=x></div>", 1),
    ("<div role=combobox aria-expanded=false aria-controls=x></div>", 0),
    ("<div role=toolbar aria-activedescendant='a b'><i id=a></i><i id=b></i></div>", 1),
  ]) func `A value without the form that ARIA defines is reported`(source: String, count: Int)
    throws
  {
    #expect(try found(by: .ariaValidAttrValue, in: source).count == count)
  }

  @Test func `The fix for a misspelled attribute is the most similar attribute`() throws {
    let finding = try found(by: .ariaValidAttr, in: "<input aria-labeledby=a>").first
    #expect(finding?.fix.edit?.after == "aria-labelledby")
    #expect(try found(by: .ariaValidAttr, in: "<p aria-=a>A</p>").first?.fix.edit == nil)
  }

  @Test(arguments: [
    ("<input type=password aria-required=true>", 0), ("<input type=radio aria-required=true>", 1),
    ("<header aria-expanded=true>A</header>", 1), ("<summary aria-expanded=true>A</summary>", 0),
    ("<x-box aria-checked=true></x-box>", 1), ("<div aria-selected=true hidden>A</div>", 0),
  ]) func `An attribute that its role does not support is reported`(source: String, count: Int)
    throws
  {
    #expect(try found(by: .ariaAllowedAttr, in: source).count == count)
  }

  @Test(arguments: [
    ("<div role=menu><div role=group><div role=menuitem>A</div></div></div>", 0),
    ("<div role=list><div role=group><div role=listitem>A</div></div></div>", 1),
    ("<div role=table><div role=rowgroup><div role=row hidden></div></div></div>", 1),
    (
      "<div role=list aria-owns='a b'></div><p role=listitem id=a>A</p><p role=listitem id=b>B</p>",
      0
    ),
    ("<div role=list aria-owns=a id=a></div>", 1),
    ("<div role=menu><div role=menuitem hidden>A</div></div>", 1),
  ]) func `Required children are found inside allowed groups and through aria-owns`(
    source: String, count: Int
  )
    throws
  {
    #expect(try found(by: .ariaRequiredChildren, in: source).count == count)
  }

  @Test(arguments: [
    (
      "<div role=tree><div role=treeitem>A<div role=group><div role=treeitem>B</div></div></div></div>",
      0
    ),
    ("<div role=tree><div role=treeitem>A<div role=treeitem>B</div></div></div>", 1),
    ("<div role=menu><div role=group><div role=menuitem>A</div></div></div>", 0),
    ("<div role=group><div role=menuitem>A</div></div>", 1),
    ("<table role=grid><tr role=row><td role=gridcell>A</table>", 0),
  ]) func `An element outside its required parent is reported`(source: String, count: Int) throws {
    #expect(try found(by: .ariaRequiredParent, in: source).count == count)
  }

  @Test(arguments: [
    ("<dl><div><dt>A</dt></div><div><dd>B</dd></div></dl>", 1),
    ("<dl>A<dt>A</dt><dd>B</dd></dl>", 1),
    ("<dl></dl>", 0), ("<dl><dt>A</dt><dt>B</dt><dd>C</dd></dl>", 0), ("<dl><div>A</div></dl>", 1),
  ]) func `Descriptions without terms before them are reported`(source: String, count: Int) throws {
    #expect(try found(by: .definitionList, in: source).count == count)
  }

  @Test(arguments: [
    ("<table><tr><td><th>A</tr><tr><th>B<td>1</tr></table>", 0),
    ("<table><tr><th rowspan=2>A<td>1</tr><tr><td>2</tr></table>", 0),
    ("<table><tr><th colspan=2>A<th>B</tr><tr><td>1<td>2</tr></table>", 1),
    ("<table><tr><th scope=col>A<td>1</tr></table>", 1),
    ("<table><tr><th id=a>A</tr></table><table><tr><th>B<td>1</tr></table>", 1),
  ]) func `A header without cells after or below it is reported`(source: String, count: Int) throws
  {
    #expect(try found(by: .thHasDataCells, in: source).count == count)
  }

  @Test(arguments: [
    ("<p title=a TITLE=b>A</p>", 1), ("<p title='a title=b'>A</p>", 0),
    ("<p title=a/title=b>A</p>", 0), ("<br title = a title = b />", 1), ("<p a b a b>A</p>", 2),
    ("<script>'<p id=a id=b>'</script><p>A</p>", 0),
  ]) func `A duplicate attribute is reported only within one tag`(source: String, count: Int) throws
  {
    #expect(try found(by: .duplicateAttribute, in: source).count == count)
  }

  @Test(arguments: [
    ("<div role=list><div tabindex=0><b role=listitem>A</b></div></div>", 1, 1),
    ("<div role=list><div aria-live=polite><b role=listitem>A</b></div></div>", 1, 1),
    ("<ul role=list><li role=none tabindex=0><b role=listitem>A</b></li></ul>", 0, 1),
    ("<div role=list><div class=a><b role=listitem>A</b></div></div>", 0, 0),
    ("<div tabindex=0><div role=list><b role=listitem>A</b></div></div>", 0, 0),
  ]) func `A focusable or live element separates a parent from its required children`(
    source: String, children: Int, parents: Int
  ) throws {
    #expect(try found(by: .ariaRequiredChildren, in: source).count == children)
    #expect(try found(by: .ariaRequiredParent, in: source).count == parents)
  }

  @Test(arguments: [
    ("<p id=a>A</p><p id=a>B</p>", 1, 0, 0), ("<p id=a>A</p><p id=A>B</p>", 0, 0, 0),
    ("<p id=a>A</p><a id=a href=b>B</a>", 0, 1, 0),
    ("<div id=a><template shadowrootmode=open><p id=a>A</p></template></div>", 0, 0, 0),
    ("<label for=a>A</label><input id=a><p id=a>B</p>", 0, 0, 1),
    ("<p id=a>A</p><p id=a>B</p><ul role=list aria-owns=a></ul>", 0, 0, 1),
    ("<p id=a>A</p><p id=a>B</p><nav aria-labelledby=a></nav>", 0, 0, 0),
  ]) func `A duplicate id is reported by the rule for its use`(
    source: String, plain: Int, active: Int, named: Int
  ) throws {
    #expect(try found(by: .duplicateId, in: source).count == plain)
    #expect(try found(by: .duplicateIdActive, in: source).count == active)
    #expect(try found(by: .duplicateIdAria, in: source).count == named)
  }

  @Test(arguments: [
    ("<h2 aria-level=0>A</h2>", 1), ("<div role=cell aria-rowspan=0></div>", 0),
    ("<div role=listitem aria-setsize=-1></div>", 0),
    ("<div role=listitem aria-setsize=-2></div>", 1),
    ("<div role=slider aria-valuenow=0x1F></div>", 1),
    ("<div role=slider aria-valuenow=1e3></div>", 0),
    ("<div role=combobox aria-expanded='' aria-controls=gone></div>", 0),
    ("<input aria-invalid=true aria-errormessage=a><p id=a hidden>A</p>", 1),
    ("<input aria-invalid=false aria-errormessage=a><p id=a hidden>A</p>", 0),
  ]) func `Numbers and references outside ARIA's limits are reported`(source: String, count: Int)
    throws
  {
    #expect(try found(by: .ariaValidAttrValue, in: source).count == count)
  }

  @Test(arguments: [
    ("<em aria-label=A>B</em>", 1, false), ("<div aria-label=A>B</div>", 1, true),
    ("<div aria-label=A></div>", 1, false), ("<b role=mark aria-label=A></b>", 1, false),
    ("<b role=mark aria-label=A>B</b>", 1, true), ("<abbr aria-label=A>B</abbr>", 1, true),
    ("<a href=b>C<i aria-label=A></i></a>", 0, false),
  ]) func `A prohibited name is certain to be lost only on an element without text`(
    source: String, count: Int, needsReview: Bool
  ) throws {
    let findings = try found(by: .ariaProhibitedAttr, in: source)
    #expect(findings.count == count && findings.allSatisfy { $0.needsReview == needsReview })
  }

  @Test(arguments: [
    ("<div role=cell aria-expanded=true>A</div>", true),
    ("<aside aria-expanded=true>A</aside>", false),
    ("<div role=combobox aria-expanded=false aria-orientation=vertical>A</div>", true),
    ("<div role=link aria-checked=undefined>A</div>", true),
    ("<div role=link aria-sort=none>A</div>", false),
    ("<p>A<br aria-live=polite>B</p>", false),
  ]) func `An attribute that earlier ARIA versions allowed needs review`(
    source: String, needsReview: Bool
  ) throws {
    let findings = try found(by: .ariaAllowedAttr, in: source)
    #expect(findings.map(\.needsReview) == [needsReview])
  }

  @Test(arguments: [
    ("<aside>A</aside><article><aside>B</aside></article>", 0),
    ("<aside>A</aside><aside>B</aside><aside>C</aside>", 2), ("<main>A</main><main>B</main>", 1),
  ]) func `Landmarks with the same role and name are reported once`(source: String, others: Int)
    throws
  {
    let findings = try found(by: .landmarkUnique, in: source)
    #expect(
      findings.count == min(others, 1) && findings.map(\.related.count).reduce(0, +) == others)
  }

  @Test(arguments: [
    (
      "<div aria-hidden=true><map name=m><area href=a alt=A></map></div><img src=b alt=B usemap='#m'>",
      1
    ),
    ("<div aria-hidden=true><map name=m><area href=a alt=A></map></div>", 0),
    ("<div inert aria-hidden=true><button>A</button></div>", 0),
    ("<div role=option><button>A</button></div>", 1),
  ]) func `A focusable element inside a hidden or presentational parent is reported`(
    source: String, count: Int
  ) throws {
    #expect(try found(by: .unreachable, in: source).count == count)
  }

  @Test(arguments: [
    (
      "<textarea aria-label=A aria-owns=l></textarea><ul id=l role=listbox><li role=option>B</ul>",
      1
    ),
    ("<input aria-label=A aria-owns=l><div id=l><p>B</p></div>", 1),
    ("<input aria-label=A aria-owns=l><ul id=l role=listbox hidden><li role=option>B</ul>", 1),
    ("<input aria-label=A aria-owns=l><p id=l aria-hidden=true>B</p>", 0),
    ("<input aria-label=A aria-owns=l><div id=l></div>", 0),
    ("<input aria-label=A aria-controls=l><ul id=l role=listbox><li role=option>B</ul>", 0),
    ("<div role=group aria-label=A aria-owns=l></div><p id=l>B</p>", 0),
  ]) func `Content that aria-owns moves into a text field is reported, for review if it is closed`(
    source: String, count: Int
  ) throws {
    let findings = try found(by: .unreachable, in: source)
    #expect(findings.count == count)
    #expect(findings.allSatisfy { $0.message.hasPrefix("VoiceOver does not stop at this ") })
    #expect(findings.allSatisfy { $0.needsReview == source.contains(" hidden>") })
  }

  private static func table(_ rows: [[String]], _ more: String = "<caption>A</caption>") -> String {
    "<table>\(more)" + rows.map { "<tr>\($0.joined())</tr>" }.joined() + "</table>"
  }

  @Test func `A cell of a large table without a header before or above it is reported`() throws {
    let plain = [String](repeating: "<td>1</td>", count: 3)
    let header = [String](repeating: "<th>A</th>", count: 3)
    func count(_ rows: [[String]], _ more: String = "<caption>A</caption>") throws -> Int {
      try found(by: .tdHasHeader, in: Self.table(rows, more)).count
    }
    #expect(try count([plain, plain, plain]) == 1)
    #expect(try count([header, plain, plain]) == 0)
    #expect(try count([plain, header, plain]) == 1)
    #expect(try count([plain, plain, plain].map { ["<th>A</th>"] + $0 }) == 0)
    #expect(try count([plain, plain, plain].map { $0 + ["<th>A</th>"] }) == 1)
    #expect(try count([header, plain, ["<td colspan=3>Sums</td>"], plain]) == 0)
    #expect(try count([["<th hidden>A</th>"] + plain, plain, plain]) == 1)
    // Without a hint that it holds data, or if it is small, the table has no finding.
    #expect(try count([plain, plain, plain], "") == 0)
    #expect(try count([plain, plain]) == 0)
    let empty = [String](repeating: "<td></td>", count: 3)
    #expect(try count([empty, header, plain]) == 0)
    #expect(
      try count([header.map { $0.replacing("<th", with: "<th scope=row") }, plain, plain]) == 1)
  }

  func found(by rule: AuditRule, in source: String) throws -> [Finding] {
    try rule.findings(onPage: source)
  }
}
