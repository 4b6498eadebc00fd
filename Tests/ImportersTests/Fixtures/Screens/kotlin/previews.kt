package app.garden

import androidx.compose.foundation.*
import androidx.compose.foundation.layout.*
import androidx.compose.material3.*
import androidx.compose.runtime.*
import androidx.compose.ui.*

@Preview(name = "Light")
@Preview(name = "Dark", uiMode = 32)
annotation class ThemePreviews

class NameProvider : PreviewParameterProvider<String> {
  override val values = sequenceOf("Ann", "Ben")
}

@ThemePreviews
@Composable
fun GreetingPreview() { Greeting("Cleo") }

@Preview
@Composable
fun GreetingsPreview(@PreviewParameter(NameProvider::class) name: String) { Greeting(name) }

@Composable
fun Greeting(name: String) { Text("Good morning, $name") }
