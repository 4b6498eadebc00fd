package app.ferry

import androidx.compose.foundation.*
import androidx.compose.foundation.layout.*
import androidx.compose.material3.*
import androidx.compose.runtime.*
import androidx.compose.ui.*

@Preview
@Composable
fun FeedbackForm() {
  val reasons = listOf("Late" to true, "Crowded" to false)
  var rating by remember { mutableIntStateOf(4) }
  Column {
    Text("Step 2 of 3")
    Text("How was your crossing?", Modifier.semantics { heading() })
    Row(Modifier.clearAndSetSemantics { contentDescription = "$rating of 5 stars" }) {
      repeat(5) { index ->
        Icon(if (index < rating) Icons.Filled.Star else Icons.Outlined.Star, contentDescription = null)
      }
    }
    reasons.forEach { (reason, isOn) ->
      Row(Modifier.toggleable(value = isOn, role = Role.Checkbox, onValueChange = {})) {
        Text(reason)
        Checkbox(checked = isOn, onCheckedChange = null)
      }
    }
    TextButton(onClick = {}) { Text("Skip") }
  }
}
