package app.ferry

import androidx.compose.foundation.*
import androidx.compose.foundation.layout.*
import androidx.compose.material3.*
import androidx.compose.runtime.*
import androidx.compose.ui.*

@Preview
@Composable
fun TravellerForm() {
  var name by remember { mutableStateOf("Ida Berg") }
  var phone by remember { mutableStateOf("12") }
  var notes by remember { mutableStateOf("") }
  val isShort = phone.length < 6
  Column {
    IconButton(onClick = {}) { Icon(Icons.Default.Person, contentDescription = "Change picture") }
    TextField(value = name, onValueChange = { name = it }, label = { Text("Name") }, singleLine = true)
    TextField(
      value = phone, onValueChange = { phone = it }, label = { Text("Phone") }, isError = isShort,
      supportingText = { Text(if (isShort) "Number is too short" else "With country code") },
      modifier = Modifier.semantics { if (isShort) error("Number is too short") },
    )
    OutlinedTextField(value = "NO-4471", onValueChange = {}, label = { Text("Customer number") }, readOnly = true)
    OutlinedTextField(
      value = notes, onValueChange = { notes = it }, placeholder = { Text("Anything we should know?") })
    Button(onClick = {}, enabled = !isShort) { Text("Save") }
  }
}
