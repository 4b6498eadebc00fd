import Simulator

extension TalkBackWebTests {
  static let text: [Case] = [
    Case(
      "link in a paragraph",
      [
        html(
          "p", .paragraph,
          [
            Branch(words("Please look at this ")), .link("sample"), Branch(words(" content, ")),
            html("b", .generic, [Branch(words("soon"))], display: .inline), Branch(words(".")),
          ])
      ],
      "Please look at this", "sample, link, \(activate)", "content,", "soon", "period"),
    Case(
      "two paragraphs",
      [
        html("p", .paragraph, [Branch(words("One"))]),
        html("p", .paragraph, [Branch(words("Two"))]),
      ],
      "One", "Two"),
    Case(
      "lines",
      [
        html(
          "p", .paragraph,
          [
            Branch(words("One")), html("br", .generic, [], display: .inline), Branch(words("Two")),
          ])
      ],
      "One Two"),
    Case(
      "deletion",
      [
        html(
          "p", .paragraph,
          [
            Branch(words("Now ")), html("del", .deletion, [Branch(words("10"))], display: .inline),
            Branch(words(" 8")),
          ])
      ],
      "Now", "10, deletion", "8"),
    Case(
      "abbreviation",
      [
        html(
          "p", .paragraph,
          [
            html("abbr", .generic, [Branch(words("HTML"))], display: .inline) {
              $0.web?.title = "Hypertext"
            }, Branch(words(" page")),
          ])
      ],
      "Hypertext", "page"),
    Case(
      "description of a span",
      [
        html("span", .generic, [Branch(words("target"))], display: .inline) {
          $0.hint = AuthoredText("I'm help text", from: .ariaDescription)
        }
      ],
      "target, I'm help text"),
    Case(
      "landmarks are silent",
      [html("main", .main, [html("p", .paragraph, [Branch(words("This is the start"))])])],
      "This is the start"),
    Case(
      "labels side by side",
      [
        html("label", .generic, [Branch(words("News"))], display: .inline),
        html("label", .generic, [Branch(words("Offers"))], display: .inline),
      ],
      "News", "Offers"),
    Case(
      "paragraphs of a definition",
      [
        html(
          "dd", .definition,
          [
            html("p", .paragraph, [Branch(words("Blue"))]),
            html("p", .paragraph, [Branch(words("And possibly white."))]),
          ])
      ],
      "Blue", "And possibly white."),
    Case(
      "term and definition",
      [
        html(
          "dl", .descriptionList,
          [
            html("dt", .term, [Branch(words("Orange"))]),
            html("dd", .definition, [Branch(words("Gray"))]),
          ])
      ],
      "Orange, term", "Gray, definition"),
  ]

  static let lists: [Case] = [
    Case(
      "bullets",
      [
        html("ul", .list, [item("Tea"), item("Milk")]) {
          $0.collectionPosition = CollectionPosition(setSize: 2)
        },
        html("p", .paragraph, [Branch(words("end example"))]),
      ],
      "bullet, 1 of 2, in list, 2 items", "Tea", "bullet, 2 of 2", "Milk",
      "end example, out of list"),
    Case(
      "check boxes in a list without bullets",
      [
        .list("Sandwich", [.item(nil, [.checkbox("Lettuce")]), .item(nil, [.checkbox("Tomato")])])
      ],
      "not checked, Lettuce, check box, 1 of 2, in list Sandwich, 2 items, \(toggle)",
      "not checked, Tomato, check box, 2 of 2, in Sandwich, \(toggle)"),
    Case(
      "nested lists",
      [
        .list(
          nil,
          [
            .item(
              nil,
              [
                .link("Cats"),
                .list(nil, [.item(nil, [.link("Big")]), .item(nil, [.link("Small")])]),
              ]),
            .item(nil, [.link("Dogs")]),
          ])
      ],
      "Cats, link, 1 of 2, in list, level 1, 2 items, \(activate)",
      "Big, link, 1 of 2, in list, level 2, 2 items, \(activate)",
      "Small, link, 2 of 2, \(activate)",
      "Dogs, link, 2 of 2, in list, level 1, 2 items, \(activate)"),
    Case(
      "listbox",
      [.node(.listbox, "Food", children: [.node(.option, "Steak"), .node(.option, "Fish")])],
      "list, in Food, \(activate)", "Steak, 1 of 2, in list Food, 2 items, double tap to select",
      "Fish, 2 of 2, double tap to select"),
  ]

  private static func item(_ text: String) -> Branch {
    html("li", .listItem, [Branch(words(text))]) { $0.web?.marker = "•" }
  }

  private static func cell(_ role: Role, _ text: String, _ row: Int, _ column: Int) -> Branch {
    html("td", role, [Branch(words(text))], display: .tableCell) {
      $0.collectionPosition = CollectionPosition(row: row, column: column)
    }
  }

  static let tables: [Case] = [
    Case(
      "caption and headers",
      [
        html(
          "table", .table,
          [
            html("caption", .caption, [Branch(words("Opening hours"))]),
            html(
              "tr", .row,
              [
                cell(.columnHeader, "Day", 1, 1), cell(.columnHeader, "Hours", 1, 2),
              ]), html("tr", .row, [cell(.cell, "Monday", 2, 1), cell(.cell, "9 to 5", 2, 2)]),
          ]
        ) {
          $0.label = "Opening hours"
          $0.collectionPosition = CollectionPosition(rowCount: 2, columnCount: 2)
        }, .button("After"),
      ],
      "Opening hours, caption, in grid Opening hours, 2 rows, 2 columns",
      "Day, column heading, row 1", "Hours, column heading", "Monday, row 2, Day", "9 to 5, Hours",
      "After, button, out of grid Opening hours, \(activate)"),
    Case(
      "grid",
      [
        html(
          "table", .grid,
          [
            html(
              "tr", .row, [cell(.columnHeader, "Date", 1, 1), cell(.columnHeader, "Type", 1, 2)]),
            html("tr", .row, [cell(.gridCell, "May", 2, 1), cell(.gridCell, "Deposit", 2, 2)]),
          ]
        ) {
          $0.label = "grid example"
          $0.collectionPosition = CollectionPosition(rowCount: 2, columnCount: 2)
        }, .button("tab stop after"),
      ],
      "Date, column heading, row 1, in grid grid example, 2 rows, 2 columns",
      "Type, column heading, in grid example", "May, row 2, Date", "Deposit, Type",
      "tab stop after, button, out of grid grid example, \(activate)"),
  ]
}
