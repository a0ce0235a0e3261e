import { useTranslation } from '#shared/web/i18n.tsx'
import { Code, Text } from '#shared/web/ui/elements/text.tsx'
import classes from './generated-password.module.css'

/** The password is shown once, so that it can be read out or copied; it is stored nowhere. */
export function GeneratedPassword({ password }: { password: string }) {
  const { t } = useTranslation('students')
  return (
    <div className={classes.note}>
      <Text size="sm">{t('generatedPassword')}</Text>
      <Code className={classes.password}>{password}</Code>
    </div>
  )
}
