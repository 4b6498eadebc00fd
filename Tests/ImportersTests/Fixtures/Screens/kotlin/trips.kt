package app.ferry

import androidx.compose.foundation.*
import androidx.compose.foundation.layout.*
import androidx.compose.material3.*
import androidx.compose.runtime.*
import androidx.compose.ui.*

data class Trip(val harbour: String, val time: String, val isFull: Boolean = false)

@Composable
fun TripSearch(query: String, trips: List<Trip>) {
  Column {
    TextField(
      value = query, onValueChange = {}, label = { Text("Find a trip") },
      trailingIcon = {
        if (query.isNotEmpty()) {
          IconButton(onClick = {}) { Icon(Icons.Default.Clear, contentDescription = "Clear search") }
        }
      })
    FilterChip(selected = true, onClick = {}, label = { Text("Today") })
    FilterChip(selected = false, onClick = {}, label = { Text("With a car") })
    Text(
      text = if (trips.isEmpty()) "No trips found" else "${trips.size} trips",
      modifier = Modifier.semantics { liveRegion = LiveRegionMode.Polite })
    trips.forEach { trip ->
      Card(onClick = {}, enabled = !trip.isFull) {
        Text(trip.harbour)
        Text(trip.time)
        if (trip.isFull) Text("Full")
      }
    }
  }
}

class TripsProvider : PreviewParameterProvider<List<Trip>> {
  override val values = sequenceOf(
    listOf(Trip("Moss", "9:15"), Trip("Horten", "9:40", isFull = true)),
    emptyList(),
  )
}

@Preview
@Composable
private fun TripSearchPreview(@PreviewParameter(TripsProvider::class) trips: List<Trip>) {
  TripSearch(query = "Mo", trips = trips)
}
