@_exported public import AndroidImport
@_exported public import AppleImport
@_exported public import ComposeImport
@_exported public import FlutterImport
@_exported public import ImportSupport
@_exported public import ReactNativeImport
@_exported public import SwiftUIImport
@_exported public import WebImport

@_exported public import struct TextIO.InputError
@_exported public import struct TextIO.SourcePosition
