import { IconArrowRight } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { useTranslation } from '#shared/web/i18n.tsx'
import { CONTROL_KEY, KeyHint } from '#shared/web/shortcuts.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import classes from './sheet-footer.module.css'
import type { DaySheetState } from './use-day-sheet.ts'

type Props = {
  day: DaySheetState
  isNew: boolean
  next: string | undefined
}

export function SheetFooter({ day: { sheet, failure, isSaving, save }, isNew, next }: Props) {
  const { t } = useTranslation(['attendance', 'shared'])
  const button = useRef<HTMLButtonElement>(null)
  const wasPressed = useRef(false)
  useEffect(() => {
    // The button is disabled while saving, which drops the focus.
    if (!isSaving && wasPressed.current && document.activeElement === document.body) button.current?.focus()
    if (!isSaving) wasPressed.current = false
  }, [isSaving])
  const saveNow = () => {
    wasPressed.current = true
    void save()
  }
  useSaveKey(saveNow)
  const labelId = useId()
  const present = sheet.rows.filter((row) => row.present).length
  const counts = { present, absent: sheet.rows.length - present }
  const isSaved = !isNew && !sheet.isUnsaved
  return (
    <div role="group" aria-labelledby={labelId} className={classes.footer}>
      <div className={classes.summary}>
        <div id={labelId} className={classes.label}>
          {t(isNew ? 'save' : 'update')}
        </div>
        {!isNew && sheet.changed > 0 && (
          <div className={classes.unsaved}>{t('unsavedChanges', { count: sheet.changed })}</div>
        )}
      </div>
      <div aria-hidden className={classes.bar}>
        <span style={{ flexGrow: counts.present }} />
        <span style={{ flexGrow: counts.absent }} data-absent />
      </div>
      {next !== undefined && !isSaved && <span className={classes.next}>{t('nextBatch', { batch: next })}</span>}
      <span className={classes.key}>
        <KeyHint>{`${CONTROL_KEY} S`}</KeyHint>
      </span>
      <Button ref={button} variant={isSaved && next ? 'default' : 'filled'} loading={isSaving} onClick={saveNow}>
        {failure?.canRetry ? t('shared:resend') : t(isNew ? 'saveMarks' : 'updateMarks', counts)}
      </Button>
      {next !== undefined && isSaved && (
        <ButtonLink
          to="/hr/student-attendence-list"
          search={{ batch: next }}
          rightSection={<IconArrowRight size={16} aria-hidden />}
        >
          {t('nextBatch', { batch: next })}
        </ButtonLink>
      )}
    </div>
  )
}

/** Ctrl+S, or ⌘S, saves the sheet unless a dialog is open. */
function useSaveKey(save: () => void): void {
  const saveOnKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || event.key.toLowerCase() !== 's') return
    event.preventDefault()
    if (document.querySelector('[role="dialog"]') === null) save()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => saveOnKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}
