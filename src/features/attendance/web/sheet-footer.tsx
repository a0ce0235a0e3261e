import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './attendance.module.css'
import type { DaySheet } from './use-day-sheet.ts'

/** How many are present and absent, and the button that saves: always in sight. */
export function SheetFoot({ day: { sheet, failure, saving, send }, isNew }: { day: DaySheet; isNew: boolean }) {
  const { t } = useTranslation(['attendance', 'shared'])
  const button = useRef<HTMLButtonElement>(null)
  const cameFrom = useRef(false)
  useEffect(() => {
    // Saving disabled the button, which drops the focus.
    if (!saving && cameFrom.current && document.activeElement === document.body) button.current?.focus()
    if (!saving) cameFrom.current = false
  }, [saving])
  const present = sheet.rows.filter((row) => row.present).length
  return (
    <div className={classes.foot}>
      <div>
        <div className={classes.counts}>{t('counts', { present, absent: sheet.rows.length - present })}</div>
        {!isNew && sheet.changed > 0 && (
          <div className={classes.unsaved}>{t('notSaved', { count: sheet.changed })}</div>
        )}
      </div>
      <Button
        ref={button}
        loading={saving}
        onClick={() => {
          cameFrom.current = true
          void send()
        }}
      >
        {failure?.again ? t('shared:sendAgain') : t(isNew ? 'save' : 'update')}
      </Button>
    </div>
  )
}
