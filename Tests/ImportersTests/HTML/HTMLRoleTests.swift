import Simulator
import Testing

@Suite struct HTMLRoleTests {
  typealias Case = PageCase<Role>

  static let implicit: [Case] = [
    Case("<a id=it href=#>x</a>", .link), Case("<a id=it>x</a>", .generic),
    Case("<article id=it>x</article>", .article), Case("<aside id=it>x</aside>", .complementary),
    Case("<article><aside id=it>x</aside></article>", .generic),
    Case("<article><aside id=it aria-label=n>x</aside></article>", .complementary),
    Case("<main id=it>x</main>", .main), Case("<nav id=it>x</nav>", .navigation),
    Case("<search id=it>x</search>", .search), Case("<header id=it>x</header>", .banner),
    Case("<section><header id=it>x</header></section>", .generic),
    Case("<footer id=it>x</footer>", .contentInfo),
    Case("<div role=article><footer id=it>x</footer></div>", .generic),
    Case("<section id=it>x</section>", .generic),
    Case("<section id=it aria-label=n>x</section>", .region),
    Case("<section id=it aria-label=' '>x</section>", .generic),
    Case("<address id=it>x</address>", .group), Case("<hgroup id=it>x</hgroup>", .group),
    Case("<details id=it>x</details>", .group), Case("<fieldset id=it>x</fieldset>", .group),
    Case("<h3 id=it>x</h3>", .heading), Case("<p id=it>x</p>", .paragraph),
    Case("<blockquote id=it>x</blockquote>", .blockquote), Case("<hr id=it>", .separator),
    Case("<pre id=it>x</pre>", .generic), Case("<ul id=it><li>x</ul>", .list),
    Case("<menu id=it><li>x</menu>", .list), Case("<ol><li id=it>x</ol>", .listItem),
    Case("<ul role=none><li id=it>x</ul>", .generic), Case("<dl id=it></dl>", .descriptionList),
    Case("<dl><dt id=it>x</dl>", .term), Case("<dl><dd id=it>x</dl>", .definition),
    Case("<figure id=it>x</figure>", .figure), Case("<img id=it src=a alt=x>", .image),
    Case("<img id=it src=a alt=''>", .none), Case("<img id=it src=a>", .image),
    Case("<img id=it src=a alt='' aria-label=x>", .image),
    Case("<img id=it src=a alt='' title=x>", .image),
    Case("<img id=it src=a alt='' title=' '>", .none),
    Case("<svg id=it></svg>", .other("graphics-document")),
    Case("<button id=it>x</button>", .button), Case("<input id=it type=button>", .button),
    Case("<input id=it type=image>", .button), Case("<input id=it>", .textBox),
    Case("<input id=it type=EMAIL>", .textBox), Case("<input id=it type=nonsense>", .textBox),
    Case("<input id=it list=l><datalist id=l></datalist>", .combobox),
    Case("<input id=it list=no>", .textBox), Case("<input id=it type=search>", .searchBox),
    Case("<input id=it type=password>", .textBox), Case("<input id=it type=number>", .spinButton),
    Case("<input id=it type=range>", .slider), Case("<input id=it type=checkbox>", .checkbox),
    Case("<input id=it type=checkbox switch>", .switchControl),
    Case("<input id=it type=radio>", .radio), Case("<input id=it type=date>", .dateField),
    Case("<input id=it type=time>", .timeField), Case("<input id=it type=month>", .monthField),
    Case("<input id=it type=week>", .weekField),
    Case("<input id=it type=datetime-local>", .dateTimeField),
    Case("<input id=it type=color>", .colorWell), Case("<input id=it type=file>", .fileButton),
    Case("<textarea id=it></textarea>", .textBox), Case("<select id=it></select>", .combobox),
    Case("<select id=it multiple></select>", .listbox),
    Case("<select id=it size=3></select>", .listbox),
    Case("<select><option id=it>x</select>", .option), Case("<output id=it>x</output>", .status),
    Case("<progress id=it></progress>", .progressBar), Case("<meter id=it></meter>", .meter),
    Case("<dialog id=it open>x</dialog>", .dialog), Case("<em id=it>x</em>", .emphasis),
    Case("<strong id=it>x</strong>", .strong), Case("<code id=it>x</code>", .code),
    Case("<del id=it>x</del>", .deletion), Case("<s id=it>x</s>", .deletion),
    Case("<ins id=it>x</ins>", .insertion), Case("<sub id=it>x</sub>", .subscripted),
    Case("<sup id=it>x</sup>", .superscripted), Case("<mark id=it>x</mark>", .mark),
    Case("<time id=it>x</time>", .time), Case("<dfn id=it>x</dfn>", .term),
    Case("<iframe id=it></iframe>", .frame), Case("<video id=it controls></video>", .media),
    Case("<canvas id=it></canvas>", .canvas), Case("<math id=it></math>", .math),
    Case("<my-thing id=it>x</my-thing>", .generic), Case("<label id=it>x</label>", .generic),
    Case("<details><summary id=it>x</summary></details>", .disclosureTriangle),
    Case("<summary id=it>x</summary>", .generic),
    Case("<table id=it><tr><th>a<td>b</table>", .table),
    Case("<table id=it><tr><th>a</table>", .none),
    Case("<table border=1 id=it><tr><td>a<td>b</table>", .table),
    Case("<table><tr><td id=it>a</table>", .generic),
    Case("<table><tr><th>h<td id=it>a</table>", .cell),
    Case("<table role=grid><tr><td id=it>a</table>", .gridCell),
    Case("<table role=none><tr><th id=it>a</table>", .generic),
    Case("<table><tr id=it><th>a<td>b</table>", .row),
    Case("<table><thead id=it><tr><th>a</table>", .rowGroup),
    Case("<table><tr><th id=it>a<th>b</table>", .columnHeader),
    Case("<table><tr><th>a<th>b<tr><th id=it>a<td>b</table>", .rowHeader),
    Case("<table><tr><th id=it scope=row>a<th>b</table>", .rowHeader),
    Case("<table><tr><th id=it scope=col>a<td>b</table>", .columnHeader),
  ]

