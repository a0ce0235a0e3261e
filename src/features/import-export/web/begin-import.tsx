import { Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { STUDENT_IMPORT_FIELDS } from '#features/import-export/contract/import-kinds.ts'
import type { ImportSearch } from '#features/import-export/contract/imports.search.ts'
import { toCsv } from '#shared/contract/to-csv.ts'
import { ApiError } from '#shared/web/api-error.ts'
import { useTranslate } from '#shared/web/i18n.tsx'
import { saveFile } from '#shared/web/save-file.ts'
import { Panel } from '#shared/web/ui/panel.tsx'
import { useUpdateSearch } from '#shared/web/use-update-search.ts'
import { useBeginImport } from './imports.queries.ts'

export function BeginImport() {
  const { t } = useTranslation('import-export')
  const translate = useTranslate()
  const updateSearch = useUpdateSearch<ImportSearch>()
  const [rows, setRows] = useState('')
  const begin = useBeginImport()
  const reason = begin.error instanceof ApiError ? begin.error.problem : undefined
  const submit = async () => {
    const { _id } = await begin.mutateAsync({ kind: 'students', rows })
    updateSearch({ import: _id, page: 1 })
  }
  const saveTemplate = () => {
    const headers = Object.values(STUDENT_IMPORT_FIELDS).map(({ label }) => translate(label))
    saveFile(`${t('templateName')}.csv`, 'text/csv', toCsv([headers]))
  }
  return (
    <Panel title={t('begin')}>
      <Stack gap="sm">
        <Text size="sm">{t('beginHint')}</Text>
        <Textarea
          label={t('rows')}
          description={t('rowsHint')}
          error={reason?.fields?.['rows']}
          minRows={8}
          rows={8}
          spellCheck={false}
          value={rows}
          onChange={(event) => setRows(event.currentTarget.value)}
        />
        {begin.error && !reason?.fields && (
          <Alert color="red" role="alert">
            {begin.error.message}
          </Alert>
        )}
        <Group gap="sm">
          <Button loading={begin.isPending} onClick={() => void submit().catch(() => {})}>
            {t('continue')}
          </Button>
          <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} onClick={saveTemplate}>
            {t('template')}
          </Button>
        </Group>
      </Stack>
    </Panel>
  )
}
