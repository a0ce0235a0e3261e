import { useEffect, useRef, useState } from 'react'
import type { Roster } from '#features/domain/attendance/contract/attendance.contract.ts'
import { ApiError, canSendAgain } from '#shared/web/api-error.ts'
import { createIdempotencyKey } from '#shared/web/form/create-idempotency-key.ts'
import type { DraftNotice } from '#shared/web/form/draft-alert.tsx'
import { useTranslation } from '#shared/web/i18n.tsx'
import { confirm } from '#shared/web/ui/confirm.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { useSaveMarks } from './attendance.queries.ts'
import { addMarks, applyAside, buildSheet, type Draft, type Marks, toRejectedDraft } from './sheet.ts'

export type SheetFailure = {
  message: string
  isConflict: boolean
  /** The outcome is unknown or temporary: the same request may be sent again. */
  canRetry: boolean
}

type Options = {
  roster: Roster
  date: string | undefined
  draft: Draft | undefined
  setDraft: (draft: Draft | undefined) => void
}

export function useDaySheet({ roster, date, draft, setDraft }: Options) {
  const { t } = useTranslation(['attendance', 'shared'])
  const sheet = buildSheet(roster, draft)
  const saveMarks = useSaveMarks({ batchCode: roster.batchCode, date })
  const [isRestored, setRestored] = useState(draft !== undefined)
  const [discarded, setDiscarded] = useState<Draft | null>(null)
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<SheetFailure | null>(null)
  const sent = useRef({ marks: '', key: '' })

  const clearDraft = () => {
    setRestored(false)
    setDiscarded(null)
    setDraft(undefined)
  }
  function changeDraft(next: Draft): void {
    setDiscarded(null)
    if (buildSheet(roster, next).isUnsaved) setDraft(next)
    else clearDraft()
  }

  // Another user has saved the same marks.
  const isAlreadySaved = draft !== undefined && draft.version !== roster.version && !sheet.isUnsaved
  useEffect(() => {
    if (isAlreadySaved) setDraft(undefined)
  })

  async function save(): Promise<void> {
    if (isSaving || !(await confirmDay())) return
    const { batchCode, version } = roster
    const marks = sheet.rows.map(({ student, present }) => ({
      student: student.student,
      batchCode,
      date: roster.date,
      attendence: present,
    }))
    setSaving(true)
    setFailure(null)
    try {
      await saveMarks.mutateAsync({ marks, version, key: keyFor(JSON.stringify(marks)) })
      clearDraft()
      toast.success(t(version === null ? 'marksSaved' : 'marksUpdated'))
    } catch (error) {
      showFailure(error instanceof ApiError ? error : toApiError(error))
    } finally {
      setSaving(false)
    }
  }

  /** Asks if the batch has ended or the day is a holiday. */
  async function confirmDay(): Promise<boolean> {
    const { batchCode: batch, date: day, endDate, today, version, holiday } = roster
    const doubts = [
      ...(endDate !== null && endDate < today ? [t('batchHasEnded', { batch, endDate, date: day })] : []),
      ...(holiday ? [t('isHoliday', { name: holiday })] : []),
    ]
    if (doubts.length === 0) return true
    return confirm({
      title: t('shared:areYouSure'),
      text: doubts.join(' '),
      confirmLabel: t(version === null ? 'save' : 'update'),
    })
  }

  /** The same marks keep their idempotency key, so that a retry saves them once. */
  function keyFor(marks: string): string {
    if (sent.current.marks !== marks) sent.current = { marks, key: createIdempotencyKey() }
    return sent.current.key
  }

  function showFailure(error: ApiError): void {
    const { code, message } = error.problem
    const isConflict = code === 'marks_exist' || code === 'stale'
    if (isConflict) setDraft(toRejectedDraft(roster, sheet))
    toast.error(t('shared:unexpectedError'), 1500, { detail: message })
    setFailure({ message, isConflict, canRetry: canSendAgain(error) })
  }

  function findDraftNotice(): DraftNotice | null {
    if (!discarded && (!isRestored || sheet.changed === 0)) return null
    return { state: discarded ? 'discarded' : 'restored', startOver, undo }
  }
  function startOver(): void {
    setFailure(null)
    clearDraft()
    setDiscarded(draft ?? null)
  }
  function undo(): void {
    if (discarded) changeDraft(discarded)
    setRestored(true)
  }

  const resolveConflict = (next: Draft) => {
    setFailure(null)
    changeDraft(next)
  }
  return {
    sheet,
    failure,
    isSaving,
    draftNotice: findDraftNotice(),
    mark: (marks: Marks) => changeDraft(addMarks(roster, draft, marks)),
    applyOwnMarks: () => resolveConflict(applyAside(roster, draft, sheet)),
    discardOwnMarks: () => resolveConflict({ ...addMarks(roster, draft, {}), aside: {} }),
    save,
  }
}

export type DaySheetState = ReturnType<typeof useDaySheet>

function toApiError(error: unknown): ApiError {
  console.error(error)
  return new ApiError(0, { code: 'broken', message: '' })
}
