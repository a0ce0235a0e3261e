import { toLabel } from '#features/overview/import-export/contract/import-field.ts'
import { IMPORT_FIELDS } from '#features/overview/import-export/contract/import-kinds.ts'
import type { Import } from '#features/overview/import-export/contract/imports.contract.ts'
import { ApiError } from '#shared/web/api-error.ts'
import { getFirstMessage } from '#shared/web/form/toast-error.ts'
import { useTranslate, useTranslation } from '#shared/web/i18n.tsx'
import { Alert } from '#shared/web/ui/elements/alert.tsx'
import { NativeSelect } from '#shared/web/ui/elements/native-select.tsx'
import classes from './import-columns.module.css'
import { useChangeImport } from './imports.queries.ts'

/** A field that is chosen again leaves the column that had it. */
export function ImportColumns({ shown }: { shown: Import }) {
  const { t } = useTranslation('import-export')
  const translate = useTranslate()
  const { kind, columns, mapping } = shown
  const { change } = useChangeImport(shown)
  const known = IMPORT_FIELDS[kind]
  // Offers numbered fields up to the next unused number.
  const last = Math.max(1, ...Object.keys(mapping).map((name) => known[name]?.number ?? 1))
  const fields = Object.entries(known)
    .filter(([, { number = 1 }]) => number <= last + 1)
    .map(([value, field]) => ({ value, label: toLabel(field, translate) }))
  const fieldOf = (column: number) => Object.keys(mapping).find((field) => mapping[field] === column) ?? ''
  const choose = (column: number, field: string) => {
    const others = Object.entries(mapping).filter(([name, index]) => name !== field && index !== column)
    change.mutate({ mapping: Object.fromEntries(field === '' ? others : [...others, [field, column]]) })
  }
  return (
    <>
      {change.error && (
        <Alert color="red" role="alert" mb="sm">
          {change.error instanceof ApiError ? getFirstMessage(change.error) : change.error.message}
        </Alert>
      )}
      <div className={classes.columns}>
        {columns.map((name, column) => (
          <NativeSelect
            // oxlint-disable-next-line react/no-array-index-key -- two columns may have the same name
            key={column}
            label={name === '' ? t('unnamedColumn', { number: column + 1 }) : name}
            data={[{ value: '', label: t('notImported') }, ...fields]}
            value={fieldOf(column)}
            disabled={change.isPending}
            onChange={(event) => choose(column, event.currentTarget.value)}
          />
        ))}
      </div>
    </>
  )
}
