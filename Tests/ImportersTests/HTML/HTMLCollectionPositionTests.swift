import Simulator
import Testing

@Suite struct HTMLCollectionPositionTests {
  typealias Case = PageCase<CollectionPosition?>

  static let positions: [Case] = [
    Case(
      "<form><input type=radio name=a><input id=it type=radio name=a></form><input type=radio name=a>",
      CollectionPosition(positionInSet: 2, setSize: 2)),
    Case(
      "<form id=f></form><input type=radio name=a form=f><input id=it type=radio name=a>",
      CollectionPosition(positionInSet: 1, setSize: 1)),
    Case("<ul><li>x<li hidden>y<li id=it>z</ul>", CollectionPosition(positionInSet: 2, setSize: 2)),
    Case("<ul id=it><li>x<li>y</ul>", CollectionPosition(setSize: 2)),
    Case(
      "<ul><li id=it aria-posinset=7 aria-setsize=-1>x</ul>",
      CollectionPosition(positionInSet: 7, setSize: -1)),
    Case(
      "<select><optgroup><option>a</optgroup><option id=it>b</select>",
      CollectionPosition(positionInSet: 2, setSize: 2)),
    Case(
      "<div role=tablist><div><div role=tab>a</div></div><div role=tab id=it>b</div></div>",
      CollectionPosition(positionInSet: 2, setSize: 2)),
    Case(
      "<div role=menu><div role=menuitem>a</div><div role=menuitemcheckbox id=it>b</div></div>",
      CollectionPosition(positionInSet: 2, setSize: 2)),
    Case(
      "<div role=radiogroup><div role=radio id=it>a</div></div>",
      CollectionPosition(positionInSet: 1, setSize: 1)),
    Case(
      "<table id=it><tr><th>a<th>b<tr><td>c<td>d<td>e</table>",
      CollectionPosition(rowCount: 2, columnCount: 3)),
    Case(
      "<table><tr><th rowspan=2>a<th>b<tr><td id=it>c</table>",
      CollectionPosition(row: 2, column: 2, rowSpan: 1, columnSpan: 1)),
    Case(
      "<table><tr><th>a<th id=it colspan=2>b</table>",
      CollectionPosition(row: 1, column: 2, rowSpan: 1, columnSpan: 2)),
    Case(
      "<div role=table><div role=row><div role=cell>a</div><div role=cell id=it>b</div></div></div>",
      CollectionPosition(row: 1, column: 2, rowSpan: 1, columnSpan: 1)),
    Case(
      "<table id=it aria-rowcount=99><tr><th>a<td>b</table>",
      CollectionPosition(rowCount: 99, columnCount: 2)),
    Case(
      "<table><tr aria-rowindex=12><th id=it aria-colindex=3>a<td>b</table>",
      CollectionPosition(row: 12, column: 3, rowSpan: 1, columnSpan: 1)),
  ]

  @Test(arguments: positions)
  func `Positions and sizes of sets are counted`(_ test: Case) throws {
    #expect(try ImportedPage(test.html).it?.collectionPosition == test.expected)
  }

  typealias Marker = PageCase<String?>

  static let markers: [Marker] = [
    Marker("<ul><li id=it>x</ul>", "•"),
    Marker("<ul><li>x<ul><li id=it>y</ul></ul>", "◦"),
    Marker("<ul><li><ul><li><ul><li id=it>y</ul></ul></ul>", "▪"),
    Marker("<ol><li>x<li id=it>y</ol>", "2"), Marker("<ol start=5><li id=it>x</ol>", "5"),
    Marker("<ol reversed><li id=it>x<li>y</ol>", "2"),
    Marker("<ol><li value=9>x<li id=it>y</ol>", "10"),
    Marker("<ol type=a><li id=it value=28>x</ol>", "ab"),
    Marker("<ol type=I><li id=it value=4>x</ol>", "IV"),
    Marker("<ul style='list-style:none'><li id=it>x</ul>", nil),
    Marker("<style>ul{list-style:none}</style><ul><li id=it>x</ul>", nil),
    Marker("<style>li{display:block}</style><ul><li id=it>x</ul>", nil),
    Marker("<style>ul{list-style-type:lower-greek}</style><ul><li id=it>x</ul>", "α"),
  ]

  @Test(arguments: markers)
  func `List items have a bullet or number`(_ test: Marker) throws {
    #expect(try ImportedPage(test.html).it?.web?.marker == test.expected)
  }

  @Test func `Lists and tree items have a nesting level`() throws {
    let page = try ImportedPage(
      """
      <ul id=a><li>x<ul id=b><li id=c>y</ul></ul>
      <ul role=tree><li role=treeitem id=d>x<ul role=group><li role=treeitem id=e>y</ul></ul>
      """)
    #expect(["a", "b", "c", "d", "e"].map { page.screen[$0]?.level } == [1, 2, 2, 1, 2])
    #expect(
      page.screen["e"]?.collectionPosition == CollectionPosition(positionInSet: 1, setSize: 1))
    #expect(page.screen["d"]?.name == "x")
  }
}
