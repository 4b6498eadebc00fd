package app.ferry

import androidx.compose.foundation.*
import androidx.compose.foundation.layout.*
import androidx.compose.material3.*
import androidx.compose.runtime.*
import androidx.compose.ui.*

@Preview
@Composable
fun PaymentConfirmation() {
  val amount = 250
  val payee: String? = "Ida Berg"
  var isAsking by remember { mutableStateOf(true) }
  Column {
    Text("Transfers")
    if (isAsking) {
      Dialog(onDismissRequest = { isAsking = false }) {
        Card {
          Column {
            Text("Send $amount euros?", Modifier.semantics { heading() })
            payee?.let { Text("To $it") }
            Row(Modifier.toggleable(value = false, role = Role.Switch, onValueChange = {})) {
              Text("Send today")
              Switch(checked = false, onCheckedChange = null)
            }
            TextButton(onClick = { isAsking = false }) { Text("Cancel") }
            Button(onClick = { isAsking = false }) { Text("Send") }
          }
        }
      }
    }
  }
}
