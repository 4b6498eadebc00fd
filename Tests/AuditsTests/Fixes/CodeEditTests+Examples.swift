/// Findings with edits that are certain.
extension CodeEditTests {
  static let swift: [Example] = [
    Example(swift: "label-missing", #"Text("Email"); TextField("", text: $text)"#),
    Example(
      swift: "label-missing",
      """
      Text("Gift wrap")
      Toggle("", isOn: $isOn)
        .labelsHidden()
        .padding()
      """),
    Example(
      swift: "label-missing",
      """
      Text("Size")
      Picker("", selection: $text) {
        Text("Small").tag("s")
      }
      """),
    Example(
      swift: "label-missing", #"Text("Town"); TextField("", text: $text).accessibilityLabel("")"#),
    Example(swift: "role-missing", #"Text("Basket").onTapGesture { isOn = true }"#),
    Example(
      swift: "role-missing",
      """
      Text("Basket")
        .bold()
        .padding()
        .onTapGesture { isOn = true }
      """),
    Example(swift: "role-conflict", #"Button("Terms") {}.accessibilityAddTraits(.isLink)"#),
    Example(
      swift: "role-conflict",
      """
      Text("Terms")
        .accessibilityAddTraits(.isLink)
        .accessibilityAddTraits(.isButton)
      """),
    Example(swift: "ios-dynamic-type", #"Text("Total").font(.system(size: 17))"#),
    Example(
      swift: "ios-dynamic-type",
      """
      Text("Total")
        .font(.system(size: 28, weight: .bold, design: .rounded))
        .padding()
      """),
    Example(swift: "ios-dynamic-type", #"Text("Total").font(.custom("Avenir", fixedSize: 13))"#),
    Example(swift: "password-exposed", #"TextField("Password", text: $text)"#),
    Example(
      swift: "password-exposed",
      """
      TextField(text: $text) {
        Text("Password")
      }
      """),
    Example(swift: "keyboard-wrong", #"TextField("Email", text: $text)"#),
    Example(swift: "keyboard-wrong", #"TextField("Email", text: $text).keyboardType(.default)"#),
    Example(
      swift: "keyboard-wrong",
      """
      LabeledContent("Number of guests") {
        TextField("", text: $text)
          .padding()
      }
      """),
    Example(swift: "purpose-missing", #"LabeledContent("Email") { TextField("", text: $text) }"#),
    Example(
      swift: "purpose-missing",
      """
      LabeledContent("Town") {
        TextField(
          "",
          text: $text
        )
      }
      LabeledContent("Postcode") { TextField("", text: $other) }
      """),
    Example(
      swift: "return-key", #"TextField("One", text: $text); TextField("Two", text: $other)"#),
    Example(
      swift: "return-key",
      #"TextField("One", text: $text).submitLabel(.done); TextField("Two", text: $other)"#),
    Example(
      swift: "label-stop", #"Text("Town"); TextField("", text: $text).accessibilityLabel("Town")"#),
    Example(swift: "upper-case", #"Text("OPENING HOURS")"#),
    Example(
      swift: "upper-case",
      """
      Button(action: { isOn = true }) {
        Text("SEND NOW")
      }
      """),
    Example(
      swift: "role-word-in-label",
      #"Button { isOn = true } label: { Text("x") }.accessibilityLabel("Remove button")"#),
    Example(
      swift: "author-imitates-reader", #"Image("team").accessibilityLabel("The whole team.")"#),
    Example(
      swift: "required-asterisk", #"TextField("Town *", text: $text).accessibilityLabel("Town *")"#),
    Example(
      swift: "no-heading",
      "Text(\"Shop\").font(.largeTitle)\n"
        + (1...12).map { "Text(\"Item \($0)\")" }.joined(separator: "\n")),
  ]

  static let kotlin: [Example] = [
    Example(
      kotlin: "keyboard-wrong",
      #"TextField(text, { text = it }, label = { Text("Phone number") })"#),
    Example(
      kotlin: "keyboard-wrong", #"TextField(text, { text = it }, label = { Text("Search") })"#),
    Example(
      kotlin: "purpose-missing",
      #"TextField(text, { text = it }, label = { Text("Card number") })"#),
    Example(
      kotlin: "label-missing",
      #"Text("Street"); OutlinedTextField(value = text, onValueChange = { text = it })"#),
    Example(
      kotlin: "label-missing",
      """
      Text("Street")
      TextField(
        value = text,
        onValueChange = { text = it },
      )
      """),
    Example(
      kotlin: "label-missing",
      #"Row { Text("Gift wrap"); Switch(checked = isOn, onCheckedChange = { isOn = it }) }"#),
    Example(
      kotlin: "label-missing",
      #"Row { Text("Gift wrap"); Switch(isOn, { isOn = it }, Modifier.padding(4.dp)) }"#),
    Example(
      kotlin: "label-missing",
      """
      Text("Quantity")
      Slider(
        value = 0.5f,
        onValueChange = { },
        modifier = modifier
          .fillMaxWidth()
          .padding(8.dp)
      )
      """),
    Example(
      kotlin: "return-key",
      """
      TextField(text, { text = it }, label = { Text("One") },
        keyboardOptions = KeyboardOptions(imeAction = ImeAction.Done))
      TextField(text, { text = it }, label = { Text("Two") })
      """),
    Example(
      kotlin: "keyboard-wrong",
      """
      TextField(
        value = text, onValueChange = { text = it }, label = { Text("Email") },
        keyboardOptions = KeyboardOptions(keyboardType = KeyboardType.Text)
      )
      """),
    Example(
      kotlin: "keyboard-wrong",
      """
      TextField(
        value = text, onValueChange = { text = it }, label = { Text("Email") },
        keyboardOptions = KeyboardOptions(
          imeAction = ImeAction.Done, keyboardType = KeyboardType.Text
        )
      )
      """),
    Example(
      kotlin: "password-exposed",
      #"TextField(value = text, onValueChange = { text = it }, label = { Text("Password") })"#),
    Example(
      kotlin: "password-exposed",
      """
      OutlinedTextField(
        value = text,
        onValueChange = { text = it },
        visualTransformation = VisualTransformation.None,
        label = { Text("Password") },
      )
      """),
    Example(
      kotlin: "visible-label-missing",
      """
      TextField(
        value = text,
        onValueChange = { text = it },
        modifier = Modifier.semantics { contentDescription = "Town" },
      )
      """),
    Example(
      kotlin: "required-asterisk",
      #"TextField(text, { text = it }, label = { Text("Town *") })"#),
    Example(
      kotlin: "role-missing",
      "Text(\"Basket\", Modifier.pointerInput(Unit) { detectTapGestures { isOn = true } })"),
    Example(kotlin: "upper-case", #"Text("MORNING")"#),
    Example(kotlin: "upper-case", #"Text("MORNING", style = MaterialTheme.typography.labelLarge)"#),
    Example(kotlin: "upper-case", #"Text("MORNING", Modifier.padding(4.dp).fillMaxWidth())"#),
    Example(kotlin: "upper-case", #"Button(onClick = { isOn = true }) { Text("SEND NOW") }"#),
    Example(
      kotlin: "role-word-in-label",
      #"IconButton(onClick = {}) { Icon(Icons.Default.Delete, contentDescription = "Delete button") }"#
    ),
    Example(
      kotlin: "no-heading",
      "Text(\"Shop\", style = MaterialTheme.typography.headlineMedium)\n"
        + (1...12).map { "Text(\"Item \($0)\")" }.joined(separator: "\n")),
  ]
}
