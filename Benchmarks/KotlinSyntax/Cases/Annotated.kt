package org.acme.annotated

import androidx.compose.material3.*
import androidx.compose.runtime.*


@Composable
fun Terms(open: (String) -> Unit) {
    val text = buildAnnotatedString {
        append("By continuing you accept the ")
        withLink(LinkAnnotation.Url("terms", TextLinkStyles(SpanStyle(color = Color.Blue)))) {
            append("terms")
        }
        append(" and the ")
        withLink(LinkAnnotation.Clickable("privacy") { open("privacy") }) { append("privacy policy") }
        append('.')
        withStyle(style = SpanStyle(fontWeight = FontWeight.Bold)) { append(" Thank you") }
    }
    Text(text, modifier = Modifier.padding(all = 4.dp), maxLines = 2, overflow = TextOverflow.Ellipsis)
}
