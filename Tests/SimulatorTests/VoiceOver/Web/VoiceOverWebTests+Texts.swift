import Simulator
import Testing

/// Texts and containers of pages.
extension VoiceOverWebTests {
  static let texts: [Heard] = [
    Heard(
      "every text node is a stop",
      WebPage.page(
        WebPage.element(
          "p", .paragraph,
          of: [
            WebPage.text("Call "),
            WebPage.element("b", .strong, inline: true, of: [WebPage.text("us")]),
            WebPage.text(" on "), WebPage.control("a", .link, "0800 1"), WebPage.text(" now."),
          ])), "Call", "us", "on", "0800 1, link", "now."),
    Heard(
      "line breaks and code begin new stops",
      WebPage.page(
        WebPage.element(
          "p", .paragraph,
          of: [
            WebPage.text("One"), WebPage.element("br", inline: true), WebPage.text("two "),
            WebPage.element("code", .code, inline: true, of: [WebPage.text("three")]),
          ])), "One", "two", "three"),
    Heard(
      "every stop in a heading announces its level",
      WebPage.page(
        WebPage.element(
          "h2", .heading, label: AuthoredText("See here", from: .content),
          of: [WebPage.text("See "), WebPage.control("a", .link, "here")])),
      "See, heading level 2", "here, heading level 2, link"),
    Heard(
      "a link around blocks is several links",
      WebPage.page(
        WebPage.element(
          "a", .link, label: AuthoredText("One Two", from: .content), inline: true,
          of: [WebPage.paragraph("One"), WebPage.paragraph("Two")])), "One, link", "Two, link"),
    Heard(
      "visited, current and in-page links",
      WebPage.page(
        WebPage.control("a", .link, "old") { $0.states.isVisited = true },
        WebPage.control("a", .link, "about") { $0.states.current = .page },
        WebPage.control("a", .link, "top") { $0.web?.target = "#top" }),
      "old, visited, link", "about, current page, link", "top, in-page link"),
    Heard(
      "image in a link",
      WebPage.page(
        WebPage.element(
          "a", .link, label: AuthoredText("Home", from: .content), inline: true,
          of: [
            WebPage.element("img", .image, label: AuthoredText("Home", from: .alt), inline: true)
          ])),
      "Home, link, image"),
    Heard(
      "a named drawing is an image, and its parts follow",
      WebPage.page(
        WebPage.element(
          "svg", .other("graphics-document"), label: AuthoredText("Sales", from: .ariaLabel),
          of: [
            WebPage.element(
              "g", .other("graphics-object"), label: AuthoredText("May", from: .ariaLabel)),
            WebPage.text("100"),
          ]), WebPage.paragraph("after")),
      "Sales, image", "May, image", "100", "after"),
    Heard(
      "a formula is one stop with its name or its parts",
      WebPage.page(
        WebPage.element("math", .math, of: [WebPage.text("x=2")]),
        WebPage.element(
          "math", .math, label: AuthoredText("x squared", from: .ariaLabel),
          of: [WebPage.text("x2")])),
      "x=2, math", "x squared, math"),
    Heard(
      "the title of a drawing without a role is not announced",
      WebPage.page(
        WebPage.element(
          "svg", .other("graphics-document"), label: AuthoredText("Logo", from: .title)),
        WebPage.paragraph("after")), "after"),
  ]

  static let containers: [Heard] = [
    Heard(
      "nested lists with markers",
      WebPage.page(
        WebPage.element(
          "ul", .list,
          of: [
            WebPage.item(
              "•",
              [
                WebPage.text("Cats"),
                WebPage.element(
                  "ul", .list, of: [WebPage.item("◦", [WebPage.text("Big cats")])]),
              ]),
            WebPage.item("•", [WebPage.text("Birds")]),
          ])),
      "bullet, list start", "Cats", "white bullet, list start", "Big cats, list end", "bullet",
      "Birds, list end"),
    Heard(
      "description list",
      WebPage.page(
        WebPage.element(
          "dl", .descriptionList,
          of: [
            WebPage.element("dt", .term, of: [WebPage.text("Green")]),
            WebPage.element("dd", .definition, of: [WebPage.text("Grass")]),
          ])),
      "Green, definition list start, term", "Grass, definition list end, definition"),
    Heard(
      "named landmark",
      WebPage.page(
        WebPage.element(
          "nav", .navigation, label: AuthoredText("Site sections", from: .ariaLabel),
          of: [WebPage.paragraph("start"), WebPage.paragraph("end of it")])),
      "start, Site sections, navigation, landmark", "end of it, end, Site sections, navigation"),
    Heard(
      "table",
      WebPage.page(
        WebPage.element(
          "table", .table,
          of: [
            row([cell(.columnHeader, "date"), cell(.columnHeader, "name")]),
            row([cell(.cell, "May"), cell(.cell, "alex")]),
          ]
        ) { $0.collectionPosition = CollectionPosition(rowCount: 2, columnCount: 2) }),
      "date, row header, column header, row 1, column 1, table start, 2 rows, 2 columns",
      "name, column header, column 2", "May, row 2, column 1", "name, alex, column 2, table end"),
    Heard(
      "beside a modal dialog nothing is in reach",
      WebPage.page(
        WebPage.paragraph("before"), dialog(), dialog([WebPage.paragraph("inside")]),
        dialog(), WebPage.paragraph("after")), "inside"),
    Heard(
      "a modal dialog with nothing in it keeps nothing out",
      WebPage.page(WebPage.paragraph("before"), dialog()), "before"),
    Heard(
      "hidden content is no stop",
      WebPage.page(
        WebPage.element("p", .paragraph) { $0.hidden = Hidden(.ariaHidden) },
        WebPage.paragraph("seen")), "seen"),
  ]

  private static func dialog(_ children: [Branch] = []) -> Branch {
    WebPage.element("div", .dialog, of: children) { $0.states.isModal = true }
  }

  private static func row(_ cells: [Branch]) -> Branch { WebPage.element("tr", .row, of: cells) }

  private static func cell(_ role: Role, _ words: String) -> Branch {
    WebPage.element(
      role == .cell ? "td" : "th", role, label: AuthoredText(words, from: .content),
      of: [WebPage.text(words)])
  }
}
