import Importers
import Simulator
import Testing

/// Shadow trees that a hostile page nests or attaches to invalid hosts.
@Suite struct ShadowTemplateTests {
  @Test(arguments: [
    "<template shadowrootmode=\"open\"><template shadowrootmode=\"open\">",
    "<div><template shadowrootmode=open><template shadowrootmode=open><p>x",
    "<div><template shadowrootmode=open><template shadowrootmode=open><slot></slot></template>"
      + "<slot></slot></template>light</div>",
    "<div><template shadowrootmode=open></template><template shadowrootmode=closed><slot>",
    "<div><template shadowrootmode=open><div><template shadowrootmode=open><slot></slot>x",
  ])
  func `A template is never a host, and no node is visited twice`(_ page: String) throws {
    let screen = try Screen.html(page)
    var met: Set<Node.Index> = []
    for visit in screen.preorder { #expect(met.insert(visit.index).inserted) }
    #expect(met.count == screen.count && screen.count < 20)
  }

  @Test func `Nested shadow trees are shown`() throws {
    let page = """
      <div><template shadowrootmode=open><section><template shadowrootmode=open><p>inner</p>\
      <slot></slot></template><b>middle</b></section><slot></slot></template><i>outer</i></div>
      """
    let heard = try VoiceOver().read(Screen.html(page)).stops.map(\.announcement.text)
    #expect(heard == ["inner", "middle", "outer"])
  }
}
