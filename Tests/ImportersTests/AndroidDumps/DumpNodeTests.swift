import Simulator
import Testing

@testable import AndroidImport
@testable import Encoding
@testable import Importers

/// The attributes of one node of a dump.
@Suite struct DumpNodeTests {
  private static func node(_ attributes: String) throws -> DumpNode {
    let document = try XMLDocument(parsing: Array("<node \(attributes)/>".utf8), file: nil)
    let root = try #require(document.rootElements.first)
    let element = try #require(document.element(root))
    return DumpNode(element, className: nil)
  }

  @Test(arguments: [
    ("", true), (#"enabled="true""#, true), (#"enabled="false""#, false),
    (#"enabled="False""#, false), (#"enabled="0""#, false), (#"enabled="perhaps""#, true),
  ])
  func `A node is enabled unless its attribute says false`(_ attributes: String, _ value: Bool)
    throws
  {
    #expect(try Self.node(attributes).isEnabled == value)
  }

  @Test(arguments: [
    (#"class="android.widget.Button""#, "Button"), (#"class="Button""#, "Button"), ("", ""),
    (#"class="com.acme.Outer$Inner""#, "Outer$Inner"),
  ])
  func `The simple class name leaves out the package`(_ attributes: String, _ name: String) throws {
    #expect(try Self.node(attributes).simpleClass == name)
  }

  @Test(arguments: [
    ("[0,0][10,10]", DiagnosticSentence?.none), ("0,0,10,10", nil), ("[0,0][0,10]", .noArea),
    ("[5,5][1,1]", .noArea), ("[0,0]", .invalidBounds), ("nowhere", .invalidBounds),
    ("[0,0][1,x]", .invalidBounds), ("[0,0][inf,1]", .invalidBounds),
  ])
  func `Bounds are read from two corners, and unusable bounds are reported`(
    _ bounds: String, _ diagnostic: DiagnosticSentence?
  ) throws {
    #expect(
      try Self.node("bounds=\"\(bounds)\"").diagnostics == Set([diagnostic].compactMap(\.self)))
  }

  @Test(arguments: [(#"index="3""#, 3), (#"index="x""#, nil), ("", nil)])
  func `A node keeps its index among its siblings`(_ attributes: String, _ index: Int?) throws {
    #expect(try Self.node(attributes).index == index)
  }

  @Test func `Unknown attributes are recorded`() throws {
    #expect(
      try Self.node(#"text="a" sparkle="yes" glow="" clickable="true""#).unknown == ["sparkle"])
  }
}
