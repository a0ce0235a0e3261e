import { Group, Stack, Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Import } from '#features/import-export/contract/imports.contract.ts'
import { useFormat } from '#shared/web/use-format.ts'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { useRefreshRecords } from './imports.queries.ts'
import { UndoImport } from './undo-import.tsx'

export function FinishedImport({ shown }: { shown: Import }) {
  const { t } = useTranslation('import-export')
  const { rupees } = useFormat()
  const { _id, state, students, receipts, paid } = shown
  const refreshRecords = useRefreshRecords()
  const isRefreshed = useRef(false)
  useEffect(() => {
    if (isRefreshed.current) return
    isRefreshed.current = true
    void refreshRecords()
  }, [refreshRecords])
  return (
    <Panel title={t(state)}>
      <Stack gap="sm">
        <Text role="status">{t('made', { students, receipts, paid: rupees(paid) })}</Text>
        <Text size="sm" c="dimmed">
          {t('completeHint')}
        </Text>
        <Group gap="sm">
          <ButtonLink to="/hr/StudentList">{t('showStudents')}</ButtonLink>
          <ButtonLink to="/hr/studentAdd" variant="default">
            {t('another')}
          </ButtonLink>
          {state === 'done' && <UndoImport id={_id} />}
        </Group>
      </Stack>
    </Panel>
  )
}
