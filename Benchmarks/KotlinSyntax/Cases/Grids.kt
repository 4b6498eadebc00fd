package org.acme.grids

import androidx.compose.material3.*
import androidx.compose.runtime.*


@Composable
fun Album(photos: List<Photo>, columns: Int = 3) {
    LazyVerticalGrid(columns = GridCells.Fixed(columns)) {
        items(items = photos, key = Photo::id, contentType = { "photo" }, span = { GridItemSpan(if (it.wide) maxLineSpan else 1) }) { photo ->
            AsyncImage(
                model = ImageRequest.Builder(LocalContext.current).data(photo.url).crossfade(true).build(),
                contentDescription = photo.title.takeUnless(String::isEmpty) ?: "Photo ${photo.id}",
                modifier = Modifier.aspectRatio(4f / 3).clickable(onClickLabel = "Open", onClick = photo::open),
            )
        }
    }
    HorizontalPager(state = rememberPagerState(initialPage = 1) { photos.size }) { page -> Text("${page + 1}/${photos.size}") }
}
