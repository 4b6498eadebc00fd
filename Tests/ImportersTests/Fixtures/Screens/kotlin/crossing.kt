package app.ferry

import androidx.compose.foundation.*
import androidx.compose.foundation.layout.*
import androidx.compose.material3.*
import androidx.compose.runtime.*
import androidx.compose.ui.*

enum class Deck { Lower, Upper, Sun }

@Preview
@Composable
fun CrossingBooking() {
  var deck by rememberSaveable { mutableStateOf(Deck.Upper) }
  var passengers by remember { mutableIntStateOf(2) }
  var withBike by remember { mutableStateOf(false) }
  Column(Modifier.verticalScroll(rememberScrollState())) {
    Text("Deck", Modifier.semantics { heading() })
    Column(Modifier.selectableGroup()) {
      for (entry in Deck.entries) {
        Row(Modifier.selectable(selected = entry == deck, role = Role.RadioButton) { deck = entry }) {
          RadioButton(selected = entry == deck, onClick = null)
          Text("${entry.name} deck")
        }
      }
    }
    Text("$passengers passengers", Modifier.semantics { liveRegion = LiveRegionMode.Polite })
    OutlinedButton(onClick = { passengers += 1 }) { Text("Add a passenger") }
    Row(Modifier.toggleable(value = withBike, role = Role.Checkbox) { withBike = it }) {
      Checkbox(checked = withBike, onCheckedChange = null)
      Text("Bring a bicycle")
    }
    Button(onClick = {}, enabled = passengers > 0) { Text("Continue") }
  }
}
