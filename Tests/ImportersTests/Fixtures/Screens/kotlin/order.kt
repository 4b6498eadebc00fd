package app.garden

import androidx.compose.foundation.*
import androidx.compose.foundation.layout.*
import androidx.compose.material3.*
import androidx.compose.runtime.*
import androidx.compose.ui.*

@Composable
fun Orders() {
  Column {
    Column(Modifier.semantics { isTraversalGroup = true }) {
      Text("Third", Modifier.semantics { traversalIndex = 3f })
      Text("First", Modifier.semantics { traversalIndex = 1f })
    }
    Row {
      Column { Text("Left top"); Text("Left bottom") }
      Column { Text("Right top"); Text("Right bottom") }
    }
    Row {
      Surface { Column { Text("A1"); Text("A2") } }
      Surface { Column { Text("B1"); Text("B2") } }
    }
    Box {
      Text("Corner", Modifier.align(Alignment.BottomEnd))
      Text("Start", Modifier.align(Alignment.TopStart))
    }
  }
}
