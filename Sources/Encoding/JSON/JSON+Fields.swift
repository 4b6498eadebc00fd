package import TextIO

extension JSON.Value {
  /// The name by which an error message refers to the value: `“bounds”`, `an entry of “links”`,
  /// `the JSON`.
  package var name: String {
    guard key >= 0 else { return isEntry ? "an entry of the array" : "the JSON" }
    let name = "“\(document.items[key].text)”"
    return isEntry ? "an entry of \(name)" : name
  }

  /// The kind of the value in words, for an error message.
  package var kindInWords: String {
    switch kind {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .bool: text
    case .null: "null"
    }
  }

  /// Returns an error at the position of this value.
  package func error(_ problem: String, remedy: String) -> InputError {
    InputError(file: document.file, position: location, problem: problem, remedy: remedy)
  }

  /// Returns an error that states the expected and the actual kind of this value.
  ///
  /// Example: `“bounds” must be four numbers, is a string`.
  package func mustBe(_ expected: String, is found: String? = nil) -> InputError {
    error(
      "\(name) must be \(expected), is \(found ?? kindInWords)",
      remedy: "correct it or leave it out")
  }

  /// Returns the value as a string, or throws an error if it is not a string.
  package func asString() throws(InputError) -> String {
    guard let string else { throw mustBe("a string") }
    return string
  }

  /// Returns the value as a Boolean, or throws an error if it is not a Boolean.
  package func asBool() throws(InputError) -> Bool {
    guard let bool else { throw mustBe("true or false") }
    return bool
  }

  /// Returns the value as an integer, or throws an error if it is not an integer.
  package func asInt() throws(InputError) -> Int {
    guard let int else { throw mustBe("a whole number", is: kind == .number ? text : kindInWords) }
    return int
  }

  /// Returns the value as a number, or throws an error if it is not a number.
  package func asDouble() throws(InputError) -> Double {
    guard let double else {
      throw mustBe("a number", is: kind == .number ? "too large" : kindInWords)
    }
    return double
  }

  /// Returns the elements of the value, or throws an error if the value is not an array.
  package func asArray() throws(InputError) -> [JSON.Value] {
    guard kind == .array else { throw mustBe("an array") }
    return elements
  }

  /// Returns this value unchanged, or throws an error if it is not an object.
  package func asObject() throws(InputError) -> JSON.Value {
    guard kind == .object else { throw mustBe("an object") }
    return self
  }

  /// Returns the value as an array of strings, or throws an error if it is anything else.
  package func asStrings() throws(InputError) -> [String] {
    try asArray().map { element throws(InputError) in try element.asString() }
  }

  /// Returns the value as an array of `count` numbers, or throws an error if it is anything else.
  package func asNumbers(count: Int) throws(InputError) -> [Double] {
    let numbers = elements.compactMap(\.double)
    guard kind == .array, elements.count == count, numbers.count == count else {
      let countInWords = [2: "two", 3: "three", 4: "four"][count] ?? "\(count)"
      let found = kind == .array ? "an array of \(elements.count)" : kindInWords
      throw mustBe(
        "\(countInWords) numbers", is: elements.count == count ? "an array of other values" : found)
    }
    return numbers
  }
}

extension JSON.Value {
  /// Returns the member with this key, or `nil` if it is missing or `null`.
  package func field(_ key: String) -> JSON.Value? {
    guard let value = self[key], value.kind != .null else { return nil }
    return value
  }

  /// Returns the member with this key.
  ///
  /// Throws an error if the member is missing or `null`.
  package func required(_ key: String) throws(InputError) -> JSON.Value {
    guard let value = field(key) else {
      throw error("“\(key)” is missing", remedy: "add it to this object")
    }
    return value
  }

  // Each of the following methods returns the member with a key, or `nil` if the member is missing
  // or `null`.

  package func string(_ key: String) throws(InputError) -> String? { try field(key)?.asString() }
  package func bool(_ key: String) throws(InputError) -> Bool? { try field(key)?.asBool() }
  package func int(_ key: String) throws(InputError) -> Int? { try field(key)?.asInt() }
  package func double(_ key: String) throws(InputError) -> Double? { try field(key)?.asDouble() }
  package func strings(_ key: String) throws(InputError) -> [String]? {
    try field(key)?.asStrings()
  }
  package func array(_ key: String) throws(InputError) -> [JSON.Value]? {
    try field(key)?.asArray()
  }
}
