import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './sheet-footer.module.css'
import type { DaySheetState } from './use-day-sheet.ts'

type Props = { day: DaySheetState; isNew: boolean }

export function SheetFooter({ day: { sheet, failure, isSaving, save }, isNew }: Props) {
  const { t } = useTranslation(['attendance', 'shared'])
  const button = useRef<HTMLButtonElement>(null)
  const wasPressed = useRef(false)
  useEffect(() => {
    // The button is disabled while saving, which drops the focus.
    if (!isSaving && wasPressed.current && document.activeElement === document.body) button.current?.focus()
    if (!isSaving) wasPressed.current = false
  }, [isSaving])
  const present = sheet.rows.filter((row) => row.present).length
  return (
    <div className={classes.footer}>
      <div>
        <div className={classes.counts}>{t('counts', { present, absent: sheet.rows.length - present })}</div>
        {!isNew && sheet.changed > 0 && (
          <div className={classes.unsaved}>{t('unsavedChanges', { count: sheet.changed })}</div>
        )}
      </div>
      <Button
        ref={button}
        loading={isSaving}
        onClick={() => {
          wasPressed.current = true
          void save()
        }}
      >
        {failure?.canRetry ? t('shared:resend') : t(isNew ? 'save' : 'update')}
      </Button>
    </div>
  )
}
