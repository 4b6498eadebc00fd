package app.ferry

import androidx.compose.foundation.*
import androidx.compose.foundation.layout.*
import androidx.compose.material3.*
import androidx.compose.runtime.*
import androidx.compose.ui.*

data class Alert(val title: String, val detail: String, val isOn: Boolean)

@Preview
@Composable
fun AlertSettings() {
  val alerts = remember {
    listOf(Alert("Delays", "Up to one hour before", isOn = true), Alert("Offers", "Once a month", isOn = false))
  }
  Column {
    Text("Alerts".uppercase(), Modifier.semantics { heading() })
    alerts.forEach { alert ->
      ListItem(
        headlineContent = { Text(alert.title) },
        supportingContent = { Text(alert.detail) },
        trailingContent = { Switch(checked = alert.isOn, onCheckedChange = null) },
        modifier = Modifier.toggleable(value = alert.isOn, role = Role.Switch, onValueChange = {}),
      )
    }
    HorizontalDivider()
    ListItem(
      headlineContent = { Text("Quiet hours") },
      supportingContent = { Text("22 to 7") },
      modifier = Modifier.clickable(onClickLabel = "change the hours") {},
    )
    Slider(value = 30f, onValueChange = {}, valueRange = 0f..60f, modifier = Modifier.semantics { contentDescription = "Minutes ahead" })
  }
}
