package app.ferry

import androidx.compose.foundation.*
import androidx.compose.foundation.layout.*
import androidx.compose.material3.*
import androidx.compose.runtime.*
import androidx.compose.ui.*

@Preview
@Composable
fun Departures() {
  var day by remember { mutableIntStateOf(0) }
  val days = listOf("Today", "Tomorrow")
  Column {
    SecondaryTabRow(selectedTabIndex = day) {
      days.forEachIndexed { index, title ->
        Tab(selected = index == day, onClick = { day = index }, text = { Text(title) })
      }
    }
    Row(Modifier.clickable(onClickLabel = "see stops", onClick = {}).semantics { stateDescription = "Delayed" }) {
      Text("9:15")
      Text("Moss")
    }
    Column(Modifier.clickable {}.semantics { customActions = listOf(CustomAccessibilityAction("Remind me") { true }) }) {
      Text("9:40")
      Text("Horten")
    }
    AnimatedVisibility(visible = day == 1) { Text("Timetable may change") }
    ExtendedFloatingActionButton(
      onClick = {}, icon = { Icon(Icons.Default.Add, contentDescription = null) }, text = { Text("Add a trip") })
  }
}
