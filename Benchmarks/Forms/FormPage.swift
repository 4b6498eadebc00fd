/// Pages of labelled fields, like large sign-up forms.
///
/// Every field has a label and a description. Every second field has an error message. Every tenth
/// field begins a section with a heading and a list of three links.
enum FormPage {
  /// Returns the page as HTML.
  static func html(fields: Int) -> String {
    var page = """
      <!DOCTYPE html>
      <html lang="en">
      <head><meta charset="utf-8"><title>Form of \(fields) fields</title></head>
      <body>
      <main>
      <form>

      """
    for number in 1...fields {
      if number % 10 == 1 { page += section(number / 10 + 1) }
      page += field(number)
    }
    return page + "<button type=\"submit\">Send</button>\n</form>\n</main>\n</body>\n</html>\n"
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
