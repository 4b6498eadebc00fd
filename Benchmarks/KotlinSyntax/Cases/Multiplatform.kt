package org.acme.multiplatform

import androidx.compose.material3.*
import androidx.compose.runtime.*


expect fun platformName(): String
expect class Clock() { fun now(): Long }
internal actual fun log(message: String) = println(message)

@Composable
fun About() {
    Text(stringResource(Res.string.about, platformName()))
    Text(pluralStringResource(Res.plurals.days, 3, 3))
    Image(painterResource(Res.drawable.logo), contentDescription = stringResource(Res.string.logo))
}
