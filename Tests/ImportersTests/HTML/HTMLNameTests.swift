import Simulator
import Testing

@Suite struct HTMLNameTests {
  typealias Name = PageCase<AuthoredText?>

  static let sources: [Name] = [
    Name("<label for=it>Email</label><input id=it>", .init("Email", from: .labelElement)),
    Name(
      "<label for=it>One</label><label for=it>two</label><input id=it>",
      .init("One two", from: .labelElement)),
    Name(
      "<label>Nights <input id=it type=number value=2></label>",
      .init("Nights", from: .labelElement)),
    Name("<label>First <input> second <input id=it></label>", nil),
    Name(
      "<label><label>In <input id=it></label> out</label>", .init("In out", from: .labelElement)),
    Name(
      "<label for=it>Fee</label><label>of <label>the <input id=it></label></label>",
      .init("Fee of the", from: .labelElement)),
    Name("<label>One <label>two <input></label> <input id=it></label>", nil),
    Name("<input id=it type=date placeholder=Day>", nil),
    Name(
      "<div id=it contenteditable aria-placeholder=Note></div>", .init("Note", from: .placeholder)),
    Name("<label for=''>No</label><input id=it>", nil),
    Name(
      "<label for=it hidden>Hidden <b>label</b></label><input id=it>",
      .init("Hidden label", from: .labelElement)),
    Name("<input id=it placeholder=Search>", .init("Search", from: .placeholder)),
    Name("<input id=it title=Postcode placeholder='e.g. M1'>", .init("Postcode", from: .title)),
    Name("<input id=it aria-label=' A  b '>", .init("A b", from: .ariaLabel)),
    Name("<input id=it aria-label='&nbsp;' title=x>", .init("\u{A0}", from: .ariaLabel)),
    Name("<input id=it aria-label=' ' title=x>", .init("x", from: .title)),
    Name("<input id=it type=submit>", .init("Submit", from: .standard)),
    Name("<input id=it type=reset>", .init("Reset", from: .standard)),
    Name("<input id=it type=button>", nil),
    Name("<input id=it type=submit value=Go>", .init("Go", from: .value)),
    Name("<input id=it type=image src=go.png>", .init("Submit", from: .standard)),
    Name("<input id=it type=image src=go.png alt=Go>", .init("Go", from: .alt)),
    Name("<button id=it>Save <i>now</i></button>", .init("Save now", from: .content)),
    Name("<button id=it title=Close></button>", .init("Close", from: .title)),
    Name("<button id=it><i title=Close></i></button>", nil),
    Name("<button id=it><svg><title>Close</title></svg></button>", .init("Close", from: .content)),
    Name("<button id=it><svg aria-hidden=true><title>x</title></svg></button>", nil),
    Name("<fieldset id=it><legend>Card</legend></fieldset>", .init("Card", from: .legend)),
    Name(
      "<table id=it><caption>Fees</caption><tr><th>a<td>b</table>", .init("Fees", from: .caption)),
    Name("<figure id=it><figcaption>Cat</figcaption></figure>", .init("Cat", from: .figureCaption)),
    Name("<img id=it src=a.png alt='A cat'>", .init("A cat", from: .alt)),
    Name("<img id=it src=a.png title='A cat'>", .init("A cat", from: .title)),
    Name("<img id=it src=a.png>", nil),
    Name("<img id=it src=a.png alt='' title='A cat'>", .init("A cat", from: .title)),
    Name("<img id=it src=a.png alt='' title=' '>", nil),
    Name("<select><optgroup id=it label=Fruit></select>", .init("Fruit", from: .author)),
    Name("<select><option id=it label=Apple>x</select>", .init("Apple", from: .author)),
    Name("<svg id=it><title>Chart</title></svg>", .init("Chart", from: .title)),
    Name("<iframe id=it title=Map></iframe>", .init("Map", from: .title)),
    Name("<abbr id=it title=Hypertext>HT</abbr>", .init("Hypertext", from: .title)),
    Name("<div id=it aria-label=x>y</div>", .init("x", from: .ariaLabel)),
    Name("<p id=it aria-label=x>y</p>", .init("x", from: .ariaLabel)),
    Name("<details><summary id=it>More</summary></details>", .init("More", from: .content)),
  ]

