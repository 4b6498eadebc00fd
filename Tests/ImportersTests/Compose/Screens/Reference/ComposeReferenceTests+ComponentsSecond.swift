/// Components of Material and foundation.
extension ComposeReferenceTests {
  static let componentsSecond: [ReferenceScreen] = [
    ReferenceScreen(
      "async image",
      #"""
      AsyncImage(model = "https://x.example/a.png", contentDescription = "Cover of Dune", placeholder = painterResource(R.drawable.p))
      """#,
      ["Cover of Dune, image"]),
    ReferenceScreen(
      "canvas",
      #"""
      Canvas(modifier = Modifier.size(40.dp), contentDescription = "Pie chart, 40 percent food") { drawCircle(Color.Red) }
      """#,
      ["Pie chart, 40 percent food"]),
    ReferenceScreen(
      "badge",
      #"""
      BadgedBox(badge = { Badge { Text("8") } }) { Icon(Icons.Default.Mail, contentDescription = "Mail") }
      """#,
      ["Mail, image", "8"]),
    ReferenceScreen(
      "fabs",
      #"""
      Column { SmallFloatingActionButton({}) { Icon(Icons.Default.Add, "Add") }
      ExtendedFloatingActionButton(text = { Text("New mail") }, icon = { Icon(Icons.Default.Edit, null) }, onClick = {}) }
      """#,
      ["Add, button", "New mail, button"]),
    ReferenceScreen(
      "icon toggle",
      #"""
      IconToggleButton(checked = true, onCheckedChange = {}) { Icon(Icons.Default.Favorite, contentDescription = "Favourite") }
      """#,
      ["checked, Favourite, check box"]),
    ReferenceScreen(
      "card click",
      #"""
      Card(onClick = {}) { Column { Text("Paris"); Text("from 99 euros"); Button({}) { Text("Book") } } }
      """#,
      ["Paris, from 99 euros", "Book, button"]),
    ReferenceScreen(
      "input chip",
      #"""
      Row { InputChip(selected = true, onClick = {}, label = { Text("Ann") }, trailingIcon = { Icon(Icons.Default.Close, "Remove") })
      SuggestionChip(onClick = {}, label = { Text("Reply") }) }
      """#,
      ["Selected, Ann, Remove, check box", "Reply, button"]),
    ReferenceScreen(
      "listitem in clickable",
      #"""
      Row(Modifier.clickable {}) { ListItem(headlineContent = { Text("Profile") }, supportingContent = { Text("Name, photo") }) }
      """#,
      ["Profile, Name, photo"]),
    ReferenceScreen(
      "dropdown open",
      #"""
      Box { IconButton(onClick = {}) { Icon(Icons.Default.MoreVert, "More") }
      DropdownMenu(expanded = true, onDismissRequest = {}) {
        DropdownMenuItem(text = { Text("Edit") }, onClick = {}, leadingIcon = { Icon(Icons.Default.Edit, null) })
        DropdownMenuItem(text = { Text("Delete") }, onClick = {}, enabled = false, trailingIcon = { Text("Del") })
      } }
      """#,
      ["Edit", "Delete, Del, disabled"]),
    ReferenceScreen(
      "radio group mixed",
      #"""
      Column(Modifier.selectableGroup()) {
        listOf("Cash", "Card").forEachIndexed { i, s -> Row(Modifier.selectable(i == 1, role = Role.RadioButton) {}) { RadioButton(i == 1, null); Text(s) } }
      }
      """#,
      [
        "Not selected, Cash, radio button, 1 of 2, in list, 2 items",
        "Selected, Card, radio button, 2 of 2",
      ]),
    ReferenceScreen(
      "radio own",
      #"""
      Row { RadioButton(selected = false, onClick = {}); Text("Pick-up") }
      """#,
      ["Not selected, radio button", "Pick-up"]),
    ReferenceScreen(
      "slider state",
      #"""
      Slider(value = 3f, onValueChange = {}, valueRange = 1f..5f, steps = 3, modifier = Modifier.semantics { contentDescription = "Text size"; stateDescription = "Medium" })
      """#,
      ["Medium, Text size, slider"]),
    ReferenceScreen(
      "range slider",
      #"""
      RangeSlider(value = 20f..80f, onValueChange = {}, valueRange = 0f..100f)
      """#,
      ["25 percent., Range start, slider", "75 percent., Range end, slider"]),
    ReferenceScreen(
      "segmented multi",
      #"""
      MultiChoiceSegmentedButtonRow { SegmentedButton(checked = true, onCheckedChange = {}, shape = CircleShape) { Text("Bold") }
      SegmentedButton(checked = false, onCheckedChange = {}, shape = CircleShape) { Text("Italic") } }
      """#,
      ["checked, Bold", "Italic"]),
    ReferenceScreen(
      "field prefix",
      #"""
      OutlinedTextField(value = "12", onValueChange = {}, label = { Text("Price") }, prefix = { Text("€") }, suffix = { Text("per kg") }, supportingText = { Text("Net") })
      """#,
      ["12, edit box, Price, euro, per kg, Net"]),
    ReferenceScreen(
      "field empty prefix",
      #"""
      OutlinedTextField(value = "", onValueChange = {}, label = { Text("Price") }, prefix = { Text("€") }, placeholder = { Text("0.00") })
      """#,
      ["edit box, Price"]),
    ReferenceScreen(
      "field error text",
      #"""
      TextField(value = "12345", onValueChange = {}, label = { Text("Postcode") }, isError = true, supportingText = { Text("Use 4 digits") })
      """#,
      ["error: Invalid input, 12345, edit box, Postcode, Use 4 digits"]),
    ReferenceScreen(
      "field password toggle",
      #"""
      var show by remember { mutableStateOf(false) }
      OutlinedTextField(value = "hunter2", onValueChange = {}, label = { Text("Password") },
       visualTransformation = if (show) VisualTransformation.None else PasswordVisualTransformation(),
       trailingIcon = { IconButton(onClick = { show = !show }) { Icon(if (show) Icons.Default.VisibilityOff else Icons.Default.Visibility, contentDescription = if (show) "Hide password" else "Show password") } })
      """#,
      ["password, 7 characters, edit box, Password", "Show password, button"]),
    ReferenceScreen(
      "field state based",
      #"""
      val s = rememberTextFieldState("Berlin")
      TextField(state = s, label = { Text("City") }, lineLimits = TextFieldLineLimits.SingleLine)
      """#,
      ["Berlin, edit box, City"]),
    ReferenceScreen(
      "secure field",
      #"""
      SecureTextField(state = rememberTextFieldState("abc"), label = { Text("PIN") })
      """#,
      ["password, 3 characters, edit box, PIN"]),
    ReferenceScreen(
      "basic decorated",
      #"""
      BasicTextField(value = "", onValueChange = {}, decorationBox = { inner -> Row { Icon(Icons.Default.Search, null); Box { Text("Search songs"); inner() } } })
      """#,
      ["edit box, Search songs"]),
    ReferenceScreen(
      "basic plain",
      #"""
      BasicTextField(value = "", onValueChange = {})
      """#,
      ["Empty, edit box"]),
    ReferenceScreen(
      "field readonly date",
      #"""
      OutlinedTextField(value = "1 May 2024", onValueChange = {}, readOnly = true, label = { Text("Date of birth") }, trailingIcon = { IconButton({}) { Icon(Icons.Default.DateRange, "Choose date") } })
      """#,
      ["1 May 2024, edit box, Date of birth, read only", "Choose date, button"]),
  ]
}
