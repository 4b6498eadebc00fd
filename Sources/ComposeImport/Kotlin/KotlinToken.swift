/// A token of Kotlin.
struct KotlinToken: Sendable {
  /// The kinds of tokens.
  ///
  /// The raw value of an operator or keyword is its text.
  enum Kind: String, Sendable {
    case end, name, integer, number, character, unknown
    case stringOpen, stringText, stringClose, templateName, templateOpen, templateClose
    case leftParenthesis = "("
    case rightParenthesis = ")"
    case leftBracket = "["
    case rightBracket = "]"
    case leftBrace = "{"
    case rightBrace = "}"
    case comma = ","
    case semicolon = ";"
    case colon = ":"
    case reference = "::"
    case dot = "."
    case safeDot = "?."
    case elvis = "?:"
    case question = "?"
    case at = "@"
    case arrow = "->"
    case range = ".."
    case openRange = "..<"
    case assign = "="
    case addAssign = "+="
    case subtractAssign = "-="
    case multiplyAssign = "*="
    case divideAssign = "/="
    case remainderAssign = "%="
    case increment = "++"
    case decrement = "--"
    case add = "+"
    case subtract = "-"
    case multiply = "*"
    case divide = "/"
    case remainder = "%"
    case not = "!"
    case forced = "!!"
    case equal = "=="
    case notEqual = "!="
    case identical = "==="
    case notIdentical = "!=="
    case less = "<"
    case greater = ">"
    case lessOrEqual = "<="
    case greaterOrEqual = ">="
    case and = "&&"
    case or = "||"
    case ampersand = "&"
    case asKeyword = "as"
    case asSafe = "as?"
    case breakKeyword = "break"
    case classKeyword = "class"
    case continueKeyword = "continue"
    case doKeyword = "do"
    case elseKeyword = "else"
    case falseKeyword = "false"
    case forKeyword = "for"
    case funKeyword = "fun"
    case ifKeyword = "if"
    case inKeyword = "in"
    case notIn = "!in"
    case interfaceKeyword = "interface"
    case isKeyword = "is"
    case notIs = "!is"
    case nullKeyword = "null"
    case objectKeyword = "object"
    case packageKeyword = "package"
    case returnKeyword = "return"
    case superKeyword = "super"
    case thisKeyword = "this"
    case throwKeyword = "throw"
    case trueKeyword = "true"
    case tryKeyword = "try"
    case typealiasKeyword = "typealias"
    case valKeyword = "val"
    case varKeyword = "var"
    case whenKeyword = "when"
    case whileKeyword = "while"
  }

  var kind: Kind
  /// The offset of the token's first byte, and the offset of the byte after its last byte.
  var start: Int
  var end: Int
  /// Whether the token is the first token on its line.
  var startsLine: Bool
  /// The number of bytes before the first token of the token's line.
  var indentation: Int
  /// The index of the token that closes this bracket.
  ///
  /// If that token is missing, this is the index of the token at which the bracket's contents end.
  var partner = 0
}

extension KotlinToken.Kind {
  /// The hard keywords.
  ///
  /// All other keywords can be names.
  static let keywords: [String: KotlinToken.Kind] = {
    let kinds: [KotlinToken.Kind] = [
      .asKeyword, .breakKeyword, .classKeyword, .continueKeyword, .doKeyword, .elseKeyword,
      .falseKeyword, .forKeyword, .funKeyword, .ifKeyword, .inKeyword, .interfaceKeyword,
      .isKeyword, .nullKeyword, .objectKeyword, .packageKeyword, .returnKeyword, .superKeyword,
      .thisKeyword, .throwKeyword, .trueKeyword, .tryKeyword, .typealiasKeyword, .valKeyword,
      .varKeyword, .whenKeyword, .whileKeyword,
    ]
    return Dictionary(uniqueKeysWithValues: kinds.map { ($0.rawValue, $0) })
  }()

  /// The operators, by their text.
  ///
  /// The lexer tries longer operators first.
  static let operators: [[UInt8]: KotlinToken.Kind] = {
    let kinds: [KotlinToken.Kind] = [
      .leftParenthesis, .rightParenthesis, .leftBracket, .rightBracket, .leftBrace, .rightBrace,
      .comma, .semicolon, .colon, .reference, .dot, .safeDot, .elvis, .question, .at, .arrow,
      .range, .openRange, .assign, .addAssign, .subtractAssign, .multiplyAssign, .divideAssign,
      .remainderAssign, .increment, .decrement, .add, .subtract, .multiply, .divide, .remainder,
      .not, .forced, .equal, .notEqual, .identical, .notIdentical, .less, .greater, .lessOrEqual,
      .greaterOrEqual, .and, .or, .ampersand,
    ]
    return Dictionary(uniqueKeysWithValues: kinds.map { (Array($0.rawValue.utf8), $0) })
  }()

  /// The kind of the closing bracket for this kind, or `nil` if this kind is not an opening
  /// bracket.
  var closing: KotlinToken.Kind? {
    switch self {
    case .leftParenthesis: .rightParenthesis
    case .leftBracket: .rightBracket
    case .leftBrace: .rightBrace
    case .templateOpen: .templateClose
    case .stringOpen: .stringClose
    default: nil
    }
  }

  /// Whether the token closes a bracket.
  var isClosing: Bool {
    switch self {
    case .rightParenthesis, .rightBracket, .rightBrace, .templateClose, .stringClose: true
    default: false
    }
  }

  /// Whether an expression can begin with the token.
  var beginsExpression: Bool {
    switch self {
    case .name, .integer, .number, .character, .stringOpen, .leftParenthesis, .leftBracket,
      .leftBrace, .reference, .at, .increment, .decrement, .add, .subtract, .not, .forced,
      .breakKeyword, .continueKeyword, .falseKeyword, .funKeyword, .ifKeyword, .nullKeyword,
      .objectKeyword, .returnKeyword, .superKeyword, .thisKeyword, .throwKeyword, .trueKeyword,
      .tryKeyword, .whenKeyword, .multiply:
      true
    default: false
    }
  }
}
