import Importers
import Simulator
import Testing

/// Forms of Formik and React Hook Form, whose values the file states.
@Suite struct FormLibraryTests {
  private static let edit = "text field, double tap to edit"

  /// Returns VoiceOver's announcements and the diagnostics of the first screen.
  private static func reading(
    _ elements: String, code: String = "", imports: String
  ) throws -> (stops: [String], diagnostics: [String]) {
    let source = """
      \(imports)
      import { Pressable, Switch, Text, TextInput, View } from 'react-native';
      export default function Profile({ profile, children }) {
        \(code)
        return <View>\(elements)</View>;
      }
      """
    let imported = try #require(
      ImportedScreen.contents(of: Array(source.utf8), format: .jsx).first)
    let reader = VoiceOver()
    let screen = imported.screen(for: reader)
    return (
      reader.read(screen).stops.map(\.announcement.text), screen.diagnostics.map(\.message)
    )
  }

  private static let formikImport = "import { Formik, Field, useField, useFormik } from 'formik';"

  @Test(arguments: [
    (
      """
      <Formik initialValues={{ email: 'ann@a.io', news: true }} onSubmit={save}>
        {({ values, errors, touched, handleChange, setFieldValue }) => (
          <View>
            <TextInput accessibilityLabel="Email" value={values.email}
              onChangeText={handleChange('email')} />
            {touched.email && errors.email && <Text>{errors.email}</Text>}
            <Switch accessibilityLabel="News" value={values.news}
              onValueChange={on => setFieldValue('news', on)} />
          </View>
        )}
      </Formik>
      """, "",
      ["Email, ann@a.io, \(edit)", "News, switch button, on, double tap to toggle setting"]
    ),
    (
      "<TextInput accessibilityLabel=\"City\" {...form.getFieldProps('address.city')} />",
      "const form = useFormik({ initialValues: { address: { city: 'Bern' } }, onSubmit: save });",
      ["City, Bern, \(edit)"]
    ),
    (
      """
      <Formik initialValues={{ people: [{ name: 'Bo' }] }}>
        <Field name="people[0].name">
          {({ field, meta }) => <TextInput accessibilityLabel="Name" value={field.value} />}
        </Field>
      </Formik>
      """, "", ["Name, Bo, \(edit)"]
    ),
    (
      "<Formik initialValues={{ city: 'Bern' }}><Field name=\"city\" component={Own} /></Formik>",
      """
      const Own = ({ field, form }) => (
        <TextInput accessibilityLabel="City" value={form.values[field.name]} />
      );
      """,
      ["City, Bern, \(edit)"]
    ),
  ])
  func `Fields of Formik show the values with which their form opens`(
    _ elements: String, _ code: String, _ expected: [String]
  ) throws {
    let found = try Self.reading(elements, code: code, imports: Self.formikImport)
    #expect(found.stops == expected)
    #expect(found.diagnostics == [])
  }

  @Test func `The rows of a field array are the entries of its form`() throws {
    let found = try Self.reading(
      """
      <Formik initialValues={{ people: [{ name: 'Bo' }, { name: 'Cy' }] }}>
        <FieldArray name="people">
          {({ form }) => <View>{form.values.people.map((person, index) => <Name index={index} />)}</View>}
        </FieldArray>
      </Formik>
      """,
      code: """
        const Name = ({ index }) => {
          const [field] = useField(`people.${index}.name`);
          return <TextInput accessibilityLabel={`Person ${index + 1}`} value={field.value} />;
        };
        """,
      imports: "import { FieldArray, Formik, useField } from 'formik';")
    #expect(found.stops == ["Person 1, Bo, \(Self.edit)", "Person 2, Cy, \(Self.edit)"])
    #expect(found.diagnostics == [])
  }

  private static let hookImport =
    "import { Controller, FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form';"
  private static let form =
    "const { control, watch, register, formState: { errors } } = useForm<Values>({ defaultValues: "
    + "{ email: 'ann@a.io', news: true } });"

  @Test(arguments: [
    (
      """
      <Controller control={control} name="email" rules={{ required: true }}
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <><TextInput accessibilityLabel="Email" value={value} onChangeText={onChange} />
          {error && <Text>{error.message}</Text>}</>
        )} />
      {errors.email && <Text>Enter an address</Text>}
      """, form, ["Email, ann@a.io, \(edit)"]
    ),
    (
      """
      <Controller control={control} name="news" render={({ field }) => (
        <Switch accessibilityLabel="News" value={field.value} onValueChange={field.onChange} />
      )} />
      {watch('news') && <Text>Every Monday</Text>}
      """, form,
      ["News, switch button, on, double tap to toggle setting", "Every Monday"]
    ),
    (
      "<Text>{city}</Text><Text>{email}</Text>",
      "\(form)\nconst city = watch('city', 'Bern');\nconst [email] = watch(['email']);",
      ["Bern", "ann@a.io"]
    ),
    (
      "<FormProvider {...form}><Email /></FormProvider>",
      """
      const form = useForm({ defaultValues: { email: 'bo@a.io' } });
      function Email() {
        const { control } = useFormContext();
        const email = useWatch({ control, name: 'email' });
        return <Text>{email}</Text>;
      }
      """,
      ["bo@a.io"]
    ),
    (
      """
      <Controller control={control} name="nick" defaultValue="Bo"
        render={({ field }) => <TextInput accessibilityLabel="Nick" value={field.value} />} />
      """, form, ["Nick, Bo, \(edit)"]
    ),
  ])
  func `Fields of React Hook Form show the values with which their form opens`(
    _ elements: String, _ code: String, _ expected: [String]
  ) throws {
    let found = try Self.reading(elements, code: code, imports: Self.hookImport)
    #expect(found.stops == expected)
    #expect(found.diagnostics == [])
  }

  @Test func `Values that only the app knows are diagnostics with the name of the value`() throws {
    let found = try Self.reading(
      "<TextInput accessibilityLabel=\"Email\" value={formik.values.email} />",
      code: "const formik = useFormik({ initialValues: profile, onSubmit: save });",
      imports: Self.formikImport)
    #expect(found.stops == ["Email, \(Self.edit)"])
    #expect(
      found.diagnostics == ["“value” is “profile.email”, which is only known at run time."])
  }

  @Test func `Typing and switching change the values of a form`() throws {
    let code = """
      const { control, watch, setValue, reset } = useForm({ defaultValues: { news: false } });
      const news = watch('news');
      """
    let elements = """
      <Controller control={control} name="news" render={({ field }) => (
        <Switch accessibilityLabel="News" value={field.value} onValueChange={field.onChange} />
      )} />
      {news ? <Text>Every Monday</Text> : <Text>Never</Text>}
      <Pressable accessibilityRole="button" accessibilityLabel="All"
        onPress={() => setValue('news', true)} />
      <Pressable accessibilityRole="button" accessibilityLabel="Reset" onPress={() => reset()} />
      """
    let toggle = "touch \"News\"; double tap"
    let all = "touch \"All\"; double tap"
    let reset = "touch \"Reset\"; double tap"
    func texts(_ gestures: String) throws -> [String] {
      try ReactAppStateTests.texts(elements, code: code, after: gestures, file: Self.hookImport)
    }
    #expect(try texts(toggle) == ["Every Monday"])
    #expect(try texts(all) == ["Every Monday"])
    #expect(try texts("\(all); \(reset)") == ["Never"])
  }

  @Test func `Handlers of Formik set the values of their fields`() throws {
    let elements = """
      <Formik initialValues={{ plan: 'Free' }} onSubmit={values => setSent(values.plan)}>
        {({ values, setFieldValue, handleSubmit }) => (
          <View>
            <Text>{values.plan}</Text>
            <Pressable accessibilityRole="button" accessibilityLabel="Upgrade"
              onPress={() => setFieldValue('plan', 'Family')} />
          </View>
        )}
      </Formik>
      """
    let texts = try ReactAppStateTests.texts(
      elements, code: "", after: "touch \"Upgrade\"; double tap", file: Self.formikImport)
    #expect(texts == ["Family"])
  }

  @Test(arguments: [
    ("<Switch accessibilityLabel=\"Dark\" value={profile.dark} />", "value", "profile.dark"),
    ("<Switch accessibilityLabel=\"Dark\" {...children} />", "...", "children"),
  ])
  func `A switch whose state only the app knows is announced without a state`(
    _ element: String, _ prop: String, _ value: String
  ) throws {
    let source = """
      import { Switch } from 'react-native';
      export default function Settings({ profile, children }) { return \(element); }
      """
    let imported = try #require(
      ImportedScreen.contents(of: Array(source.utf8), format: .jsx).first)
    func announcements(_ reader: some ScreenReader) -> [String] {
      reader.read(imported.screen(for: reader)).stops.map(\.announcement.text)
    }
    #expect(announcements(VoiceOver()) == ["Dark, switch button, double tap to toggle setting"])
    #expect(announcements(TalkBack()) == ["Dark, switch, double tap to toggle"])
    let message = try #require(imported.screen.diagnostics.first?.message)
    #expect(message.contains(value))
    #expect(imported.screen.diagnostics.first?.position?.line == 2)
  }

  @Test(arguments: [
    ("switch", "aria-checked={profile.dark}", "Dark, switch, double tap to toggle"),
    (
      "checkbox", "accessibilityState={{ checked: profile.dark }}",
      "Dark, check box, double tap to toggle"
    ),
    ("switch", "", "off, Dark, switch, double tap to activate"),
  ])
  func `TalkBack says no state of a choice whose state only the app knows`(
    _ role: String, _ prop: String, _ expected: String
  ) throws {
    let source = """
      import { Pressable } from 'react-native';
      export default function Settings({ profile }) {
        return <Pressable role="\(role)" accessibilityLabel="Dark" \(prop) onPress={() => {}} />;
      }
      """
    let screen = try Screen.contents(of: Array(source.utf8), format: .jsx)
    #expect(TalkBack().read(screen).stops.map(\.announcement.text) == [expected])
  }

  @Test func `A switch without a value is off`() throws {
    let screen = try Screen.contents(
      of: Array("<Switch accessibilityLabel=\"Dark\" />".utf8), format: .jsx)
    let stops = VoiceOver().read(screen).stops.map(\.announcement.text)
    #expect(stops == ["Dark, switch button, off, double tap to toggle setting"])
  }

  @Test func `Comparing values that contain the same value many times ends`() throws {
    let code = """
      const twice = value => ({ one: value, other: value });
      const often = value => twice(twice(twice(twice(value))));
      const { watch, formState } = useForm({
        defaultValues: { x: often(often(often(often(often(often(often([1]))))))), y: 'Ann' },
      });
      """
    let (stops, _) = try Self.reading(
      "<TextInput value={watch('y')} /><Text>{formState.isDirty ? 'changed' : 'same'}</Text>",
      code: code, imports: "import { useForm } from 'react-hook-form';")
    // A value this large is unknown, so that nothing is said of its changes.
    #expect(stops == ["Ann, \(Self.edit)", "⟨formState.isDirty ? 'changed' : 'same'⟩"])
  }
}
