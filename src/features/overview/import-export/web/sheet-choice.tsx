import type { Import } from '#features/overview/import-export/contract/imports.contract.ts'
import type { ImportSearch } from '#features/overview/import-export/contract/imports.search.ts'
import { ApiError } from '#shared/web/api-error.ts'
import { getFirstMessage } from '#shared/web/form/toast-error.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Alert } from '#shared/web/ui/elements/alert.tsx'
import { NativeSelect } from '#shared/web/ui/elements/native-select.tsx'
import { Stack } from '#shared/web/ui/elements/stack.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { useUpdateSearch } from '#shared/web/use-update-search.ts'
import { useBeginImport, useDiscardImport } from './imports.queries.ts'
import { getKeptFile, keepFile } from './read-file.ts'

/** Names the sheet that was read. Another sheet begins another import in place of this one. */
export function SheetChoice({ shown }: { shown: Import }) {
  const { t } = useTranslation('import-export')
  const { _id: id, kind, sheet, sheets } = shown
  const updateSearch = useUpdateSearch<ImportSearch>()
  const begin = useBeginImport()
  const discard = useDiscardImport()
  const file = getKeptFile(id)
  const read = async (next: string) => {
    if (file === undefined) return
    const begun = await begin.mutateAsync({ kind, ...file, sheet: next })
    keepFile(begun, file)
    updateSearch({ import: begun._id, page: 1, only: undefined })
    await discard.mutateAsync(shown)
  }
  const problem = begin.error
  return (
    <Panel>
      <Stack gap="xs">
        <Text size="sm">{t('sheetRead', { sheet })}</Text>
        {sheets.length > 1 && file === undefined && (
          <Text size="sm" c="dimmed">
            {t('sheetAgain')}
          </Text>
        )}
        {sheets.length > 1 && file !== undefined && (
          <NativeSelect
            label={t('otherSheet')}
            data={sheets}
            value={sheet}
            disabled={begin.isPending}
            onChange={(event) => void read(event.currentTarget.value).catch(() => {})}
          />
        )}
        {problem && (
          <Alert color="red" role="alert">
            {problem instanceof ApiError ? getFirstMessage(problem) : problem.message}
          </Alert>
        )}
      </Stack>
    </Panel>
  )
}
