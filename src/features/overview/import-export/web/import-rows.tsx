import { useQuery } from '@tanstack/react-query'
import { toLabel } from '#features/overview/import-export/contract/import-field.ts'
import { IMPORT_FIELDS } from '#features/overview/import-export/contract/import-kinds.ts'
import type { Import, ImportRow } from '#features/overview/import-export/contract/imports.contract.ts'
import type { ImportSearch } from '#features/overview/import-export/contract/imports.search.ts'
import { ROW_FILTERS } from '#features/overview/import-export/contract/row-filters.ts'
import { useTranslate, useTranslation } from '#shared/web/i18n.tsx'
import { type Column, DataTable } from '#shared/web/ui/data-table.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { Group } from '#shared/web/ui/elements/stack.tsx'
import { PagedRows } from '#shared/web/ui/paged-rows.tsx'
import { EmptyState, QueryStates, TableLoading } from '#shared/web/ui/states.tsx'
import { useUpdateSearch } from '#shared/web/use-update-search.ts'
import { ImportCell } from './import-cell.tsx'
import classes from './import-rows.module.css'
import { importsQueries, ROWS_PER_PAGE, useChangeImport, useImportRole } from './imports.queries.ts'

const FILTER_LABELS = {
  all: 'enquiries:all',
  errors: 'filterErrors',
  warnings: 'filterWarnings',
  skipped: 'filterSkipped',
} as const

type Props = { shown: Import; search: ImportSearch }

export function ImportRows({ shown, search: { only = 'all', page = 1 } }: Props) {
  const { t } = useTranslation(['import-export', 'enquiries'])
  const updateSearch = useUpdateSearch<ImportSearch>()
  const list = useQuery(importsQueries.rows(useImportRole(), shown, { only, page }))
  return (
    <>
      <Group className={classes.filters} gap="xs" role="group" aria-label={t('show')}>
        {ROW_FILTERS.map((filter) => (
          <Button
            key={filter}
            size="xs"
            variant={filter === only ? 'filled' : 'default'}
            aria-pressed={filter === only}
            onClick={() => updateSearch({ only: filter === 'all' ? undefined : filter })}
          >
            {t(FILTER_LABELS[filter])}
          </Button>
        ))}
      </Group>
      <QueryStates
        query={list}
        loading={<TableLoading />}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState kind="noMatch" hint={t('noSuchRows')} />}
      >
        {({ rows, total }) => (
          <PagedRows
            page={page}
            total={total}
            rowCount={rows.length}
            loading={list.isPlaceholderData}
            pageSize={ROWS_PER_PAGE}
            onPage={(next) => updateSearch({ page: next })}
          >
            <RowTable shown={shown} rows={rows} />
          </PagedRows>
        )}
      </QueryStates>
    </>
  )
}

/** Shows a column for each field that the file has, and for those that have a message in one of the rows. */
function RowTable({ shown, rows }: { shown: Import; rows: ImportRow[] }) {
  const { t } = useTranslation(['import-export', 'words'])
  const translate = useTranslate()
  const { kind, mapping, fixed } = shown
  const { changeRow } = useChangeImport(shown)
  const fields = Object.entries(IMPORT_FIELDS[kind]).filter(
    ([name]) =>
      mapping[name] !== undefined ||
      fixed[name] !== undefined ||
      rows.some(({ errors, warnings }) => name in errors || name in warnings),
  )
  const columns = fields.map(([field, details]): Column<ImportRow> => ({
    key: field,
    header: toLabel(details, translate),
    cell: (row) => (
      <ImportCell
        label={t('cell', { label: toLabel(details, translate), line: row.line })}
        text={row.cells[mapping[field] ?? -1] || (fixed[field] ?? '')}
        error={row.skipped ? undefined : row.errors[field]}
        warning={row.skipped ? (row.errors[field] ?? row.warnings[field]) : row.warnings[field]}
        disabled={row.skipped}
        onSave={(text) => changeRow.mutateAsync({ line: row.line, cells: { [field]: text } })}
      />
    ),
  }))
  return (
    <DataTable
      label={t('rows')}
      rows={rows}
      rowKey={({ line }) => String(line)}
      columns={[
        {
          key: 'line',
          header: t('line'),
          primary: true,
          cell: ({ line }) => <span className={classes.line}>{line}</span>,
        },
        ...columns,
      ]}
      actions={({ line, skipped }) => (
        <Button
          size="xs"
          variant="default"
          aria-label={t(skipped ? 'takeRow' : 'skipRow', { line })}
          onClick={() => changeRow.mutate({ line, skipped: !skipped })}
        >
          {t(skipped ? 'take' : 'words:skip')}
        </Button>
      )}
    />
  )
}
