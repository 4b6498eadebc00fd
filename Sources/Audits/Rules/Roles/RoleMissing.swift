internal import Simulator

extension AuditRule {
  static let roleMissing = AuditRule(
    id: "role-missing",
    aliases: [
      "NO_ACCESSIBILITY_ROLE", "ios-trait-missing", "no-static-element-interactions",
      "no-noninteractive-tabindex", "element_tabbable_role_valid",
    ],
    layer: .announcement, severity: .critical, isMandatory: true, criteria: ["4.1.2"],
    guidelines: ["C12", "A4", "F6"],
    condition:
      "An element reacts to a double tap or to the keyboard, but has no role, so "
      + "readers do not announce what it is.",
    why:
      "People who hear only the words take the element for plain text and never try "
      + "to activate it.",
    fixes: [
      .web:
        "Use a <button> or <a href>, or give the element a role, tabindex=\"0\" and "
        + "keyboard support.",
      .ios: "Tick Button under Traits, or set accessibilityTraits to .button.",
      .android:
        "Use Modifier.clickable instead of pointerInput, or add Modifier.semantics { role = "
        + "Role.Button }.",
      .reactNative: "Set accessibilityRole, for example to “button”.",
    ],
    platforms: [.web, .ios, .android, .reactNative], requiredFacts: [.role, .reach],
    examples: [
      .fails(.web, "↓<div onclick='save()'>Save</div>"),
      .passes(.web, "<button onclick='save()'>Save</button>"),
      .fails(.web, "↓<div tabindex=0><b>Save</b></div>"),
      .passes(.web, "<div tabindex=-1>Saved</div>"),
      .fails(.web, "<p>Saved</p>↓<div class=shade onclick=close()></div>"),
      .fails(.web, "↓<span onkeydown=go()>Saved</span>"),
      .fails(.web, "↓<table tabindex=0><tr><th>Age</th></tr><tr><td>9</td></tr></table>"),
      .passes(.web, "<div onclick=event.stopPropagation()>Saved</div>"),
      .fails(.web, "↓<div @click=save>Save</div>"),
      .fails(.web, "↓<span (click)=save()>Save</span>"),
      .fails(
        .web,
        ExampleFile.page(
          """
          ↓{"in": 1, "tag": "div", "style": 0, "attributes": {"on:click": "script"}},
          {"in": 2, "text": "Save"}
          """), as: "page"),
      .passes(.web, "<my-button @click=save>Save</my-button><p @click.outside=close>Saved</p>"),
      .fails(.web, "↓<figure tabindex=0><img src=a.png alt=Harbour></figure>"),
      .passes(
        .web,
        "<div data-testid=sentinelStart tabindex=0></div><div role=dialog aria-label=Help "
          + "tabindex=-1><button>Close</button></div>"),
      .fails(.web, "↓<div data-testid=panel tabindex=0></div>"),
      .passes(.web, "<div role=feed><article tabindex=0>News</article></div>"),
      .passes(.web, "<div tabindex=0 style=\"overflow: auto\">Terms</div>"),
      .fails(
        .reactNative,
        "export default () => ↓<Pressable onPress={save}><Text>Save</Text></Pressable>;"),
      .passes(
        .reactNative,
        "export default () => <Pressable accessibilityRole=\"button\" onPress={save}>"
          + "<Text>Save</Text></Pressable>;"),
      .fails(
        .android,
        "@Composable fun Save() {\n↓Text(\"Save\", Modifier.pointerInput(Unit) { "
          + "detectTapGestures { save() } })\n}", as: "kotlin"),
      .fails(
        .android,
        "@Composable fun Map() {\n↓Image(painter, contentDescription = \"Map\", modifier = "
          + "Modifier.pointerInput(Unit) { detectTapGestures { open() } })\n}", as: "kotlin"),
      .passes(
        .android, "@Composable fun Save() {\nText(\"Save\", Modifier.clickable { save() })\n}",
        as: "kotlin"),
      .fails(
        .ios,
        ExampleFile.nib(
          #"""
          ↓<button id="b" buttonType="system">
          <rect key="frame" x="0" y="0" width="100" height="44"/>
          <accessibility key="accessibilityConfiguration" label="Open">
          <accessibilityTraits key="traits" staticText="YES"/>
          </accessibility>
          </button>
          """#)),
      .passes(
        .ios,
        ExampleFile.nib(
          #"""
          <button id="b" buttonType="system">
          <rect key="frame" x="0" y="0" width="100" height="44"/>
          <accessibility key="accessibilityConfiguration" label="Open">
          <accessibilityTraits key="traits" button="YES"/>
          </accessibility>
          </button>
          """#)),
    ]
  ) { subject, findings in RoleMissingCheck(subject: subject).run(&findings) }
}
