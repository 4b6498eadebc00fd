package org.acme.builders

import androidx.compose.material3.*
import androidx.compose.runtime.*


plugins {
    id("com.android.application")
    alias(libs.plugins.kotlin.compose) apply false
}

android {
    namespace = "org.acme"
    defaultConfig { minSdk = 24; versionName = "1.${(0..3).joinToString("")}" }
    buildTypes { getByName("release") { isMinifyEnabled = true } }
}

dependencies {
    implementation(project(":core"))
    implementation("androidx.compose.ui:ui:$composeVersion") { exclude(group = "x", module = "y") }
}