  @Test(arguments: implicit)
  func `An element has the role of its markup`(_ test: Case) throws {
    #expect(try ImportedPage(test.html).it?.role == test.expected)
  }

  static let explicit: [Case] = [
    Case("<div id=it role=button>x</div>", .button),
    Case("<div id=it role=' BUTTON '>x</div>", .button),
    Case("<div id=it role='nonsense tab'>x</div>", .tab),
    Case("<nav id=it role=command>x</nav>", .navigation),
    Case("<nav id=it role=text>x</nav>", .navigation),
    Case("<ul id=it role=directory></ul>", .list),
    Case("<div id=it role=img>x</div>", .image), Case("<div id=it role=image>x</div>", .image),
    Case("<h2 id=it role=presentation>x</h2>", .none),
    Case("<h2 id=it role=none tabindex=0>x</h2>", .heading),
    Case("<h2 id=it role=none aria-label=x>x</h2>", .heading),
    Case("<h2 id=it role=none aria-label=''>x</h2>", .heading),
    Case("<div id=it role=none aria-label=x>x</div>", .generic),
    Case("<button id=it role='none link'>x</button>", .link),
    Case("<nav id=it role='region group'>x</nav>", .group),
    Case("<nav id=it role='region group' aria-label=n>x</nav>", .region),
    Case("<nav id=it role=form>x</nav>", .navigation),
    Case("<div role=listitem id=it>x</div>", .generic),
    Case("<div role=list><div><div role=listitem id=it>x</div></div></div>", .listItem),
    Case("<div role=group><div role=option id=it>x</div></div>", .option),
    Case("<button id=it role=option>x</button>", .button),
    Case("<div role=tree><p><span role=treeitem id=it>x</span></p></div>", .generic),
    Case("<dialog open id=it role=none>x</dialog>", .dialog),
    Case("<table role=grid><tr role=none><td id=it>x</table>", .generic),
    Case("<ul role=none><li id=it role=listitem>x</ul>", .listItem),
  ]

  @Test(arguments: explicit)
  func `An authored role takes effect if it is allowed`(_ test: Case) throws {
    #expect(try ImportedPage(test.html).it?.role == test.expected)
  }

  @Test func `Only authored roles are marked as explicit`() throws {
    let page = try ImportedPage("<div id=a role=button>x</div><button id=b>x</button>")
    #expect(page.screen["a"]?.web?.hasExplicitRole == true)
    #expect(page.screen["b"]?.web?.hasExplicitRole == false)
  }
}
