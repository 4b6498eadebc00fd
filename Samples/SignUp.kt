package com.example.signup

import androidx.compose.foundation.*
import androidx.compose.foundation.layout.*
import androidx.compose.foundation.selection.*
import androidx.compose.foundation.text.*
import androidx.compose.material3.*
import androidx.compose.runtime.*
import androidx.compose.runtime.saveable.*
import androidx.compose.ui.*
import androidx.compose.ui.focus.*
import androidx.compose.ui.semantics.*
import androidx.compose.ui.text.input.*
import androidx.compose.ui.tooling.preview.*

@Composable
fun SignUp(onSubmit: () -> Unit) {
  var email by rememberSaveable { mutableStateOf("ann@") }
  var password by rememberSaveable { mutableStateOf("") }
  var news by rememberSaveable { mutableStateOf(true) }
  var terms by rememberSaveable { mutableStateOf(false) }
  val passwordFocus = remember { FocusRequester() }
  Column(Modifier.verticalScroll(rememberScrollState())) {
    Text("Sign up", Modifier.semantics { heading() })
    OutlinedTextField(
      value = email,
      onValueChange = { email = it },
      label = { Text("Enter your email address (required)") },
      isError = true,
      modifier = Modifier.semantics { error("Please enter a valid email") },
      keyboardOptions = KeyboardOptions(keyboardType = KeyboardType.Email, imeAction = ImeAction.Next),
      keyboardActions = KeyboardActions(onNext = { passwordFocus.requestFocus() }),
    )
    OutlinedTextField(
      value = password,
      onValueChange = { password = it },
      label = { Text("Password (required)") },
      supportingText = { Text("At least 8 characters") },
      visualTransformation = PasswordVisualTransformation(),
      modifier = Modifier.focusRequester(passwordFocus),
      keyboardOptions = KeyboardOptions(imeAction = ImeAction.Done),
    )
    Row(Modifier.toggleable(value = news, role = Role.Switch, onValueChange = { news = it })) {
      Text("Daily news")
      Switch(checked = news, onCheckedChange = null)
    }
    Row(Modifier.toggleable(value = terms, role = Role.Checkbox, onValueChange = { terms = it })) {
      Checkbox(checked = terms, onCheckedChange = null)
      Text("I accept the terms")
    }
    Button(onClick = onSubmit) { Text("Sign up") }
  }
}

@Preview(showBackground = true)
@Composable
private fun SignUpPreview() {
  MaterialTheme { SignUp(onSubmit = {}) }
}
