import Simulator
import Testing

struct RoleTests {
  @Test func `Roles are equal if they have the same name`() {
    for role in Role.allCases {
      #expect(Role(rawValue: role.rawValue.uppercased()) == role)
      #expect(Role.allCases.filter { $0 == role } == [role])
    }
    #expect(Role(rawValue: "ratingbar") == .other("ratingbar"))
    #expect(Role.other("ratingbar") != .other("knob"))
    #expect(Set([Role.other("ratingbar"), .other("ratingbar"), .button, .button]).count == 2)
  }
}
