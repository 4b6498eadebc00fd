package app.garden

import androidx.compose.foundation.*
import androidx.compose.foundation.layout.*
import androidx.compose.material3.*
import androidx.compose.runtime.*
import androidx.compose.ui.*

@Composable
fun Texts() {
  val count = 3
  val owner: String? = null
  Column {
    Text("You have $count beds and ${count * 2} pots")
    Text(text = owner ?: "Nobody")
    Text(buildAnnotatedString {
      append("Read the ")
      withLink(LinkAnnotation.Url("https://example.org/terms")) { append("terms") }
      append(" first, ")
      withStyle(SpanStyle()) { append("please") }
    })
    Text(
      buildAnnotatedString {
        appendInlineContent("leaf", "[leaf]")
        append(" Growing")
      },
      inlineContent = mapOf("leaf" to InlineTextContent(Placeholder(1.em, 1.em, PlaceholderVerticalAlign.Center)) {
        Icon(Icons.Default.Star, contentDescription = "Leaf")
      }),
    )
    Text(if (count > 2) "Many" else "Few")
    Text(when (count) { 0 -> "None"; 1 -> "One"; else -> "Several" })
    listOf("Basil", "Mint").forEach { Text(it.uppercase()) }
    repeat(2) { Text("Row ${it + 1}") }
    for (day in 1..2) { Text("Day $day") }
    owner?.let { Text("Belongs to $it") }
    Text(listOf("a", "b").joinToString())
  }
}
