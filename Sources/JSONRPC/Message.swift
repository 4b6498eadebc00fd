package import Encoding
internal import TextIO

/// A message of JSON-RPC 2.0.
package enum Message: Sendable {
  /// A call that expects an answer.
  package struct Request: Sendable {
    package var id: MessageID
    package var method: String
    /// The parameters, or `null` if there are none.
    package var parameters: JSON.Value
    /// The size of the message in bytes.
    package var size: Int
  }

  /// A call that expects no answer.
  package struct Notification: Sendable {
    package var method: String
    /// The parameters, or `null` if there are none.
    package var parameters: JSON.Value
  }

  /// The answer of the other program to a request that this program sent.
  package struct Response: Sendable {
    /// The id of the request, or `nil` if the other program could not read the id.
    package var id: MessageID?
    /// The result, or `nil` if the request failed.
    package var result: JSON.Value?
    /// The error object, or `nil` if the request succeeded.
    package var error: JSON.Value?
  }

  case request(Request)
  case notification(Notification)
  case response(Response)
  /// Bytes that are not a valid message.
  ///
  /// The associated values are the id of the request to answer, or `nil` if no id could be read,
  /// and the error for the answer.
  case invalid(MessageID?, RequestError)

  /// Creates a message from its bytes.
  ///
  /// Messages that are not valid become ``invalid(_:_:)``.
  package init(parsing bytes: [UInt8]) {
    do throws(InputError) {
      let json = try JSON(parsing: bytes, limit: FileBytes.fileLimit)
      self = Message(json.root, size: bytes.count)
    } catch {
      self = .invalid(nil, .parse("\(error)"))
    }
  }

  private init(_ root: JSON.Value, size: Int) {
    guard root.kind == .object else {
      let found = root.kind == .array ? "batches are not supported" : "it is \(root.kindInWords)"
      self = .invalid(nil, .invalidRequest("a message must be one object; \(found)"))
      return
    }
    let id = MessageID(root["id"])
    guard root["jsonrpc"]?.string == "2.0" else {
      self = .invalid(id, .invalidRequest("“jsonrpc” must be \"2.0\""))
      return
    }
    guard let method = root["method"] else {
      self = Message.response(root, id)
      return
    }
    guard let method = method.string else {
      self = .invalid(id, .invalidRequest("“method” must be a string"))
      return
    }
    let parameters = root["params"] ?? .null
    guard [.object, .array, .null].contains(parameters.kind) else {
      self = .invalid(id, .invalidParameters("“params” must be an object"))
      return
    }
    guard root["id"] != nil else {
      self = .notification(Notification(method: method, parameters: parameters))
      return
    }
    guard let id else {
      self = .invalid(nil, .invalidRequest("“id” must be a string or an integer"))
      return
    }
    self = .request(Request(id: id, method: method, parameters: parameters, size: size))
  }

  private static func response(_ root: JSON.Value, _ id: MessageID?) -> Message {
    let error = root.field("error")
    guard root["result"] != nil || error?.kind == .object else {
      return .invalid(
        id, .invalidRequest("a message needs “method”, “result” or an object “error”"))
    }
    return .response(Response(id: id, result: error == nil ? root["result"] : nil, error: error))
  }
}

extension JSONText {
  /// Returns the message of a request or a notification, which calls a method.
  ///
  /// - Parameter id: The id of the request, or `nil` for a notification.
  package static func call(
    _ method: String, _ parameters: JSONText?, id: MessageID? = nil
  ) -> JSONText {
    JSONText { json in
      json.object { json in
        json.member("jsonrpc", "2.0")
        if let id { json.member("id", id) }
        json.member("method", method)
        if let parameters { json.member("params", parameters) }
      }
    }
  }

  /// Returns the message that answers a request.
  ///
  /// - Parameter id: The id of the request, or `nil` if no id could be read.
  package static func answer(
    to id: MessageID?, _ result: Result<JSONText, RequestError>
  ) -> JSONText {
    JSONText { json in
      json.object { json in
        json.member("jsonrpc", "2.0")
        if let id { json.member("id", id) } else { json.member("id", decimal: nil) }
        switch result {
        case .success(let value): json.member("result", value)
        case .failure(let error):
          json.key("error")
          json.object { json in
            json.member("code", error.code)
            json.member("message", error.message)
            if let data = error.data { json.member("data", data) }
          }
        }
      }
    }
  }
}
