package app.ferry

import androidx.compose.foundation.*
import androidx.compose.foundation.layout.*
import androidx.compose.material3.*
import androidx.compose.runtime.*
import androidx.compose.ui.*

data class Offer(val title: String, val price: Int, val oldPrice: Int? = null)

@Composable
fun OfferCard(offer: Offer, modifier: Modifier = Modifier) {
  ElevatedCard(modifier) {
    Text(offer.title, Modifier.semantics { heading() })
    Text(if (offer.oldPrice != null) "Now ${offer.price} €, was ${offer.oldPrice} €" else "${offer.price} €")
    Row {
      OutlinedButton(onClick = {}) { Text("Details") }
      Button(onClick = {}) {
        Icon(Icons.Default.ShoppingCart, contentDescription = null)
        Text("Buy")
      }
    }
    SuggestionChip(onClick = {}, label = { Text("For families") })
  }
}

@Preview(name = "Reduced")
@Composable
private fun ReducedOfferPreview() { OfferCard(Offer("Day pass", price = 12, oldPrice = 18)) }

@Preview(name = "Full price")
@Composable
private fun OfferPreview() { OfferCard(Offer("Bicycle ticket", price = 4)) }
