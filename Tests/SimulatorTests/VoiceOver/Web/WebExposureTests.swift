import Simulator
import Testing

/// Output of `announce tree --as voiceover` for a page.
@Suite struct WebExposureTests {
  @Test func `Exposed web properties are listed`() {
    let page = WebPage.page(
      WebPage.element(
        "nav", .navigation,
        of: [
          WebPage.input(.radio, "Daily", type: "radio", value: Value(checked: .on)) {
            $0.collectionPosition = CollectionPosition(positionInSet: 1, setSize: 2)
          },
          WebPage.input(.textBox, "Email", value: "ann@") {
            $0.error = "Not valid"
            $0.states.invalid = .yes
            $0.states.isRequired = true
          },
          WebPage.element("ul", .list, of: [WebPage.item("•", [WebPage.text("Tea")])]),
        ]))
    let lines = VoiceOver().expose(page).map { node in
      "\(node.title): " + node.properties.map { "\($0.name)=\($0.value)" }.joined(separator: " ")
    }
    #expect(
      lines == [
        "element: label=Daily value=1 role=radioButton checked=true position=1 of 2 "
          + "starts=navigation",
        "textEntry: label=Email value=ann@ invalid=true error=Not valid required=true",
        "staticText: label=bullet role=marker starts=list",
        "staticText: label=Tea ends=list ends=navigation",
      ])
  }
}
