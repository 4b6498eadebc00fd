package app.garden

import androidx.compose.foundation.*
import androidx.compose.foundation.layout.*
import androidx.compose.material3.*
import androidx.compose.runtime.*
import androidx.compose.ui.*

@Preview(name = "Beds", locale = "en")
@Composable
private fun BedsPreview() {
  GardenTheme {
    BedsScreen(title = "Beds", beds = listOf(Bed("Herbs", 4), Bed("Roses", 12)), onAdd = {})
  }
}

data class Bed(val name: String, val count: Int, val isDry: Boolean = count > 10)

@Composable
fun BedsScreen(title: String, beds: List<Bed>, onAdd: () -> Unit, modifier: Modifier = Modifier) {
  Scaffold(
    modifier = modifier,
    topBar = {
      TopAppBar(
        title = { Text(title, Modifier.semantics { heading() }) },
        navigationIcon = {
          IconButton(onClick = {}) { Icon(Icons.AutoMirrored.Filled.ArrowBack, contentDescription = "Back") }
        },
        actions = {
          IconButton(onClick = {}) { Icon(Icons.Default.Share, contentDescription = "Share") }
        },
      )
    },
    floatingActionButton = {
      FloatingActionButton(onClick = onAdd) { Icon(Icons.Default.Add, contentDescription = "Add a bed") }
    },
    bottomBar = { GardenBar(selected = 1) },
  ) { padding ->
    LazyColumn(contentPadding = padding) {
      stickyHeader { Text("This season") }
      items(beds, key = { it.name }) { bed -> BedRow(bed) }
      item { Spacer(Modifier.height(80.dp)) }
    }
  }
}

@Composable
private fun BedRow(bed: Bed) {
  Card(onClick = {}) {
    Text(bed.name)
    Text("${bed.count} plants")
    if (bed.isDry) Icon(Icons.Default.Warning, contentDescription = "Dry")
  }
}

@Composable
private fun GardenBar(selected: Int) {
  NavigationBar {
    listOf("Plan", "Beds", "Shop").forEachIndexed { index, label ->
      NavigationBarItem(
        selected = index == selected,
        onClick = {},
        icon = { BadgedBox(badge = { Badge { Text("3") } }) { Icon(Icons.Default.Star, contentDescription = "Icon of $label") } },
        label = { Text(label) },
      )
    }
  }
}
