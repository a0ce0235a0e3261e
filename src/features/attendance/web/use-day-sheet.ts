import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Roster } from '#features/attendance/contract/attendance.contract.ts'
import { ApiError } from '#shared/web/api-error.ts'
import { newIdempotencyKey } from '#shared/web/form/new-key.ts'
import { toast } from '#shared/web/ui/toast.ts'
import { useSaveMarks } from './attendance.queries.ts'
import { type Draft, marked, type Marks, said, sheetOf, withAside } from './sheet.ts'

export type SheetFailure = {
  message: string
  /** Somebody else has saved meanwhile. */
  isConflict: boolean
  /** No answer came: sending it again is safe. */
  again: boolean
}

type Options = {
  roster: Roster
  /** The day as the address has it. */
  date: string | undefined
  draft: Draft | undefined
  keep: (draft: Draft | undefined) => void
}

/** One batch and day: the marks as they are shown, changed and saved. */
export function useDaySheet({ roster, date, draft, keep }: Options) {
  const { t } = useTranslation(['attendance', 'shared'])
  const sheet = sheetOf(roster, draft)
  const save = useSaveMarks({ batchCode: roster.batchCode, date })
  const [isRestored, setRestored] = useState(draft !== undefined)
  const [saving, setSaving] = useState(false)
  const [failure, setFailure] = useState<SheetFailure | null>(null)
  const key = useRef({ of: '', value: '' })

  const drop = () => {
    setRestored(false)
    keep(undefined)
  }
  const change = (next: Draft) => (sheetOf(roster, next).isUnsaved ? keep(next) : drop())

  // What somebody else has saved meanwhile may be the very same.
  const isOvertaken = draft !== undefined && draft.version !== roster.version && !sheet.isUnsaved
  useEffect(() => {
    if (isOvertaken) keep(undefined)
  })

  async function send(): Promise<void> {
    if (saving) return
    const { batchCode, version } = roster
    const marks = sheet.rows.map(({ student, present }) => ({
      ...{ student, batchCode, date: roster.date },
      attendence: present,
    }))
    setSaving(true)
    setFailure(null)
    try {
      await save.mutateAsync({ marks, version, key: keyFor(JSON.stringify(marks)) })
      drop()
      toast.success(t(version === null ? 'recorded' : 'updated'))
    } catch (error) {
      fail(error instanceof ApiError ? error : broken(error))
    } finally {
      setSaving(false)
    }
  }

  /** Sent again the same marks are saved once; changed ones are something else. */
  function keyFor(text: string): string {
    if (key.current.of !== text) key.current = { of: text, value: newIdempotencyKey() }
    return key.current.value
  }

  function fail({ status, problem: { code, message } }: ApiError): void {
    const isConflict = code === 'marks_exist' || code === 'stale'
    if (isConflict) keep(said(roster, sheet))
    toast.error(t('shared:somethingWrong'), 1500, { detail: message })
    setFailure({ message, isConflict, again: status === 0 || status === 429 || status >= 500 })
  }

  const settle = (next: Draft) => {
    setFailure(null)
    change(next)
  }
  return {
    sheet,
    failure,
    saving,
    isRestored,
    mark: (marks: Marks) => change(marked(roster, draft, marks)),
    takeMine: () => settle(withAside(roster, draft, sheet)),
    keepTheirs: () => settle({ ...marked(roster, draft, {}), aside: {} }),
    startOver: () => {
      setFailure(null)
      drop()
    },
    send,
  }
}

export type DaySheet = ReturnType<typeof useDaySheet>

function broken(error: unknown): ApiError {
  console.error(error)
  return new ApiError(0, { code: 'broken', message: '' })
}
