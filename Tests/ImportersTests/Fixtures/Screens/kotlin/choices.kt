package app.garden

import androidx.compose.foundation.*
import androidx.compose.foundation.layout.*
import androidx.compose.material3.*
import androidx.compose.runtime.*
import androidx.compose.ui.*

enum class Soil(val title: String) { Clay("Clay"), Sand("Sand"), Loam("Loam") }

@Composable
fun SoilChoice() {
  var soil by remember { mutableStateOf(Soil.Sand) }
  Column {
    Column(Modifier.selectableGroup()) {
      Soil.entries.forEach { entry ->
        Row(Modifier.selectable(selected = entry == soil, role = Role.RadioButton, onClick = { soil = entry })) {
          RadioButton(selected = entry == soil, onClick = null)
          Text(entry.title)
        }
      }
    }
    SingleChoiceSegmentedButtonRow {
      listOf("Dry", "Moist").forEachIndexed { index, label ->
        SegmentedButton(
          selected = index == 0, onClick = {}, shape = SegmentedButtonDefaults.itemShape(index, 2)
        ) { Text(label) }
      }
    }
    PrimaryTabRow(selectedTabIndex = 1) {
      Tab(selected = false, onClick = {}, text = { Text("Spring") })
      Tab(selected = true, onClick = {}, text = { Text("Autumn") }, icon = { Icon(Icons.Default.Star, "Leaf") })
    }
    FilterChip(selected = true, onClick = {}, label = { Text("Edible") })
    AssistChip(onClick = {}, label = { Text("Ask a gardener") })
    TriStateCheckbox(state = ToggleableState.Indeterminate, onClick = {}, modifier = Modifier.semantics { contentDescription = "All beds" })
    Slider(value = 3f, onValueChange = {}, valueRange = 0f..10f, modifier = Modifier.semantics { contentDescription = "Litres" })
    RadioButton(selected = true, onClick = {}, modifier = Modifier.semantics { contentDescription = "Rain only" })
    Surface(selected = false, onClick = {}) { Text("Organic") }
    IconToggleButton(checked = true, onCheckedChange = {}) { Icon(Icons.Default.Favorite, "Favourite") }
    LinearProgressIndicator(progress = { 0.4f })
    CircularProgressIndicator()
  }
}
