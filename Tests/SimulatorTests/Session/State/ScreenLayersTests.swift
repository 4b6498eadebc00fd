import Simulator
import Testing

@testable import Sessions

struct ScreenLayersTests {
  private func layer(_ name: String, _ presentation: ScreenPresentation) -> ScreenLayers.Layer {
    var screen: Screen = [.button("OK")]
    screen.title = name
    return ScreenLayers.Layer(
      screen: screen, nodes: SessionNodes(of: screen), node: nil, presentation: presentation)
  }

  @Test func `what was covered last is uncovered first`() {
    var layers = ScreenLayers()
    layers.cover(layer("form", .dialog))
    layers.cover(layer("dialog", .alert))
    #expect(layers.depth == 2)
    let first = layers.uncover()
    #expect(first?.screen.title == "dialog")
    #expect(layers.top?.screen.title == "form")
    let second = layers.uncover()
    #expect(second?.screen.title == "form")
    #expect(layers.depth == 0 && layers.top == nil)
  }

  @Test func `a screen that replaces all leaves nothing below`() {
    var layers = ScreenLayers()
    layers.cover(layer("form", .dialog))
    layers.cover(layer("dialog", .replacing))
    #expect(layers.depth == 0)
  }
}
