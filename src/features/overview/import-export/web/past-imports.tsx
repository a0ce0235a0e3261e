import { useQuery } from '@tanstack/react-query'
import type { ImportKind } from '#features/overview/import-export/contract/import-kinds.ts'
import type { PastImport } from '#features/overview/import-export/contract/imports.contract.ts'
import type { ImportSearch } from '#features/overview/import-export/contract/imports.search.ts'
import { InstantText } from '#features/base/institute/web/public.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { confirm } from '#shared/web/ui/confirm.tsx'
import { type Column, DataTable } from '#shared/web/ui/data-table.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { Group } from '#shared/web/ui/elements/stack.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { PagedRows } from '#shared/web/ui/paged-rows.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { RupeeText } from '#shared/web/ui/rupee-text.tsx'
import { EmptyState, QueryStates, TableLoading } from '#shared/web/ui/states.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { useUpdateSearch } from '#shared/web/use-update-search.ts'
import { getImportPage, KIND_LABELS, STATE_LABELS } from './import-pages.ts'
import { IMPORTS_PER_PAGE, importsQueries, useDiscardImport, useImportRole } from './imports.queries.ts'
import { UndoImport } from './undo-import.tsx'

/** `all`: also lists imports of other kinds. */
export function PastImports({ kind, page, all }: { kind: ImportKind; page: number; all: boolean }) {
  const { t } = useTranslation(['import-export', 'words', 'courses', 'expenses', 'fees', 'plans', 'shared'])
  const updateSearch = useUpdateSearch<ImportSearch>()
  const paidColumn: Column<PastImport> = {
    key: 'paid',
    header: t('plans:paid'),
    align: 'end',
    cell: ({ paid }) => <RupeeText amount={paid} />,
  }
  const kindColumns: Column<PastImport>[] = [
    { key: 'kind', header: t('kind'), cell: (one) => t(KIND_LABELS[one.kind]) },
    { key: 'records', header: t('records'), align: 'end', cell: (one) => one.records + one.students },
    paidColumn,
  ]
  const ownColumns: Column<PastImport>[] =
    kind === 'students'
      ? [
          { key: 'students', header: t('shared:students'), align: 'end', cell: ({ students }) => students },
          { key: 'receipts', header: t('words:receipts'), align: 'end', cell: ({ receipts }) => receipts },
          paidColumn,
        ]
      : [
          { key: 'records', header: t('records'), align: 'end', cell: ({ records }) => records },
          ...(kind === 'expenses' || kind === 'payments' ? [paidColumn] : []),
        ]
  const list = useQuery(importsQueries.list(useImportRole(), all ? undefined : kind, page))
  return (
    <Panel title={t('past')} flush>
      <QueryStates
        query={list}
        loading={<TableLoading rows={3} />}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState hint={t('noneYet')} />}
      >
        {({ imports, total }) => (
          <PagedRows
            page={page}
            total={total}
            rowCount={imports.length}
            loading={list.isPlaceholderData}
            pageSize={IMPORTS_PER_PAGE}
            onPage={(next) => updateSearch({ page: next })}
          >
            <DataTable
              label={t('past')}
              rows={imports}
              rowKey={({ _id }) => _id}
              columns={[
                {
                  key: 'at',
                  header: t('time'),
                  primary: true,
                  cell: ({ createdAt }) => <InstantText at={createdAt} />,
                },
                { key: 'file', header: t('words:file'), grow: true, cell: ({ name }) => name },
                { key: 'by', header: t('by'), grow: true, wrap: true, cell: ({ createdBy }) => createdBy },
                { key: 'state', header: t('words:state'), cell: ({ state }) => t(STATE_LABELS[state]) },
                ...(all ? kindColumns : ownColumns),
              ]}
              actions={(one) => <ImportActions one={one} />}
            />
          </PagedRows>
        )}
      </QueryStates>
    </Panel>
  )
}

function ImportActions({ one }: { one: PastImport }) {
  const { t } = useTranslation('import-export')
  const discard = useDiscardImport()
  const ask = async () => {
    const run = () => discard.mutateAsync(one)
    const isDiscarded = await confirm({ title: t('discardQuestion'), text: t('discardText'), danger: true, run })
    if (isDiscarded) toast.success(t('discarded'))
  }
  const { page } = getImportPage(one.kind, useImportRole())
  if (one.undoUntil !== null) return <UndoImport one={one} />
  if (one.state === 'done' || one.state === 'undone') return null
  return (
    <Group gap="xs" wrap="nowrap" justify="flex-end">
      <ButtonLink to={page} search={{ import: one._id }} size="xs" variant="default">
        {t('resume')}
      </ButtonLink>
      {one.state === 'open' && (
        <Button size="xs" variant="default" onClick={() => void ask()}>
          {t('discard')}
        </Button>
      )}
    </Group>
  )
}
