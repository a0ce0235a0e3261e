import { Alert, NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { IMPORT_FIELDS } from '#features/import-export/contract/import-kinds.ts'
import type { Import } from '#features/import-export/contract/imports.contract.ts'
import { ApiError } from '#shared/web/api-error.ts'
import { getFirstMessage } from '#shared/web/form/toast-error.ts'
import { useTranslate } from '#shared/web/i18n.tsx'
import classes from './import-columns.module.css'
import { useChangeImport } from './imports.queries.ts'

/** The field of each column. A field that is chosen again leaves the column that had it. */
export function ImportColumns({ shown }: { shown: Import }) {
  const { t } = useTranslation('import-export')
  const translate = useTranslate()
  const { kind, columns, mapping } = shown
  const { change } = useChangeImport(shown)
  const fields = Object.entries(IMPORT_FIELDS[kind]).map(([value, { label }]) => ({ value, label: translate(label) }))
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
