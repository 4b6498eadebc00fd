internal import Encoding

extension TextPosition {
  /// Creates a position from JSON, or returns `nil` if the JSON is not a position.
  init?(_ json: JSON.Value?) {
    guard let line = json?["line"]?.int, let character = json?["character"]?.int else {
      return nil
    }
    self.init(line: line, character: character)
  }
}

extension TextRange {
  /// Creates a range from JSON, or returns `nil` if the JSON is not a range.
  init?(_ json: JSON.Value?) {
    guard let start = TextPosition(json?["start"]), let end = TextPosition(json?["end"]) else {
      return nil
    }
    self.init(start, end)
  }
}

extension JSONWriter {
  mutating func member(_ name: String, _ position: TextPosition) {
    key(name)
    object { json in
      json.member("line", position.line)
      json.member("character", position.character)
    }
  }

  mutating func member(_ name: String, _ range: TextRange) {
    key(name)
    object { json in
      json.member("start", range.start)
      json.member("end", range.end)
    }
  }
}
