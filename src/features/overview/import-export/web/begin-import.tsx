import { IconDownload, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { IMPORT_FIELDS, type ImportKind } from '#features/overview/import-export/contract/import-kinds.ts'
import { MAX_BYTES, type NewImport } from '#features/overview/import-export/contract/imports.contract.ts'
import type { ImportSearch } from '#features/overview/import-export/contract/imports.search.ts'
import { toCsv } from '#shared/contract/to-csv.ts'
import { ApiError } from '#shared/web/api-error.ts'
import { FileButton } from '#shared/web/form/file-button.tsx'
import { useLeaveGuard } from '#shared/web/form/use-leave-guard.ts'
import { useTranslate, useTranslation } from '#shared/web/i18n.tsx'
import { saveFile } from '#shared/web/save-file.ts'
import { toBase64 } from '#shared/web/to-base64.ts'
import { Alert } from '#shared/web/ui/elements/alert.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { Group, Stack } from '#shared/web/ui/elements/stack.tsx'
import { Textarea } from '#shared/web/ui/elements/text-input.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { useUpdateSearch } from '#shared/web/use-update-search.ts'
import { IMPORT_PAGES } from './import-pages.ts'
import { useBeginImport } from './imports.queries.ts'
import { keepFile } from './read-file.ts'

const NAME_MAX = 200

export function BeginImport({ kind }: { kind: ImportKind }) {
  const { t } = useTranslation(['import-export', 'words'])
  const translate = useTranslate()
  const updateSearch = useUpdateSearch<ImportSearch>()
  const [rows, setRows] = useState('')
  const [isTooLarge, setTooLarge] = useState(false)
  const { hint, rowsHint, template } = IMPORT_PAGES[kind]
  const begin = useBeginImport()
  useLeaveGuard({ enabled: true, isDirty: () => rows !== '', onLeave: () => setRows(''), isSameSubject: () => true })
  const reason = begin.error instanceof ApiError ? begin.error.problem : undefined
  const submit = (source: Pick<NewImport, 'rows' | 'file' | 'name'>) =>
    begin.mutateAsync({ kind, ...source }).then(
      (begun) => {
        keepFile(begun, source)
        updateSearch({ import: begun._id, page: 1 })
      },
      // The error is shown below.
      () => {},
    )
  const submitFile = async (file: File) => {
    setTooLarge(file.size > MAX_BYTES)
    if (file.size <= MAX_BYTES) await submit({ file: await toBase64(file), name: file.name.slice(-NAME_MAX) })
  }
  const fileError = isTooLarge ? t('tooLarge') : (reason?.fields?.['file'] ?? begin.error?.message)
  const saveTemplate = () => {
    const fields = Object.values(IMPORT_FIELDS[kind]).filter(({ number = 1 }) => number === 1)
    const headers = fields.map(({ label }) => translate(label))
    saveFile(`${t(template)}.csv`, 'text/csv', toCsv([headers]))
  }
  return (
    <Panel title={t('begin')}>
      <Stack gap="sm">
        <Text size="sm">{t(hint)}</Text>
        <Group gap="sm">
          <FileButton
            label={t('chooseFile')}
            accept=".xlsx,.csv,.tsv,.txt"
            icon={<IconUpload size={16} aria-hidden />}
            busy={begin.isPending}
            onFile={(file) => void submitFile(file)}
          />
          <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} onClick={saveTemplate}>
            {t('template')}
          </Button>
        </Group>
        {fileError && !reason?.fields?.['rows'] && (
          <Alert color="red" role="alert">
            {fileError}
          </Alert>
        )}
        <Textarea
          label={t('rows')}
          description={t(rowsHint)}
          error={reason?.fields?.['rows']}
          rows={8}
          spellCheck={false}
          value={rows}
          onChange={(event) => setRows(event.currentTarget.value)}
        />
        <Group gap="sm">
          <Button loading={begin.isPending} onClick={() => void submit({ rows })}>
            {t('words:continue')}
          </Button>
        </Group>
      </Stack>
    </Panel>
  )
}
