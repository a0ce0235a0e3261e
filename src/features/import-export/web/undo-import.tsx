import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { PastImport } from '#features/import-export/contract/imports.contract.ts'
import { confirm } from '#shared/web/ui/confirm.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { IMPORT_PAGES } from './import-pages.ts'
import { useUndoImport } from './imports.queries.ts'

/** The reason is shown in the question if the import cannot be undone any more. */
export function UndoImport({ one }: { one: Pick<PastImport, '_id' | 'kind'> }) {
  const { t } = useTranslation('import-export')
  const undo = useUndoImport()
  const ask = async () => {
    const run = () => undo.mutateAsync(one)
    const isUndone = await confirm({
      title: t('undoQuestion'),
      text: t(IMPORT_PAGES[one.kind].undoText),
      confirmLabel: t('undo'),
      danger: true,
      run,
    })
    if (isUndone) toast.success(t('undone'))
  }
  return (
    <Button size="xs" variant="default" onClick={() => void ask()}>
      {t('undo')}
    </Button>
  )
}