  @Test(arguments: sources)
  func `A name comes from the first source that has one`(_ test: Name) throws {
    #expect(try ImportedPage(test.html).it?.label == test.expected)
  }

  typealias Words = PageCase<String>

  static let contents: [Words] = [
    Words(
      "<a id=it href=#>Read <span hidden>more</span> <img src=a alt='about fees'></a>",
      "Read about fees"),
    Words("<a id=it href=#>one<br>two</a>", "one two"),
    Words("<a id=it href=#>one<b>two</b></a>", "onetwo"),
    Words("<a id=it href=#>one<div>two</div>three</a>", "one two three"),
    Words("<a id=it href=#><span style='display:inline-block'>one</span>two</a>", "one two"),
    Words(
      "<style>#it::before{content:'★ '}#it::after{content:' new'}</style><a id=it href=#>one</a>",
      "★ one new"),
    Words("<style>#it::before{content:'★' / ''}</style><a id=it href=#>one</a>", "one"),
    Words(
      "<style>#it::before{content:attr(data-x) ' '}</style><a id=it data-x=y href=#>one</a>",
      "y one"),
    Words(
      "<label><input id=it type=checkbox> Remind me <select><option>1<option selected>2</select> days before</label>",
      "Remind me 2 days before"),
    Words(
      "<label><input id=it type=checkbox> Every <input value=5> minutes</label>", "Every 5 minutes"),
    Words("<label><input id=it type=checkbox> At <input type=range value=30> %</label>", "At 30 %"),
    Words(
      "<label><input id=it type=checkbox> At <span role=slider aria-valuenow=3 aria-valuetext=three></span> o’clock</label>",
      "At three o’clock"),
    Words(
      "<span id=h hidden>Delete <b>photo</b></span><button id=it aria-labelledby=h>×</button>",
      "Delete photo"),
    Words(
      "<span id=h>Delete <b hidden>photo</b></span><button id=it aria-labelledby=h>×</button>",
      "Delete"),
    Words(
      "<span id=a>A</span><span id=b>B</span><button id=it aria-labelledby='b a nowhere b'>×</button>",
      "B A B"),
    Words(
      "<span id=a aria-labelledby=b>A</span><span id=b>B</span><button id=it aria-labelledby=a>×</button>",
      "A"),
    Words(
      "<button id=it aria-label=Remove aria-labelledby='it f'>×</button><span id=f>file.txt</span>",
      "Remove file.txt"),
    Words("<span id=e></span><button id=it aria-labelledby=e>own</button>", "own"),
    Words(
      "<span style='visibility:hidden'>x</span><button id=it>a <b style='visibility:hidden'>b <i style='visibility:visible'>c</i></b></button>",
      "a c"),
    Words(
      "<div id=it role=checkbox>Flash <span role=textbox>5</span> times</div>", "Flash 5 times"),
    Words(
      "<div id=it role=group aria-labelledby=h>x</div><h2 id=h>Head <a href=#>link</a></h2>",
      "Head link"),
    Words("<button id=it>a<img src=x alt=b>c</button>", "a b c"),
    Words("<a id=it href=#>a<hr>b</a>", "a b"),
    Words("<button id=it>a<img src=x alt='' title=t></button>", "a"),
    Words(
      "<style>.vh{position:absolute}</style><a id=it href=#>More<span class=vh>about</span></a>",
      "More about"),
    Words("<table><tr><td><a id=it href=#><table><tr><td>a<td>b</table></a></table>", "a b"),
    Words("<button id=it aria-owns=o>own</button><span id=o>owned</span>", "own owned"),
    Words("<h2 id=it aria-owns='a b'>x</h2><b id=a>y</b><b id=b>z</b>", "x yz"),
    Words("<a id=it href=# aria-owns=o>own</a><b id=o>owned</b>", "ownowned"),
    Words(
      "<ruby id=r>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby><button id=it aria-labelledby=r>x</button>",
      "漢kan"),
    Words(
      "<div id=h hidden><template shadowrootmode=open>shown</template>not shown</div><button id=it aria-labelledby=h>x</button>",
      "shown"),
  ]

