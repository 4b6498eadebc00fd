import Testing

@testable import Audits

/// Templates, parts of pages, and controls of real front ends.
extension PageCertaintyTests {
  @Test func `Statements of a template are no content of a list`() throws {
    try Self.check([
      Case("list", "<ul>{% for a in b %}<li>{{ a }}</li>{% endfor %}</ul>", .nothing),
      Case("list", "<ul><% if (a) { %><li>One</li><% } %></ul>", .nothing),
      Case("list", "<ul>{% for a in b %}{{ a }}<li>One</li>{% endfor %}</ul>", .review),
      Case("list", "<ul>Fruit {# a comment #}<li>One</li></ul>", .serious),
      Case(
        "list", "<ul>{% for a in b %}<li{% if a %} class=c{% endif %}>A</li>{% endfor %}</ul>",
        .nothing),
      Case(
        "definition-list", "<dl>{% for a in b %}<dt>A</dt><dd>B</dd>{% endfor %}</dl>", .nothing),
    ])
  }

  @Test func `A fact that a server fills in makes a finding uncertain`() throws {
    try Self.check([
      Case("label-missing", "<input type=checkbox name=b {% if a %}checked{% endif %}>", .serious),
      Case("label-missing", "<input {{ attributes }}>", .review),
      Case("label-missing", "<input name='{{ a }}' class='{% if b %}c{% endif %}'>", .serious),
      Case("label-missing", "<a href=b>{% include 'icon.html' %}</a>", .nothing),
      Case("label-missing", "<textarea>{{ a }}</textarea>", .serious),
      Case("label-missing", "<label for='{{ a.id }}'>A</label><input id='id_{{ a }}'>", .review),
      Case("label-missing", "<label for='{{ a }}'>A</label><input id='{{ a }}'>", .nothing),
      Case(
        "label-missing",
        "<label for='{{ a }}'>A</label>{% if b %}<input id='{{ a }}'>{% else %}"
          + "<input id='{{ a }}' type=number>{% endif %}", .review),
      Case("aria-valid-attr-value", "<p role=meter aria-label=A aria-valuenow='{{ a }}'>", .review),
      Case("aria-valid-attr-value", "<p role=meter aria-label=A aria-valuenow=a>", .serious),
      Case("aria-dialog-name", "<div role=dialog aria-labelledby='{{ a }}'>A</div>", .review),
      Case("aria-dialog-name", "<div role=dialog>A</div>", .serious),
      Case("label-in-name", "<a href=b aria-label=Home>{{ link.title }}</a>", .review),
      Case("label-in-name", "<label for=a>{{ b }}</label><button id=a>Go</button>", .review),
      Case("label-in-name", "<p id=a>{{ b }}</p><button aria-labelledby=a>Go</button>", .review),
      Case("label-in-name", "<label for=a>Look</label><button id=a>Go</button>", .serious),
      Case("html-has-lang", "<html><title>{{ a }}</title><p>{{ b }}</p></html>", .serious),
    ])
  }

  @Test func `A part of a page gets its style sheets from the page`() throws {
    let menu = "<div class=drawer aria-hidden=true><a href=a>Prices</a></div>"
    try Self.check([
      Case("unreachable", "{% block a %}\(menu){% endblock %}", .review),
      Case("unreachable", menu, .serious),
      Case("role-missing", "{% block a %}<div tabindex=0>Text</div>{% endblock %}", .review),
      Case("role-missing", "<div tabindex=0>Text</div>", .serious),
      Case("label-missing", "{% block a %}<a href=b><i class=c></i></a>{% endblock %}", .serious),
      Case("label-missing", "{% block a %}<input class='b hidden'>{% endblock %}", .review),
      Case("label-missing", "{% block a %}<input class='b'>{% endblock %}", .serious),
    ])
  }

  @Test func `A class hides a text from sight, although its style sheet was not read`() throws {
    let button = { (attribute: String) in
      "<button aria-label='Select theme'><span \(attribute)>Theme: dark</span></button>"
    }
    try Self.check([
      Case("label-in-name", button("class=visually-hidden"), .review),
      Case("label-in-name", button("class=text"), .serious),
    ])
  }

