package app.garden

import androidx.compose.foundation.*
import androidx.compose.foundation.layout.*
import androidx.compose.material3.*
import androidx.compose.runtime.*
import androidx.compose.ui.*

@Composable
fun ProfileRoute(viewModel: ProfileViewModel = hiltViewModel()) {
  val state by viewModel.state.collectAsStateWithLifecycle()
  Column {
    Text("Hello, ${state.name}")
    if (state.isLoading) CircularProgressIndicator() else Text("Ready")
    state.orders.forEach { order -> Text(order.title) }
    LazyColumn { items(state.orders) { order -> Text(order.title) } }
    FancyHeader { Text("In a header of a library") }
    RatingBar(stars = 4)
    AndroidView(factory = { MapView(it) })
    Switch(checked = state.isOn, onCheckedChange = {}, modifier = Modifier.semantics { contentDescription = "News" })
  }
}
