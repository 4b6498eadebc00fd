package app.garden

import androidx.compose.foundation.*
import androidx.compose.foundation.layout.*
import androidx.compose.material3.*
import androidx.compose.runtime.*
import androidx.compose.ui.*

@Composable
fun PlantForm() {
  var name by rememberSaveable { mutableStateOf("") }
  var species by remember { mutableStateOf(TextFieldValue("Rosa canina")) }
  val note = rememberTextFieldState("Needs sun")
  var secret by remember { mutableStateOf("abc12") }
  Column(Modifier.verticalScroll(rememberScrollState())) {
    TextField(
      value = name,
      onValueChange = { name = it },
      label = { Text("Name") },
      placeholder = { Text("Climbing rose") },
      supportingText = { Text("Shown on the label") },
      isError = name.isEmpty(),
      modifier = Modifier.semantics { error("Give the plant a name") },
    )
    OutlinedTextField(
      value = species,
      onValueChange = { species = it },
      label = { Text("Species") },
      leadingIcon = { Icon(Icons.Default.Search, contentDescription = "Search") },
      trailingIcon = {
        IconButton(onClick = { species = TextFieldValue("") }) {
          Icon(Icons.Default.Clear, contentDescription = "Clear species")
        }
      },
    )
    TextField(state = note, label = { Text("Note") }, readOnly = true)
    OutlinedTextField(secret, { secret = it }, label = { Text("Pass phrase") },
      visualTransformation = PasswordVisualTransformation(), enabled = false)
    BasicTextField(value = "", onValueChange = {}, modifier = Modifier.semantics { contentDescription = "Tag" })
    TextField(value = "", onValueChange = {}, placeholder = { Text("Anything else?") })
  }
}
