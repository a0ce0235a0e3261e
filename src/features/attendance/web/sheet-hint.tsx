import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Roster } from '#features/attendance/contract/attendance.contract.ts'
import classes from './sheet-hint.module.css'

export function SheetHint({ roster: { version, savedBy } }: { roster: Roster }) {
  const { t } = useTranslation('attendance')
  const savedHint = savedBy === null ? t('alreadyMarked') : t('savedBy', { name: savedBy })
  return (
    <Text c="dimmed" className={classes.hint}>
      {version === null ? t('allMarkedPresent') : savedHint}
    </Text>
  )
}
