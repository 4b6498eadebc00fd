package app.garden

import androidx.compose.foundation.*
import androidx.compose.foundation.layout.*
import androidx.compose.material3.*
import androidx.compose.runtime.*
import androidx.compose.ui.*

@Composable
fun Lists() {
  Column {
    LazyRow { itemsIndexed(listOf("Tomato", "Pea")) { index, name -> Text("${index + 1}. $name") } }
    LazyVerticalGrid(columns = GridCells.Fixed(2)) { items(4) { Text("Cell $it") } }
    HorizontalPager(state = rememberPagerState(pageCount = { 3 })) { page -> Text("Page $page") }
    Column(Modifier.semantics { collectionInfo = CollectionInfo(rowCount = 2, columnCount = 1) }) {
      Text("One", Modifier.semantics { collectionItemInfo = CollectionItemInfo(0, 1, 0, 1) })
      Text("Two", Modifier.semantics { collectionItemInfo = CollectionItemInfo(1, 1, 0, 1) })
    }
  }
}
