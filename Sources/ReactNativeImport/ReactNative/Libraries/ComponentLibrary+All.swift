extension ComponentLibrary {
  /// The libraries whose components are described here, recognized by the names of their packages.
  ///
  /// Components that behave like the React Native component of the same name are left out. An alias
  /// to `StatusBar` means that a component shows nothing to readers.
  static let all = [
    elements, tamagui, gluestack, nativeBase, uiLibrary, paper, checkBoxes, slider, forms, sheets,
    gestures, icons, boundaries,
  ]

  /// Source: @rneui/base 4, CheckBox, Button, Input, ListItem, SearchBar, Slider, Overlay.
  private static let elements = ComponentLibrary(
    ["@rneui/themed", "@rneui/base", "react-native-elements"],
    """
    CheckBox = TouchableOpacity role=checkbox checked=checked text=title
    ListItem.CheckBox = TouchableOpacity role=checkbox checked=checked text=title
    Button = TouchableOpacity role=button text=title
    Input = TextInput text=label error=errorMessage after=errorMessage
    ListItem.Input = TextInput
    SearchBar = TextInput role=search
    ListItem = View pressed=TouchableHighlight
    ListItem.Content = View
    ListItem.Title = Text
    ListItem.Subtitle = Text
    ListItem.Chevron = nothing
    ListItem.Accordion = TouchableHighlight expanded=isExpanded before=content
    Card = View
    Card.Title = Text
    Card.Divider = nothing
    Card.Image = Image
    Divider = nothing
    Header = View before=leftComponent|centerComponent|rightComponent
    Badge = Text text=value
    Overlay = Modal shown=isVisible
    BottomSheet = Modal shown=isVisible
    Dialog = Modal shown=isVisible
    Dialog.Title = Text text=title
    Dialog.Actions = View
    Dialog.Button = TouchableOpacity role=button text=title
    Slider = View role=adjustable range=value|minimumValue|maximumValue accessible=true
    FAB = TouchableOpacity role=button text=title
    LinearProgress = View role=progressbar accessible=true range=value
    Chip = TouchableOpacity role=button text=title
    Tab = View role=tablist
    """)

  /// Source: Tamagui 1, Checkbox, RadioGroup, Switch, Button, Heading, Slider, Progress.
  private static let tamagui = ComponentLibrary(
    ["tamagui", "@tamagui/"],
    """
    Checkbox = Pressable role=checkbox checked=checked disabled=disabled
    Checkbox.Indicator = nothing
    RadioGroup = View role=radiogroup chosen=value
    RadioGroup.Item = Pressable role=radio checked=checked
    RadioGroup.Indicator = nothing
    Switch = Pressable role=switch checked=checked disabled=disabled
    Switch.Thumb = nothing
    Button = Pressable role=button disabled=disabled before=icon after=iconAfter
    Button.Text = Text
    Button.Icon = Fragment
    Text = Text
    SizableText = Text
    Paragraph = Text
    Label = Text
    Heading = Text role=header
    H1 = Text role=header
    H2 = Text role=header
    H3 = Text role=header
    H4 = Text role=header
    H5 = Text role=header
    H6 = Text role=header
    Anchor = Text role=link
    Stack = View
    XStack = View
    YStack = View
    ZStack = View
    ThemeableStack = View
    XGroup = View
    YGroup = View
    XGroup.Item = Fragment
    YGroup.Item = Fragment
    Card = View
    Card.Header = View
    Card.Footer = View
    Card.Background = View
    Form = View
    Form.Trigger = Fragment
    Fieldset = View
    Separator = nothing
    Spacer = nothing
    Input = TextInput
    TextArea = TextInput
    Spinner = ActivityIndicator
    Avatar = View
    Avatar.Image = Image label=accessibilityLabel
    Avatar.Fallback = nothing
    ListItem = View text=title|subTitle before=icon after=iconAfter pressed=Pressable
    ListItem.Text = Text
    ListItem.Title = Text
    ListItem.Subtitle = Text
    Dialog = Fragment
    Dialog.Trigger = Fragment
    Dialog.Portal = Modal shown=open
    Dialog.Overlay = nothing
    Dialog.Content = View
    Dialog.Title = Text role=header
    Dialog.Description = Text
    Dialog.Close = Fragment
    Sheet = Modal shown=open
    Sheet.Frame = View
    Sheet.Overlay = nothing
    Sheet.Handle = nothing
    Progress = View role=progressbar accessible=true range=value||max
    Progress.Indicator = nothing
    TamaguiProvider = Fragment
    Theme = Fragment
    """)

  /// Source: gluestack-ui 1, the components of its themes.
  private static let gluestack = ComponentLibrary(
    ["@gluestack-ui/"],
    """
    Button = Pressable role=button disabled=isDisabled
    ButtonText = Text
    ButtonIcon = Svg
    ButtonSpinner = ActivityIndicator
    ButtonGroup = View
    Checkbox = Pressable role=checkbox checked=isChecked disabled=isDisabled
    CheckboxGroup = View
    CheckboxIndicator = View
    CheckboxIcon = nothing
    CheckboxLabel = Text
    RadioGroup = View role=radiogroup chosen=value
    Radio = Pressable role=radio checked=isChecked disabled=isDisabled
    RadioIndicator = View
    RadioIcon = nothing
    RadioLabel = Text
    Input = View
    InputField = TextInput
    InputSlot = Pressable
    InputIcon = Svg
    Textarea = View
    TextareaInput = TextInput
    Heading = Text role=header
    Box = View
    Center = View
    HStack = View
    VStack = View
    Grid = View
    GridItem = View
    Card = View
    Link = Pressable role=link
    LinkText = Text
    FormControl = View
    FormControlLabel = View
    FormControlLabelText = Text
    FormControlHelper = View
    FormControlHelperText = Text
    FormControlError = View shown=isInvalid
    FormControlErrorText = Text
    FormControlErrorIcon = Svg
    Modal = Modal shown=isOpen
    ModalBackdrop = nothing
    ModalContent = View
    ModalHeader = View
    ModalBody = ScrollView
    ModalFooter = View
    ModalCloseButton = Pressable role=button
    AlertDialog = Modal shown=isOpen
    AlertDialogBackdrop = nothing
    AlertDialogContent = View
    AlertDialogHeader = View
    AlertDialogBody = ScrollView
    AlertDialogFooter = View
    AlertDialogCloseButton = Pressable role=button
    Spinner = ActivityIndicator
    Badge = View
    BadgeText = Text
    BadgeIcon = Svg
    Avatar = View
    AvatarFallbackText = Text
    AvatarImage = Image
    Fab = Pressable role=button
    FabLabel = Text
    FabIcon = Svg
    Divider = nothing
    Icon = Svg
    GluestackUIProvider = Fragment
    """)

  /// Source: NativeBase 3.4, Checkbox, Radio, FormControl, Heading, Modal.
  private static let nativeBase = ComponentLibrary(
    ["native-base"],
    """
    Button = Pressable role=button disabled=isDisabled before=leftIcon after=rightIcon
    IconButton = Pressable role=button disabled=isDisabled
    Checkbox = Pressable role=checkbox checked=isChecked disabled=isDisabled
    Checkbox.Group = View
    Radio.Group = View role=radiogroup chosen=value
    Radio = Pressable role=radio disabled=isDisabled checked=isChecked
    Input = TextInput before=InputLeftElement after=InputRightElement
    TextArea = TextInput
    Heading = Text role=header
    Box = View
    Center = View
    Flex = View
    HStack = View
    VStack = View
    ZStack = View
    Stack = View
    Link = Pressable role=link
    FormControl = View
    FormControl.Label = Text
    FormControl.HelperText = Text
    FormControl.ErrorMessage = Text shown=isInvalid
    Modal = Modal shown=isOpen
    Modal.Content = View
    Modal.Header = Text
    Modal.Body = View
    Modal.Footer = View
    Modal.CloseButton = Pressable role=button
    AlertDialog = Modal shown=isOpen
    AlertDialog.Content = View
    AlertDialog.Header = Text
    AlertDialog.Body = View
    AlertDialog.Footer = View
    AlertDialog.CloseButton = Pressable role=button
    Actionsheet = Modal shown=isOpen
    Actionsheet.Content = View
    Actionsheet.Item = Pressable role=button
    Collapse = View shown=isOpen
    Spinner = ActivityIndicator
    Divider = nothing
    Badge = Text
    Icon = Svg
    Progress = View role=progressbar accessible=true range=value|min|max
    NativeBaseProvider = Fragment
    """)

  /// Source: react-native-ui-lib 7, Button, Checkbox, RadioButton, Switch, TextField, Chip.
  private static let uiLibrary = ComponentLibrary(
    ["react-native-ui-lib"],
    """
    Button = TouchableOpacity role=button text=label
    Checkbox = TouchableOpacity role=checkbox checked=value text=label
    RadioGroup = View role=radiogroup chosen=initialValue
    RadioButton = TouchableOpacity role=radio checked=selected text=label
    Switch = TouchableOpacity role=switch checked=value
    TextField = TextInput text=label after=helperText
    Incubator.TextField = TextInput text=label after=helperText
    Chip = TouchableOpacity text=label
    Badge = Text text=label
    ListItem = View pressed=TouchableOpacity
    ListItem.Part = View
    Card = View pressed=TouchableOpacity
    Card.Section = View
    Slider = View role=adjustable accessible=true range=value|minimumValue|maximumValue
    """)

  /// The components of react-native-paper whose announcements differ from their visible words.
  ///
  /// Source: react-native-paper 5, Appbar/AppbarBackAction.tsx, List/ListItem.tsx,
  /// TouchableRipple/Pressable.tsx, ProgressBar.tsx.
  private static let paper = ComponentLibrary(
    ["react-native-paper"],
    """
    Appbar.BackAction = Pressable role=button named=Back
    List.Item = Pressable text=title|description before=left after=right idle=disabled
    TouchableRipple = Pressable idle=disabled
    RadioButton.Group = View role=radiogroup chosen=value
    ProgressBar = View role=progressbar accessible=true range=progress
    """)

  /// Source: expo-checkbox 4, Checkbox.tsx; @react-native-community/checkbox 0.5.
  private static let checkBoxes = ComponentLibrary(
    ["expo-checkbox", "@react-native-community/checkbox"],
    """
    * = Pressable role=checkbox checked=value disabled=disabled
    """)

  /// Source: @react-native-community/slider 5, Slider.tsx.
  private static let slider = ComponentLibrary(
    ["@react-native-community/slider"],
    """
    * = View role=adjustable accessible=true native=true range=value|minimumValue|maximumValue
    """)
}
