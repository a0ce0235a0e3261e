import { IconX } from '@tabler/icons-react'
import type { BulkChangeRow } from '#features/overview/bulk-changes/contract/bulk-changes.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import { DataTable } from '#shared/web/ui/data-table.tsx'
import { TextLink } from '#shared/web/ui/links.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { chosenStudents } from '#features/domain/students/student-records/web/public.ts'
import { ActionIcon } from '#shared/web/ui/elements/action-icon.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { Group } from '#shared/web/ui/elements/stack.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { ChangedValues } from './changed-values.tsx'

const ORDER = { rejected: 0, changes: 1, unchanged: 2 }

type Props = { rows: readonly BulkChangeRow[]; busy: boolean; hasChange: boolean }

/** Shows the students of a change and their new values. Those who cannot be changed are first. */
export function PreviewPanel({ rows, busy, hasChange }: Props) {
  const { t } = useTranslation(['bulk-changes', 'words'])
  const may = useMay()
  return (
    <Panel
      flush
      title={t('chosen', { count: rows.length })}
      actions={
        <Button size="xs" variant="subtle" color="gray" onClick={chosenStudents.clear}>
          {t('clear')}
        </Button>
      }
    >
      {hasChange && <Summary rows={rows} />}
      <DataTable
        label={t('students')}
        busy={busy}
        rows={rows.toSorted((a, b) => ORDER[a.state] - ORDER[b.state])}
        rowKey={({ _id }) => _id}
        columns={[
          {
            key: 'name',
            header: t('name'),
            primary: true,
            cell: ({ _id, name }) =>
              may('students.read') ? (
                <TextLink to="/hr/Student-view" search={{ id: _id }}>
                  {name}
                </TextLink>
              ) : (
                name
              ),
          },
          { key: 'batch', header: t('words:batch'), cell: ({ batch }) => batch, width: 120, fixed: true, wrap: true },
          {
            key: 'course',
            header: t('words:course'),
            cell: ({ course }) => course,
            quiet: true,
            width: 184,
            fixed: true,
          },
          ...(hasChange
            ? [
                {
                  key: 'change',
                  header: t('whatChanges'),
                  wrap: true as const,
                  grow: true as const,
                  cell: toChangedValues,
                },
              ]
            : []),
        ]}
        actions={({ _id, name }) => (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('remove', { name })}
            onClick={() => chosenStudents.remove([_id])}
          >
            <IconX size={16} aria-hidden />
          </ActionIcon>
        )}
      />
    </Panel>
  )
}

const toChangedValues = (row: BulkChangeRow) => <ChangedValues row={row} />

function Summary({ rows }: { rows: readonly BulkChangeRow[] }) {
  const { t } = useTranslation('bulk-changes')
  const idsOf = (state: BulkChangeRow['state']) => rows.filter((row) => row.state === state).map(({ _id }) => _id)
  const [changes, unchanged, rejected] = [idsOf('changes'), idsOf('unchanged'), idsOf('rejected')]
  return (
    <Group role="status" gap="sm" px="md" py="xs">
      <Text size="sm" fw={600}>
        {t('willChange', { count: changes.length })}
      </Text>
      {unchanged.length > 0 && (
        <Text size="sm" c="dimmed">
          {t('stayAsIs', { count: unchanged.length })}
        </Text>
      )}
      {rejected.length > 0 && (
        <>
          <Text size="sm" c="var(--red-ink)">
            {t('cannotChange', { count: rejected.length })}
          </Text>
          <Button size="compact-sm" variant="default" onClick={() => chosenStudents.remove(rejected)}>
            {t('leaveOut', { count: rejected.length })}
          </Button>
        </>
      )}
    </Group>
  )
}
