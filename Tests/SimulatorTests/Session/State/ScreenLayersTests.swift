import Simulator
import Testing

@testable import Sessions

struct ScreenLayersTests {
  private func layer(_ name: String, _ presentation: ScreenPresentation) -> ScreenLayers.Layer {
    var screen: Screen = [.button("OK")]
    screen.title = name
    return ScreenLayers.Layer(
      screen: screen, nodes: SessionNodes(of: screen), node: nil, presentation: presentation,
      window: WindowHistory.Window(screen))
  }

  @Test func `The screen covered last is uncovered first`() {
    var layers = ScreenLayers()
    layers.push(layer("form", .dialog))
    layers.push(layer("dialog", .alert))
    #expect(layers.depth == 2)
    let first = layers.pop()
    #expect(first?.screen.title == "dialog")
    #expect(layers.top?.screen.title == "form")
    let second = layers.pop()
    #expect(second?.screen.title == "form")
    #expect(layers.depth == 0 && layers.top == nil)
  }

  @Test func `A replacing screen removes all screens below it`() {
    var layers = ScreenLayers()
    layers.push(layer("form", .dialog))
    layers.push(layer("dialog", .replacing))
    #expect(layers.depth == 0)
  }
}
