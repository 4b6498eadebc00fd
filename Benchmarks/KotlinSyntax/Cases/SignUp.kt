package org.acme.signup

import androidx.compose.material3.*
import androidx.compose.runtime.*


@Preview(showBackground = true)
@Composable
fun SignUpPreview() = AppTheme { SignUpForm(onDone = {}) }

@Composable
fun SignUpForm(modifier: Modifier = Modifier, onDone: (Account) -> Unit) {
    var name by rememberSaveable { mutableStateOf("") }
    var agreed by remember { mutableStateOf(false) }
    val error = if (name.isBlank()) "Enter your name" else null
    Column(modifier.verticalScroll(rememberScrollState()).padding(16.dp)) {
        Text("Create account", style = MaterialTheme.typography.headlineMedium)
        OutlinedTextField(
            value = name,
            onValueChange = { name = it },
            label = { Text("Name") },
            isError = error != null,
            supportingText = error?.let { { Text(it) } },
            keyboardOptions = KeyboardOptions(imeAction = ImeAction.Next),
        )
        Row(Modifier.toggleable(value = agreed, role = Role.Checkbox) { agreed = it }) {
            Checkbox(checked = agreed, onCheckedChange = null)
            Text("I agree")
        }
        Button(onClick = { onDone(Account(name)) }, enabled = agreed && error == null) {
            Text("Continue")
        }
    }
}

data class Account(val name: String, val id: Int = 0)
