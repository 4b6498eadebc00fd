import Importers
import Testing

@Suite struct InputFormatTests {
  @Test(arguments: [
    ("a.html", "- x", InputFormat.html), ("A.HTM", "", .html), ("a.yaml", "<p>", .outline),
    ("a.outline", "", .outline), ("a", "\u{FEFF}\n - button", .outline), ("a", "# note", .outline),
    ("a.json", "{\"isElement\": true, \"text\": 1}", .iosElements),
    ("-", "{\"bounds\": []}", .androidNodes),
    ("a.jsonl", "{\"id\": \"a\", \"settings\": {}, \"tree\": {\"frame\": 1}}", .iosElements),
    ("a.ndjson", "{\"id\": \"\\\"frame\\\": \", \"tree\": {\"className\": 1}}", .androidNodes),
    ("a.html", "{\"isElement\": true}", .html), ("a", "{{ template }}", .html),
    ("a", "<p>", .html), ("-", "hello", .html), ("dir.yaml/a", "<p>", .html),
  ])
  func `the extension decides, else the first character`(
    _ path: String, _ content: String, _ expected: InputFormat
  ) {
    #expect(InputFormat.detect(path: path, bytes: Array(content.utf8)) == expected)
  }
}
