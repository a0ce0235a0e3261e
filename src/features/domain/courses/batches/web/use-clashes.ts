import { useDebouncedValue } from '@mantine/hooks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { type Clash, FindClashes } from '#features/domain/courses/batches/contract/overview.contract.ts'
import type { FormHandle } from '#shared/web/form/form-types.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { confirm } from '#shared/web/ui/confirm.tsx'
import type { BatchValues } from './batch-values.ts'
import { overviewQueries } from './overview.queries.ts'
import { formatHours, useWeekdays } from './use-weekdays.ts'

const DELAY_MS = 300

/** Returns undefined while nothing can clash, or while the typed values are not complete. */
function findTyped(values: BatchValues, id: string | undefined): z.input<typeof FindClashes> | undefined {
  const { trainer, room, startDate, endDate, sessions } = values
  if (sessions === '' || (trainer.trim() === '' && room.trim() === '')) return undefined
  const typed = { trainer, room, startDate, endDate, sessions, ...(id !== undefined && { id }) }
  return z.safeParse(FindClashes, typed).success ? typed : undefined
}

/**
 * Returns sentences about the clashes of the typed batch, and a form that asks before it saves them. Saving is never
 * prevented: if the clashes cannot be loaded, the batch is saved.
 */
export function useClashes(form: FormHandle<BatchValues>, id: string | undefined) {
  const { t } = useTranslation('batches')
  const client = useQueryClient()
  const weekdays = useWeekdays().long
  const [settled] = useDebouncedValue(form.values, DELAY_MS)
  const typed = findTyped(settled, id)
  const { data } = useQuery({ ...overviewQueries.clashes(typed), enabled: typed !== undefined })
  const toSentence = ({ batch: { bCode: code }, trainer, room, weekday, ...hours }: Clash): string => {
    const at = { code, weekday: weekdays[weekday - 1]!, hours: formatHours(hours) }
    const sentences = [
      ...(trainer === null ? [] : [t('clashOfTrainer', { trainer, ...at })]),
      ...(room === null ? [] : [t('clashOfRoom', { room, ...at })]),
    ]
    return sentences.join(' ')
  }
  const isConfirmed = async () => {
    const current = findTyped(form.values, id)
    if (current === undefined) return true
    const found = await client.fetchQuery({ ...overviewQueries.clashes(current), retry: false }).catch(() => null)
    if (!found || found.clashes.length === 0) return true
    const text = found.clashes.map(toSentence).join(' ')
    return confirm({ title: t('clashTitle'), text, confirmLabel: t('saveAnyway') })
  }
  const submit = async () => {
    if (form.saving || (form.validate(Object.keys(form.values)) && !(await isConfirmed()))) return
    await form.submit()
  }
  return { sentences: typed ? (data?.clashes ?? []).map(toSentence) : [], guarded: { ...form, submit } }
}
