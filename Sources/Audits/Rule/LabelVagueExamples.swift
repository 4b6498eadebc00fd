internal import Simulator

extension AuditRule {
  /// Examples of ``labelVague``.
  static let labelVagueExamples: [Example] = [
    .fails(.web, "↓<a href=a>Click here to read more</a>"),
    .passes(.web, "<a href=a>Read more about tea</a>"),
    .fails(.web, "<label>Input ↓<input></label>"),
    .fails(.web, "↓<img src=team.jpg alt=Photo>"),
    .passes(.web, "<img src=team.jpg alt='The team in front of its office'>"),
    .fails(
      .web,
      "<span id=a hidden>Search</span>↓<input aria-labelledby='b a'><button id=b>Go</button>"),
    .fails(.web, "<label>Name <input></label><label>Name ↓<input></label>"),
    .passes(
      .web,
      "<h2>Shipping</h2><label>Name <input></label><h2>Billing</h2><label>Name <input></label>"),
    .fails(.web, "↓<a href=/x>Read more</a>"),
    .fails(.web, "↓<a aria-label='Read more'>Trains</a>"),
    .passes(.web, "<a aria-label='Trains'>Read more</a>"),
    .passes(.web, "<a href=/x>Read more about trains</a>"),
    .fails(.web, "↓<button>Button 2</button>"),
    .fails(.web, "<label>Menu ↓<input name=fname></label>"),
    .passes(.web, "<label>First name <input name=fname></label>"),
    .fails(.web, "<label>Options ↓<input name=email></label>"),
    .passes(.web, "<label>Where to write to you <input name=email></label>"),
    .passes(.web, "<p>Saved.</p><button>OK</button>"),
    .fails(
      .reactNative,
      "export default () => ↓<Pressable accessibilityRole=\"button\"><Text>Tap "
        + "here</Text></Pressable>;"
    ),
    .passes(
      .reactNative,
      "export default () => <Pressable accessibilityRole=\"button\"><Text>Call "
        + "us</Text></Pressable>;"
    ),
    .passes(.web, "<nav><a href=about>About</a></nav>"),
    .fails(.web, "↓<a href=about>More about</a>"),
    .fails(.design, "- ↓link \"Learn more\""),
    .passes(.design, "- link \"Prices\""),
    .fails(layout: #"↓<Button android:text="Click here"/>"#),
    .passes(layout: #"<Button android:text="Buy a ticket"/>"#),
    .fails(ios: [.found(.button, "Click here")]),
    .passes(ios: [.other(.button, "Buy a ticket")]),
    .fails(.web, calendar { "\($0 == 1 ? "↓" : "")<button>\($0)</button>" }),
    .passes(.web, calendar { "<button aria-label='\($0) March'>\($0)</button>" }),
    .passes(.web, calendar { "<button>\($0 + 10)</button>" }),
    .passes(
      .web, (1...31).map { "<a href='/news?page=\($0)'>\($0)</a>" }.joined(separator: " ")),
    .fails(
      .web,
      "<table role=grid aria-label='March 2026'><tr><td role=gridcell tabindex=0>2</td>"
        + "<td role=gridcell tabindex=-1>3</td>↓<td role=gridcell tabindex=-1>4</td></table>"),
    .fails(.web, "<table aria-label='March 2026'><tr>↓<td>2</td><td>3</td></tr></table>"),
    .passes(
      .web,
      "<table aria-label='March 2026'><tr><th>Mo</th><th>Tu</th></tr>"
        + "<tr><td>2</td><td>3</td></tr></table>"),
  ]

  /// Returns a table with the days of a month below the names of the weekdays.
  private static func calendar(_ day: (Int) -> String) -> String {
    let weekdays = ["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"].map { "<th>\($0)</th>" }.joined()
    let weeks = stride(from: 1, to: 29, by: 7).map { first in
      "<tr>" + (first..<first + 7).map { "<td>\(day($0))</td>" }.joined() + "</tr>"
    }
    return "<table><tr>\(weekdays)</tr>\(weeks.joined())</table>"
  }
}
