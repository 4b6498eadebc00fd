package org.acme.comments

import androidx.compose.material3.*
import androidx.compose.runtime.*


/** Doc with `code` and [link]. /* nested */ still doc */
@Composable // trailing
fun /* between */ Commented(/* none */) {
    // Text("hidden")
    Text("shown" /* inside */, /* before */ Modifier) // after
    /* Text("also hidden") */ Text("second")
    Text("// not a comment"); Text("/* nor this */")
}
