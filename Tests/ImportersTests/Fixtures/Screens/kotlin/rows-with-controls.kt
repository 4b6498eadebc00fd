package app.garden

import androidx.compose.foundation.*
import androidx.compose.foundation.layout.*
import androidx.compose.material3.*
import androidx.compose.runtime.*
import androidx.compose.ui.*

/** Rows that are toggled as a whole, and a row with its own switch. */
@Preview
@Composable
fun WateringPreview() {
  var daily by remember { mutableStateOf(true) }
  val reminders = remember { mutableStateOf(false) }
  Column {
    Row(Modifier.fillMaxWidth().toggleable(value = daily, role = Role.Switch, onValueChange = { daily = it })) {
      Text("Water every day")
      Switch(checked = daily, onCheckedChange = null)
    }
    Row(Modifier.clickable(onClickLabel = "open the plan") {}) {
      Text("Reminders")
      Switch(checked = reminders.value, onCheckedChange = { reminders.value = it })
    }
    Row(
      Modifier.toggleable(value = false, role = Role.Checkbox, onValueChange = {})
        .semantics { stateDescription = "Not fertilised" }
    ) {
      Checkbox(checked = false, onCheckedChange = null)
      Text("Roses")
    }
  }
}
