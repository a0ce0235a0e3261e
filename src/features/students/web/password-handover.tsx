import { Code, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './password-handover.module.css'

/** A password that was made here, to be read out or copied: it is shown this once and never stored. */
export function HandOver({ password }: { password: string }) {
  const { t } = useTranslation('students')
  return (
    <div className={classes.note}>
      <Text size="sm">{t('handOver')}</Text>
      <Code className={classes.password}>{password}</Code>
    </div>
  )
}
