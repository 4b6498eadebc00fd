/// Pages of labelled fields, like large sign-up forms.
///
/// Every field has a label and a description. Every second field has an error message. Every tenth
/// field begins a section with a heading and a list of three links.
enum FormPage {
  /// Returns the page as HTML.
  static func html(fields: Int) -> String {
    html(fields: fields) { number in
      (number % 10 == 1 ? section(number / 10 + 1) : "") + field(number)
    }
  }

  /// Returns a page whose form contains what `content` returns for each field.
  static func html(fields: Int, _ content: (Int) -> String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head><meta charset="utf-8"><title>Form of \(fields) fields</title></head>
    <body>
    <main>
    <form>
    \((1...fields).map(content).joined())<button type="submit">Send</button>
    </form>
    </main>
    </body>
    </html>

    """
  }

  private static func section(_ number: Int) -> String {
    """
    <h2>Section \(number)</h2>
    <ul>
    <li><a href="#help-\(number)">Help with section \(number)</a></li>
    <li><a href="#example-\(number)">Example of section \(number)</a></li>
    <li><a href="#rules-\(number)">Rules of section \(number)</a></li>
    </ul>

    """
  }

  private static func field(_ number: Int) -> String {
    let isWrong = number.isMultiple(of: 2)
    let error = isWrong ? " aria-invalid=\"true\" aria-errormessage=\"error-\(number)\"" : ""
    let message =
      isWrong ? "<p id=\"error-\(number)\">Line \(number) is not complete</p>\n" : ""
    return """
      <div class="field">
      <label for="field-\(number)">Line \(number) of your address</label>
      <input id="field-\(number)" name="line-\(number)" required aria-describedby="help-\(number)"\(error)>
      <p id="help-\(number)">As it stands on the envelope, part \(number)</p>
      \(message)</div>

      """
  }
}
