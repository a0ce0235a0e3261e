import type { BulkChangeRow, Values } from '#features/overview/bulk-changes/contract/bulk-changes.contract.ts'
import { bulkLabels } from '#features/overview/bulk-changes/contract/bulk-changes.labels.ts'
import { COMPLETION_LABELS, PLACEMENT_LABELS } from '#features/domain/students/contract/choice-labels.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'

const LABELS = { ...bulkLabels, plan: bulkLabels.instalments, reminded: bulkLabels.remind }

export function ChangedValues({ row }: { row: BulkChangeRow }) {
  const { t } = useTranslation(['bulk-changes', 'words'])
  const format = useFormatValue()
  const names = Object.keys(row.after) as (keyof Values)[]
  if (row.problem !== null)
    return (
      <Text size="sm" c="var(--red-ink)">
        {row.problem}
      </Text>
    )
  if (names.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {t('noChange')}
      </Text>
    )
  return (
    <>
      {names.map((name) => (
        <Text key={name} size="sm">
          {name === 'reminded'
            ? t(LABELS[name])
            : t('fromTo', { label: t(LABELS[name]), before: format(row.before, name), after: format(row.after, name) })}
        </Text>
      ))}
    </>
  )
}

function useFormatValue() {
  const { t } = useTranslation(['bulk-changes', 'students'])
  return (values: Values, name: keyof Values): string => {
    const { isCompleted, isPlaced, endDate, plan, batch = '' } = values
    if (name === 'isCompleted') return isCompleted ? t(COMPLETION_LABELS[isCompleted]) : ''
    if (name === 'isPlaced') return isPlaced ? t(PLACEMENT_LABELS[isPlaced]) : ''
    if (name === 'endDate') return endDate ?? '–'
    if (name !== 'plan') return batch
    const [first] = plan ?? []
    return first && plan ? t('planOf', { count: plan.length, date: first.date }) : t('noPlan')
  }
}
