package import TextIO

extension JSON.Value {
  /// What the value is called in an error: `“bounds”`, `an entry of “links”`, `the JSON`.
  package var name: String {
    guard key >= 0 else { return isEntry ? "an entry of the array" : "the JSON" }
    let name = "“\(document.items[key].text)”"
    return isEntry ? "an entry of \(name)" : name
  }

  /// What the value is, in words for an error.
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

  /// An error at the place of this value.
  package func error(_ problem: String, remedy: String) -> InputError {
    InputError(file: document.file, position: location, problem: problem, remedy: remedy)
  }

  /// An error at the place of this value that says what it must be and what it is:
  /// `“bounds” must be four numbers, is a string`.
  package func mustBe(_ what: String, is found: String? = nil) -> InputError {
    error(
      "\(name) must be \(what), is \(found ?? kindInWords)", remedy: "correct it or leave it out")
  }

  /// The value as a string.
  package func asString() throws(InputError) -> String {
    guard let string else { throw mustBe("a string") }
    return string
  }

  /// The value as a truth value.
  package func asBool() throws(InputError) -> Bool {
    guard let bool else { throw mustBe("true or false") }
    return bool
  }

  /// The value as a whole number.
  package func asInt() throws(InputError) -> Int {
    guard let int else {
      throw mustBe("a whole number", is: kind == .number ? text : kindInWords)
    }
    return int
  }

  /// The value as a number.
  package func asDouble() throws(InputError) -> Double {
    guard let double else {
      throw mustBe("a number", is: kind == .number ? "too large" : kindInWords)
    }
    return double
  }

  /// The elements of the value, which must be an array.
  package func asArray() throws(InputError) -> [JSON.Value] {
    guard kind == .array else { throw mustBe("an array") }
    return elements
  }

  /// The value itself, which must be an object.
  package func asObject() throws(InputError) -> JSON.Value {
    guard kind == .object else { throw mustBe("an object") }
    return self
  }

  /// The value as an array of strings.
  package func asStrings() throws(InputError) -> [String] {
    try asArray().map { element throws(InputError) in try element.asString() }
  }

  /// The value as an array of so many numbers: `“bounds” must be four numbers, is a string`.
  package func asNumbers(count: Int) throws(InputError) -> [Double] {
    let numbers = elements.compactMap(\.double)
    guard kind == .array, elements.count == count, numbers.count == count else {
      let words = [2: "two", 3: "three", 4: "four"][count] ?? "\(count)"
      let found = kind == .array ? "an array of \(elements.count)" : kindInWords
      throw mustBe(
        "\(words) numbers", is: elements.count == count ? "an array of other values" : found)
    }
    return numbers
  }
}

extension JSON.Value {
  /// The member with this key; absent when it is missing or `null`.
  package func field(_ key: String) -> JSON.Value? {
    guard let value = self[key], value.kind != .null else { return nil }
    return value
  }

  /// The member with this key, which must be there: `“tree” is missing`.
  package func required(_ key: String) throws(InputError) -> JSON.Value {
    guard let value = field(key) else {
      throw error("“\(key)” is missing", remedy: "add it to this object")
    }
    return value
  }

  /// The string with this key, if there is one.
  package func string(_ key: String) throws(InputError) -> String? {
    try field(key)?.asString()
  }

  /// The truth value with this key, if there is one.
  package func bool(_ key: String) throws(InputError) -> Bool? {
    try field(key)?.asBool()
  }

  /// The whole number with this key, if there is one.
  package func int(_ key: String) throws(InputError) -> Int? {
    try field(key)?.asInt()
  }

  /// The number with this key, if there is one.
  package func double(_ key: String) throws(InputError) -> Double? {
    try field(key)?.asDouble()
  }

  /// The strings with this key, if there are any.
  package func strings(_ key: String) throws(InputError) -> [String]? {
    try field(key)?.asStrings()
  }

  /// The elements with this key, if there are any.
  package func array(_ key: String) throws(InputError) -> [JSON.Value]? {
    try field(key)?.asArray()
  }
}
