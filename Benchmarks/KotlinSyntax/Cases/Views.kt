package org.acme.views

import androidx.compose.material3.*
import androidx.compose.runtime.*


@Composable
fun Map(modifier: Modifier = Modifier) {
    val context = LocalContext.current
    AndroidView(
        factory = { MapView(it).apply { id = R.id.map; contentDescription = context.getString(R.string.map) } },
        update = { view -> view.zoom = 3.0 },
        modifier = modifier.then(Modifier.size(width = 100.dp, height = 50.dp)),
    )
    with(LocalDensity.current) { 12.dp.toPx() }
    (context as? Activity)?.finish()
}
