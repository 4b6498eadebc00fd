package app.ferry

import androidx.compose.foundation.*
import androidx.compose.foundation.layout.*
import androidx.compose.material3.*
import androidx.compose.runtime.*
import androidx.compose.ui.*

private enum class Place(val title: String) { Trips("Trips"), Offers("Offers"), Account("Account") }

@Preview
@Composable
fun AccountScreen() {
  val current = Place.Account
  Scaffold(
    bottomBar = {
      NavigationBar {
        Place.entries.forEach { place ->
          NavigationBarItem(
            selected = place == current, onClick = {},
            icon = { Icon(Icons.Default.Star, contentDescription = null) }, label = { Text(place.title) })
        }
      }
    },
  ) { padding ->
    Column(Modifier.padding(padding)) {
      Text(current.title, Modifier.semantics { heading() })
      Text("Ida Berg")
      Text("240 points")
      TextButton(onClick = {}) { Text("Sign out") }
    }
  }
}
