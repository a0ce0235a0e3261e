import { useQueryClient } from '@tanstack/react-query'
import type { PastImport } from '#features/overview/import-export/contract/imports.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { confirm } from '#shared/web/ui/confirm.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { IMPORT_PAGES } from './import-pages.ts'
import { importsQueries, useImportRole, useUndoImport } from './imports.queries.ts'

/** The question shows the reason if the import can no longer be undone. */
export function UndoImport({ one }: { one: Pick<PastImport, '_id' | 'kind'> }) {
  const { t } = useTranslation(['import-export', 'fees'])
  const undo = useUndoImport()
  const client = useQueryClient()
  const role = useImportRole()
  const ask = async () => {
    const run = () => undo.mutateAsync(one)
    // The list does not contain the links. The question is asked even if they cannot be loaded.
    const shown = await client.fetchQuery(importsQueries.one(role, one._id)).catch(() => undefined)
    const sent = shown?.links?.sent ?? 0
    const isUndone = await confirm({
      title: t('undoQuestion'),
      text: [t(IMPORT_PAGES[one.kind].undoText), ...(sent > 0 ? [t('undoLinks', { count: sent })] : [])].join(' '),
      confirmLabel: t('undo'),
      danger: true,
      run,
    })
    if (isUndone) toast.success(t('fees:importUndone'))
  }
  return (
    <Button size="xs" variant="default" onClick={() => void ask()}>
      {t('undo')}
    </Button>
  )
}
