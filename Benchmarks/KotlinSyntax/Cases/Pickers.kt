package org.acme.pickers

import androidx.compose.material3.*
import androidx.compose.runtime.*


@Composable
fun Filters(all: ImmutableList<String>, chosen: SnapshotStateList<String>) {
    var slider by remember { mutableFloatStateOf(0.5f) }
    Slider(value = slider, onValueChange = { slider = it }, valueRange = 0f..1f, steps = 9)
    FlowRow(horizontalArrangement = Arrangement.spacedBy(8.dp, Alignment.Start)) {
        for (filter in all) {
            val selected = filter in chosen
            FilterChip(
                selected,
                { if (selected) chosen -= filter else chosen += filter },
                { Text(filter) },
                leadingIcon = if (selected) {
                    { Icon(Icons.Filled.Done, contentDescription = null) }
                } else {
                    null
                },
            )
        }
    }
    Column(Modifier.selectableGroup()) {
        listOf("Low", "High").forEachIndexed { i, text ->
            Row(Modifier.selectable(selected = i == 0, role = Role.RadioButton, onClick = {})) {
                RadioButton(selected = i == 0, onClick = null)
                Text(text)
            }
        }
    }
}
