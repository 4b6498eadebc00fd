package org.example.app

@Preview
@Composable
fun SignUp() {
  var email by remember { mutableStateOf("ann@") }
  var password by remember { mutableStateOf("") }
  var agreed by remember { mutableStateOf(false) }
  val isWrong = !email.contains(".")
  Column(verticalArrangement = Arrangement.spacedBy(16.dp)) {
    Text("Create account", style = MaterialTheme.typography.headlineMedium, modifier = Modifier.semantics { heading() })
    OutlinedTextField(
      value = email, onValueChange = { email = it }, label = { Text("Email") }, isError = isWrong, singleLine = true,
      supportingText = { if (isWrong) Text("Enter a full address") },
      keyboardOptions = KeyboardOptions(keyboardType = KeyboardType.Email, imeAction = ImeAction.Next))
    OutlinedTextField(
      value = password, onValueChange = { password = it }, label = { Text("Password") },
      visualTransformation = PasswordVisualTransformation(),
      trailingIcon = { IconButton(onClick = {}) { Icon(Icons.Default.Visibility, contentDescription = "Show password") } })
    Row(Modifier.toggleable(value = agreed, role = Role.Checkbox, onValueChange = { agreed = it })) {
      Checkbox(checked = agreed, onCheckedChange = null)
      Text("I agree to the terms")
    }
    Button(onClick = {}, enabled = agreed) { Text("Sign up") }
  }
}

data class Message(val id: Int, val sender: String, val subject: String, val isUnread: Boolean = false)
@Composable
fun Inbox(messages: List<Message>) {
  LazyColumn {
    items(messages, key = { it.id }) { message ->
      ListItem(
        headlineContent = { Text(message.sender) },
        supportingContent = { Text(message.subject, maxLines = 1, overflow = TextOverflow.Ellipsis) },
        modifier = Modifier.clickable(onClickLabel = "open") {}.semantics {
          if (message.isUnread) stateDescription = "Unread"
          customActions = listOf(CustomAccessibilityAction("Delete") { true }, CustomAccessibilityAction("Flag") { true })
        })
    }
  }
}
@Preview @Composable fun InboxPreview() { Inbox(listOf(Message(1, "Anna", "Lunch?", true), Message(2, "Ben", "Invoice"))) }

@Preview
@Composable
fun Sizes() {
  val sizes = listOf("Small", "Medium", "Large")
  val (size, setSize) = remember { mutableStateOf(sizes[1]) }
  Column(Modifier.selectableGroup()) {
    sizes.forEach { text ->
      Row(Modifier.fillMaxWidth().height(56.dp).selectable(selected = text == size, onClick = { setSize(text) }, role = Role.RadioButton), verticalAlignment = Alignment.CenterVertically) {
        RadioButton(selected = text == size, onClick = null)
        Text(text)
      }
    }
  }
}

@Preview
@Composable
fun Deleting() {
  var open by remember { mutableStateOf(true) }
  Text("Photos")
  if (open) {
    AlertDialog(
      onDismissRequest = { open = false },
      title = { Text("Delete photo?") }, text = { Text("It is gone for good.") },
      confirmButton = { TextButton(onClick = { open = false }) { Text("Delete") } },
      dismissButton = { TextButton(onClick = { open = false }) { Text("Cancel") } })
  }
}

@Preview
@Composable
fun Wifi() {
  var on by remember { mutableStateOf(true) }
  Column {
    ListItem(headlineContent = { Text("Wi-Fi") }, supportingContent = { Text("Home") }, trailingContent = { Switch(checked = on, onCheckedChange = { on = it }) })
    ListItem(headlineContent = { Text("Bluetooth") }, trailingContent = { Switch(checked = on, onCheckedChange = null) }, modifier = Modifier.toggleable(on, role = Role.Switch) { on = it })
    ListItem(headlineContent = { Text("About") }, leadingContent = { Icon(Icons.Default.Info, contentDescription = null) }, modifier = Modifier.clickable { })
  }
}

@Preview
@Composable
fun Cart(count: Int = 3) {
  IconButton(onClick = {}) {
    BadgedBox(badge = { if (count > 0) Badge { Text("$count") } }) { Icon(Icons.Default.ShoppingCart, contentDescription = "Cart") }
  }
}

sealed class Route(val path: String, @StringRes val title: Int? = null) {
  data object Home : Route("home")
  data object Settings : Route("settings")
  companion object { val all by lazy { listOf(Home, Settings) } }
}
private val Route.label: String get() = path.replaceFirstChar { it.uppercase() }
@Preview
@Composable
fun Routes() {
  Row { Route.all.filterNot { it == Route.Home }.forEach { FilterChip(selected = false, onClick = {}, label = { Text(it.label) }) }
    Text(when (Route.all.size) { 0 -> "none"; in 1..3 -> "few"; else -> "many" }) }
}

fun Modifier.card() = this.padding(8.dp).background(Color.White)
fun Modifier.button(label: String) = semantics { role = Role.Button; contentDescription = label }
@Preview
@Composable
fun OwnModifiers(isOn: Boolean = true) {
  Column {
    Box(Modifier.card().clickable {}.button("Play")) { }
    Text("Header", Modifier.then(if (isOn) Modifier.semantics { heading() } else Modifier))
    Text("Hidden", Modifier.alpha(0f))
    Text("Gone", Modifier.semantics { hideFromAccessibility() })
    Row(Modifier.clearAndSetSemantics { contentDescription = "Four of five" }) { repeat(5) { Icon(Icons.Default.Star, null) } }
  }
}

sealed interface UiState {
  data object Loading : UiState
  data class Success(val rows: List<String>) : UiState
  data class Error(val message: String) : UiState
}
@Composable
fun Feed(state: UiState, onRetry: () -> Unit) {
  when (state) {
    UiState.Loading -> CircularProgressIndicator()
    is UiState.Success -> LazyColumn { items(state.rows) { Text(it) } }
    is UiState.Error -> Column { Text(state.message); Button(onClick = onRetry) { Text("Retry") } }
  }
}
@Preview(name = "Error") @Composable fun FeedError() { Feed(UiState.Error("No network"), {}) }

@Preview
@Composable
fun Topics() {
  val topics = remember { mutableStateMapOf("News" to true, "Sport" to false) }
  Column {
    topics.forEach { (name, on) ->
      Row(Modifier.toggleable(on, role = Role.Switch) { topics[name] = it }) { Text(name); Switch(on, null) }
    }
  }
}

@Preview
@Composable
fun Price() {
  Row(Modifier.semantics(mergeDescendants = true) { contentDescription = "Price in euros" }) { Text("Coffee"); Text("3.50") }
}
