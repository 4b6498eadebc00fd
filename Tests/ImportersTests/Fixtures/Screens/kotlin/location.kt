package app.ferry

import androidx.compose.foundation.*
import androidx.compose.foundation.layout.*
import androidx.compose.material3.*
import androidx.compose.runtime.*
import androidx.compose.ui.*

@Composable
fun LocationPermission(isDenied: Boolean, onAllow: () -> Unit, onSkip: () -> Unit) {
  Column {
    Icon(Icons.Default.LocationOn, contentDescription = null)
    Text("Find the nearest pier", Modifier.semantics { heading() })
    Text(
      if (isDenied) "Location is switched off for this app." else "We use your location only while the app is open.")
    when {
      isDenied -> Button(onClick = onAllow) { Text("Open settings") }
      else -> {
        Button(onClick = onAllow) { Text("Allow location") }
        TextButton(onClick = onSkip) { Text("Not now") }
      }
    }
    Text("How we use data", Modifier.clickable(role = Role.Button, onClickLabel = "open the page") {})
  }
}

@Preview(name = "Asking") @Composable private fun AskingPreview() { LocationPermission(isDenied = false, {}, {}) }
@Preview(name = "Denied") @Composable private fun DeniedPreview() { LocationPermission(isDenied = true, {}, {}) }
