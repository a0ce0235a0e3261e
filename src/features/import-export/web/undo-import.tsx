import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { confirm } from '#shared/web/ui/confirm.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { useUndoImport } from './imports.queries.ts'

/** The reason is shown in the question if the import cannot be undone any more. */
export function UndoImport({ id }: { id: string }) {
  const { t } = useTranslation('import-export')
  const undo = useUndoImport()
  const ask = async () => {
    const run = () => undo.mutateAsync(id)
    const isUndone = await confirm({
      title: t('undoQuestion'),
      text: t('undoText'),
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
