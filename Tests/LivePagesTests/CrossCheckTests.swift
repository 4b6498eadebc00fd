import LivePages
import Testing

extension BrowserTests {
  struct CrossCheckTests {
    /// A page with many kinds of elements, some of which come from scripts and style sheets.
    private static let features = """
      <!doctype html><html lang=en><title>Features</title><style>.up { text-transform: uppercase }
      .gone { display: none } .star::after { content: " (required)" }</style>
      <main><h1 class=up>Sign up</h1><p class=gone>Gone</p>
      <label class=star for=mail>Email</label><input id=mail required aria-describedby=help>
      <p id=help>We write once</p><fieldset><legend>Size</legend><label><input type=radio name=s> Small</label>
      </fieldset><nav aria-label=Main><a href=#a>Home</a></nav><img alt="A cat"><img alt="">
      <details open><summary>More</summary><p>Text</p></details><div role=switch tabindex=0 aria-checked=true
      aria-label=Night></div><table><caption>Prices</caption><tr><th>Item</th><td>1</td></tr></table>
      <p-box></p-box></main><script>
      const block = document.createElement('p');
      block.append(Object.assign(document.createElement('div'), { textContent: 'In a paragraph' }));
      document.querySelector('main').append(block);
      document.querySelector('p-box').attachShadow({ mode: 'closed' }).innerHTML = '<button>Shut</button>';
      </script>
      """

    @Test func `Names and roles of a page match the browser's`() throws {
      let folder = try LiveFolder(["a.html": Self.features])
      let check = try folder.site(of: "a.html").crossCheck()
      #expect(check.differences.isEmpty, "\(check.differences)")
      for field in CrossCheck.Field.allCases { #expect(check.compared[field, default: 0] > 20) }
    }

    @Test func `A deliberate difference is reported`() throws {
      let folder = try LiveFolder([
        "a.html": "<title>T</title><figure>x<figcaption>The caption</figcaption></figure>"
      ])
      let check = try folder.site(of: "a.html").crossCheck()
      #expect(check.differences.map(\.field) == [.name])
      #expect(check.differences.first?.ours == "The caption")
    }
  }
}
