export default function Translated({count}) {
  const {t} = useTranslation();
  return (
    <View>
      <Text accessibilityRole="header">{t('form.title')}</Text>
      <TextInput accessibilityLabel={t('form.email.label')} placeholder={I18n.t('flat.key')} />
      <Text>{t('missing.key')}</Text>
      <Text>{intl.formatMessage({id: 'form.note', defaultMessage: 'Not translated'})}</Text>
      <Text>{t(count)}</Text>
    </View>
  );
}