  /// Cases of controls in their own labels, and of empty parts with a title in references.
  static let partsOfReferences: [Words] = [
    Words("<label>one<input id=it>two</label>", "one two"),
    Words("<label>one<select id=it></select>two</label>", "one two"),
    Words("<label>one<b><input id=it type=checkbox></b>two</label>", "one two"),
    Words("<label>one<input id=it hidden>two</label>", "onetwo"),
    Words("<label><button id=it>Go</button></label>", "Go"),
    Words("<label><input id=it title=Tip></label>", "Tip"),
    Words("<b id=r>a <sup title=T></sup></b><button id=it aria-labelledby=r>x</button>", "a T"),
    Words("<b id=r>a <i title=T></i></b><button id=it aria-labelledby=r>x</button>", "a T"),
    Words("<b id=r>a <i title=T>b</i></b><button id=it aria-labelledby=r>x</button>", "a b"),
    Words("<button id=it>a <section title=T>x</section> b</button>", "a x b"),
    Words("<button id=it>a <nav title=T>x</nav> b</button>", "a T b"),
  ]

  /// Cases of which Chromium 156 gives these names.
  static let spacedContents: [Words] = [
    Words("<button id=it>one<img src=x alt=''>two</button>", "onetwo"),
    Words("<button id=it>one<img src=x role=none>two</button>", "onetwo"),
    Words("<button id=it>one<img src=x>two</button>", "one two"),
    Words("<button id=it>one<img src=x alt=a aria-hidden=true>two</button>", "onetwo"),
    Words("<button id=it>one<svg></svg>two</button>", "onetwo"),
    Words("<button id=it>one<canvas></canvas>two</button>", "onetwo"),
    Words("<button id=it>one<i style='display:inline-block'></i>two</button>", "onetwo"),
    Words("<button id=it>one<input type=checkbox>two</button>", "one two"),
    Words("<button id=it>one<div></div>two</button>", "one two"),
    Words("<button id=it>one<div aria-hidden=true>x</div>two</button>", "one two"),
    Words("<button id=it>one<b aria-hidden=true>x</b>two</button>", "onetwo"),
    Words("<button id=it>one<div hidden>x</div>two</button>", "onetwo"),
    Words("<h2 id=it>one<input style='visibility:hidden'>two</h2>", "onetwo"),
    Words("<h2 id=it>one<img src=a alt=x style='visibility:hidden'>two</h2>", "onetwo"),
    Words("<h2 id=it>one<div style='visibility:hidden'>x</div>two</h2>", "one two"),
    Words("<style>#it::before{content:'★' / 'Star'}</style><h2 id=it>one</h2>", "Star one"),
    Words(
      "<style>b::before{content:'★' / 'Star'}</style><h2 id=it>x<b>one</b>y</h2>", "xStar oney"),
    Words("<style>b::after{content:'★' / 'Star'}</style><h2 id=it>x<b>one</b>y</h2>", "xone Stary"),
    Words("<style>b::after{content:'★'}</style><h2 id=it>x<b>one</b>y</h2>", "xone★y"),
    Words("<style>b::after{content:'★' / ''}</style><h2 id=it>x<b>one</b>y</h2>", "xoney"),
    Words(
      "<style>#it::before{content:'★' / 'A' 'B'}#it::after{content:'★' / 'C'}</style><button id=it></button>",
      "AB C"),
  ]

  /// Cases of elements that a browser skips, or does not skip, of which Chromium 156 gives these
  /// names.
  static let skippedContents: [Words] = [
    Words(
      "<template><i id=a>inert</i></template><i id=a>shown</i><button id=it aria-labelledby=a>x</button>",
      "shown"),
    Words("<template><i id=a>inert</i></template><button id=it aria-labelledby=a>x</button>", "x"),
    Words("<template><label for=it>inert</label></template><input id=it title=Tip>", "Tip"),
    Words("<label for=it>Name</label><template><input id=it></template><input id=it>", "Name"),
    Words("<label>Name<p><template shadowrootmode=open><input id=it></template></p></label>", ""),
    Words(
      "<i id=a style='content-visibility:hidden;display:block'>Pay <b>now</b></i><button id=it aria-labelledby=a>x</button>",
      "Pay now"),
    Words(
      "<label for=it><p style='content-visibility:hidden'>Pay</p></label><input id=it title=Tip>",
      "Pay"),
    Words("<button id=it>One<p style='content-visibility:hidden'>Pay</p></button>", "One"),
    Words(
      "<details id=a><summary>More</summary>Body</details><button id=it aria-labelledby=a>x</button>",
      "More Body"),
  ]

