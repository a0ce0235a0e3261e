import { Button } from '@mantine/core'
import { useEffect, useId, useRef } from 'react'
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
  const labelId = useId()
  const present = sheet.rows.filter((row) => row.present).length
  const counts = { present, absent: sheet.rows.length - present }
  return (
    <div role="group" aria-labelledby={labelId} className={classes.footer}>
      <div>
        <div id={labelId} className={classes.label}>
          {t(isNew ? 'save' : 'update')}
        </div>
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
        {failure?.canRetry ? t('shared:resend') : t(isNew ? 'saveMarks' : 'updateMarks', counts)}
      </Button>
    </div>
  )
}
