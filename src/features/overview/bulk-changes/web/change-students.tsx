import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Stack } from '#shared/web/ui/elements/stack.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { QueryStates, TableLoading } from '#shared/web/ui/states.tsx'
import { bulkChangesQueries } from './bulk-changes.queries.ts'
import { ChangeForm } from './change-form.tsx'
import { NO_CHANGE, toValidChange } from './change-values.ts'
import { PreviewPanel } from './preview-panel.tsx'

export function ChangeStudents({ ids }: { ids: ReadonlySet<string> }) {
  const { t } = useTranslation('bulk-changes')
  const [values, setValues] = useState(NO_CHANGE)
  const change = toValidChange(values)
  const preview = useQuery(bulkChangesQueries.preview({ students: [...ids], ...change }))
  // Keeps the rows of the last preview until the next one is there.
  const rows = preview.data?.rows.filter(({ _id }) => ids.has(_id)) ?? []
  return (
    <Stack gap="md">
      <Panel title={t('changeTitle')}>
        <ChangeForm rows={rows} onEnter={setValues} />
      </Panel>
      <QueryStates query={preview} loading={<TableLoading rows={5} />}>
        {() => <PreviewPanel rows={rows} busy={preview.isPlaceholderData} hasChange={Object.keys(change).length > 0} />}
      </QueryStates>
    </Stack>
  )
}
