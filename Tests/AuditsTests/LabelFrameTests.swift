import Importers
import Simulator
import Testing

@testable import Audits

/// Findings about the space between fields and their labels, and between stops.
struct LabelFrameTests {
  @Test(arguments: [("16 50 300 20", 0), ("16 150 300 20", 1)])
  func `A hint between a field and its label is no empty space`(frame: String, count: Int) throws {
    let screen = try Screen(
      outline: """
        - paragraph:
          - /frame: 16 20 100 20
          - text "Email":
            - /frame: 16 20 100 20
        - paragraph:
          - /frame: \(frame)
          - text "As on your ticket"
        - textbox "Email":
          - /frame: 16 80 300 44
        """)
    let audit = Audit([.labelFar])
    let subject = AuditSubject(screen, by: allReaders, in: audit.readingConditions)
    let found = audit.report(on: subject).findings
    #expect(found.count == count, "\(found.map(\.message))")
  }

  @Test("Many fields far from their labels are measured in time", .timeLimit(.minutes(1)))
  func manyFields() throws {
    let outline = (0..<5_000).map { number in
      """
      - paragraph:
        - /frame: 16 \(number * 300) 100 20
        - text "Email \(number)":
          - /frame: 16 \(number * 300) 100 20
      - textbox "Email \(number)":
        - /frame: 16 \(number * 300 + 150) 300 44
      """
    }
    let screen = try Screen(outline: outline.joined(separator: "\n"))
    let audit = Audit([.labelFar])
    let subject = AuditSubject(screen, by: allReaders, in: audit.readingConditions)
    let found = audit.report(on: subject).findings
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.message.contains("130 points") })
  }

  @Test(arguments: [("1", ["order-jumps"]), ("3", [])])
  func `A jump is measured in points if the file states their size`(
    units: String, rules: [String]
  ) throws {
    let screen = try Screen(
      outline: """
        - /units-per-point: \(units)
        - text "Name":
          - /frame: 0 0 300 30
        - text "Address":
          - /frame: 0 85 300 30
        - text "Given name":
          - /frame: 0 40 300 30
        """)
    let audit = Audit([.orderJumps])
    let subject = AuditSubject(screen, by: allReaders, in: audit.readingConditions)
    #expect(audit.report(on: subject).findings.map(\.rule) == rules)
  }

  @Test func `A frame larger than any integer is measured`() throws {
    let screen = try Screen(
      outline: """
        - paragraph:
          - /frame: 16 20 100 20
          - text "Email":
            - /frame: 16 20 100 20
        - textbox "Email":
          - /frame: 16 99999999999999999999 300 44
        """)
    let audit = Audit([.labelFar])
    let subject = AuditSubject(screen, by: allReaders, in: audit.readingConditions)
    let found = audit.report(on: subject).findings
    #expect(found.first?.message.contains("1000000 points") == true, "\(found.map(\.message))")
  }
}