  /// Cases of combo boxes inside the label of a check box.
  static let comboBoxes: [Words] = [
    Words("<label><input type=checkbox id=it> A <b role=combobox>5</b> B</label>", "A B"),
    Words(
      "<label><input type=checkbox id=it> A <input role=combobox aria-controls=l value=6> B</label><ul id=l role=listbox><li role=option aria-selected=true>7</ul>",
      "A 6 B"),
    Words(
      "<label><input type=checkbox id=it> A <b role=combobox tabindex=0 aria-controls=l>5</b> B</label><ul id=l role=listbox><li role=option aria-selected=true>7</ul>",
      "A 5 B"),
    Words(
      "<label><input type=checkbox id=it> A <b role=combobox tabindex=0><i role=listbox><i role=option aria-selected=true>9</i><i role=option>8</i></i></b> B</label>",
      "A 9 B"),
  ]

  @Test(arguments: contents + spacedContents + skippedContents + comboBoxes + partsOfReferences)
  func `Names are computed as the specification says`(_ test: Words) throws {
    #expect(try ImportedPage(test.html).it?.name == test.expected)
  }

  typealias Hint = PageCase<AuthoredText?>

  static let descriptions: [Hint] = [
    Hint(
      "<input id=it aria-describedby='a b'><p id=a>One</p><p id=b hidden>two</p>",
      .init("One two", from: .ariaDescribedBy)),
    Hint("<input id=it aria-description=Words title=T>", .init("Words", from: .ariaDescription)),
    Hint("<button id=it title=Tip>Go</button>", .init("Tip", from: .title)),
    Hint("<button id=it title=Tip></button>", nil),
    Hint("<button id=it title=Go>Go</button>", nil),
    Hint("<input id=it type=submit value=Go aria-label=Send>", .init("Go", from: .value)),
    Hint(
      "<table id=it aria-label=x><caption>Fees</caption><tr><th>a</table>",
      .init("Fees", from: .caption)),
    Hint("<svg id=it role=img aria-label=x><desc>Long</desc></svg>", .init("Long", from: .content)),
  ]

  @Test(arguments: descriptions)
  func `A description comes from sources that the name does not use`(_ test: Hint) throws {
    #expect(try ImportedPage(test.html).it?.hint == test.expected)
  }

  @Test func `An error message counts only while the field is invalid`() throws {
    let page = try ImportedPage(
      """
      <input id=a aria-invalid=true aria-errormessage=e><input id=b aria-errormessage=e>
      <input id=c aria-invalid=false aria-errormessage=e><input id=d aria-invalid=true aria-errormessage=no>
      <p id=e>Too short</p>
      """)
    #expect(["a", "b", "c", "d"].map { page.screen[$0]?.error } == ["Too short", nil, nil, nil])
    #expect(page.screen["c"]?.states.invalid == States.Invalid.none)
  }

  @Test func `Options that contain the combo box of their list do not recurse`() throws {
    let page = try ImportedPage(
      """
      <ul id=it role=listbox aria-label=Cities><li id=option role=option aria-selected=true>Rome
      <div role=combobox aria-controls=it>One</div> <div role=combobox aria-controls=it>Two</div></ul>
      """)
    #expect(page.screen["option"]?.name == "Rome")
    #expect(!page.screen.diagnostics.contains { $0.message.contains("truncated") })
  }

  @Test func `A placeholder is kept even if it is not the name`() throws {
    #expect(try ImportedPage("<input id=it aria-label=x placeholder=y>").it?.placeholder == "y")
  }
}
