import Simulator
import Testing

@testable import TalkBackReader

@Suite struct JavaNumberTests {
  @Test(arguments: [
    (Float(0), "0.0"), (-0.0, "-0.0"), (40, "40.0"), (99.6, "99.6"), (0.25, "0.25"), (-2.5, "-2.5"),
    (1_234.5, "1234.5"), (100, "100.0"), (9_999_999, "9999999.0"), (1e7, "1.0E7"),
    (16_777_216, "1.6777216E7"), (-3e20, "-3.0E20"), (0.001, "0.001"), (0.05, "0.05"),
    (0.0005, "5.0E-4"), (1.5e-5, "1.5E-5"), (.greatestFiniteMagnitude, "3.4028235E38"),
    (.nan, "NaN"), (.infinity, "Infinity"), (-.infinity, "-Infinity"),
  ])
  func `A number is formatted as in Java`(_ number: Float, _ text: String) {
    #expect(number.javaText == text)
  }
}
