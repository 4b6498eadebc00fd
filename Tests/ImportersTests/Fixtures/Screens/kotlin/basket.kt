package app.ferry

import androidx.compose.foundation.*
import androidx.compose.foundation.layout.*
import androidx.compose.material3.*
import androidx.compose.runtime.*
import androidx.compose.ui.*

data class BasketLine(val name: String, val price: String, val count: Int = 1)

@Composable
fun BasketScreen(lines: List<BasketLine>, total: String, onPay: () -> Unit) {
  Column {
    Text("Basket", Modifier.semantics { heading() })
    if (lines.isEmpty()) {
      Text("Nothing in your basket")
      OutlinedButton(onClick = {}) { Text("See offers") }
    } else {
      lines.forEach { line -> BasketRow(line) }
      Text("Total: $total")
      Button(onClick = onPay) { Text("Pay $total") }
    }
  }
}

@Composable
private fun BasketRow(line: BasketLine) {
  Row {
    Text("${line.count} × ${line.name}, ${line.price}")
    IconButton(onClick = {}) { Icon(Icons.Default.Add, contentDescription = "Add one ${line.name}") }
    IconButton(onClick = {}, enabled = line.count > 1) {
      Icon(Icons.Default.Remove, contentDescription = "Remove one ${line.name}")
    }
  }
}

@Preview(name = "Two lines")
@Composable
private fun BasketPreview() {
  BasketScreen(listOf(BasketLine("Tea", "3 €", 2), BasketLine("Bun", "2 €")), total = "8 €", onPay = {})
}

@Preview(name = "Empty basket")
@Composable
private fun EmptyBasketPreview() {
  BasketScreen(emptyList(), total = "0 €") {}
}
