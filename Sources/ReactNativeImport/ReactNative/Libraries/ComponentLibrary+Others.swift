extension ComponentLibrary {
  /// Source: formik 2.4, Field.tsx, FieldArray.tsx, ErrorMessage.tsx; react-hook-form 7.54,
  /// useFormContext.tsx.
  static let forms = ComponentLibrary(
    ["formik", "react-hook-form"],
    """
    Field = Fragment
    FastField = Fragment
    FieldArray = Fragment
    Form = Fragment
    ErrorMessage = nothing
    FormProvider = Fragment
    """)

  /// A sheet is open from the start unless its `index` is negative; a modal sheet is closed.
  ///
  /// Source: @gorhom/bottom-sheet 5, BottomSheet.tsx and BottomSheetModal.tsx.
  static let sheets = ComponentLibrary(
    ["@gorhom/bottom-sheet"],
    """
    BottomSheet = View shown=index
    BottomSheetModal = Modal shown=visible
    BottomSheetModalProvider = Fragment
    BottomSheetScrollView = ScrollView
    BottomSheetFlatList = FlatList
    BottomSheetSectionList = SectionList
    BottomSheetTextInput = TextInput
    BottomSheetBackdrop = nothing
    BottomSheetHandle = nothing
    """)

  /// Source: react-native-gesture-handler 2, the handlers and Swipeable.tsx.
  static let gestures = ComponentLibrary(
    ["react-native-gesture-handler"],
    """
    GestureDetector = Fragment
    TapGestureHandler = Fragment
    LongPressGestureHandler = Fragment
    PanGestureHandler = Fragment
    FlingGestureHandler = Fragment
    PinchGestureHandler = Fragment
    RotationGestureHandler = Fragment
    NativeViewGestureHandler = Fragment
    Swipeable = View
    ReanimatedSwipeable = View
    """)

  /// Source: react-error-boundary 5, ErrorBoundary.ts.
  static let boundaries = ComponentLibrary(
    ["react-error-boundary"],
    """
    ErrorBoundary = Fragment
    """)

  /// Source: the packages, whose exports are drawings of react-native-svg.
  static let icons = ComponentLibrary(
    [
      "lucide-react-native", "phosphor-react-native", "react-native-heroicons",
      "@tabler/icons-react-native", "@tamagui/lucide-icons", "iconoir-react-native",
      "react-native-feather",
    ],
    """
    * = Svg
    """)
}