  @Test func `An attribute that a script fills in makes a finding uncertain`() throws {
    try Self.check([
      Case("label-missing", "<button><i v-text=name></i></button>", .review),
      Case("label-missing", "<input id=a><label for=a data-l10n-id=name></label>", .review),
      Case("label-missing", "<input id=a><label for=a class=name></label>", .serious),
      Case("label-missing", "<input id=a><label for=a rel=name></label>", .review),
      Case("label-missing", "<input id=a><label for=a data-msg=name></label>", .review),
      Case("label-missing", "<input id=a><label for=a data-testid=name></label>", .serious),
      Case("constraint-not-heard", Self.number("rel=name"), .review),
      Case("constraint-not-heard", Self.number("class=name"), .serious),
      Case("label-missing", "<button v-text=name><i></i></button>", .review),
      Case("label-missing", "<button [attr.aria-label]=name><i></i></button>", .review),
      Case("label-missing", "<button class=a :class=b><i></i></button>", .serious),
      Case("label-missing", "<input data-bind='value: name'>", .serious),
      Case("label-missing", "<button [textContent]=name><i></i></button>", .review),
      Case("label-missing", "<button text=blue><i></i></button>", .serious),
      Case("image-alt-missing", "<img [src]=file [alt]=name>", .review),
      Case("image-alt-missing", "<img [src]=file>", .serious),
    ])
  }

  private static func number(_ attribute: String) -> String {
    "<label for=a \(attribute)></label><input id=a type=number min=1 max=1000>"
  }

  @Test func `Elements in a comment or macro of a template need review`() throws {
    try Self.check([
      Case("label-missing", "{% comment %} Write <input> {% endcomment %}", .review),
      Case("label-missing", "{% comment %} Write <p><input></p> {% endcomment %}", .review),
      Case("label-missing", "{% comment %} Write {% endcomment %}<input>", .serious),
      Case("label-missing", "{% macro a() %}<input>{% endmacro %}", .serious),
      Case("listitem", "<div>{% macro a() %}<li>One</li>{% endmacro %}</div>", .review),
      Case("listitem", "<div>{% if a %}<li>One</li>{% endif %}</div>", .serious),
    ])
  }

  @Test func `A page about a template language is no template`() throws {
    let page = "<p>Write <code>{{ name }}</code>.</p>"
    try Self.check([Case("label-missing", page + "<input>", .serious)])
  }

  @Test func `Items of a list that another file contains need review`() throws {
    try Self.check([
      Case("listitem", "<li>One</li><li>Two</li>", .review),
      Case("listitem", "<p>Numbers</p><li>One</li>", .serious),
      Case("listitem", "<p>Numbers</p><div {{ attributes }}><li>One</li></div>", .review),
      Case("listitem", "<p>Numbers</p><div class='{{ a }}'><li>One</li></div>", .serious),
      Case("listitem", "{% block a %}<li>One</li>{% endblock %}<p>Numbers</p>", .review),
      Case("listitem", "<!doctype html><html><body><li>One</li></body></html>", .serious),
      Case("dlitem", "<dt>One</dt><dd>Two</dd>", .review),
      Case("dlitem", "<p>Numbers</p><dt>One</dt><dd>Two</dd>", .serious),
    ])
  }

  @Test func `A tooltip whose text is invisible may be closed`() throws {
    try Self.check([
      Case("aria-tooltip-name", "<div role=tooltip><p hidden>Opens a page</p></div>", .review),
      Case("aria-tooltip-name", "<div role=tooltip><img src=a.png alt=''></div>", .serious),
    ])
  }

  @Test func `The text box in a combo box with focus need not take focus`() throws {
    let text = "<span role=textbox aria-readonly=true>Rome</span>"
    let box = { (attributes: String) in
      "<span role=combobox aria-label=Town aria-expanded=false \(attributes)>\(text)</span>"
    }
    try Self.check([
      Case("interactive-supports-focus", box("tabindex=0"), .nothing),
      Case("interactive-supports-focus", box(""), .serious),
      Case("interactive-supports-focus", text, .serious),
    ])
  }

  @Test func `The name of a choice may be about a key`() throws {
    let name = "Press Enter to send"
    try Self.check([
      Case("author-imitates-reader", "<button aria-label='\(name)'>Send</button>", .warning),
      Case("author-imitates-reader", "<button>\(name)</button>", .review),
      Case("author-imitates-reader", "<label><input type=checkbox>\(name)</label>", .nothing),
      Case("author-imitates-reader", "<label>\(name) <select><option>A</select></label>", .nothing),
    ])
  }

  @Test func `The place of a search field shows what it is for`() throws {
    try Self.check([
      Case("visible-label-missing", "<form role=search><input aria-label=Search></form>", .warning),
      Case("visible-label-missing", "<form><input aria-label=Search></form>", .serious),
      Case("visible-label-missing", "<label>Days</label><input aria-label=null>", .nothing),
    ])
  }
}
