import { useEffect, useRef } from 'react'
import type { Import } from '#features/overview/import-export/contract/imports.contract.ts'
import { useInstitute } from '#features/base/institute/web/public.ts'
import { formatInstant } from '#shared/web/days.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import { Group, Stack } from '#shared/web/ui/elements/stack.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { useFormat } from '#shared/web/use-format.ts'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { getImportPage, IMPORT_PAGES, STATE_LABELS } from './import-pages.ts'
import { useImportRole, useRefreshRecords } from './imports.queries.ts'
import { SignInLinks } from './sign-in-links.tsx'
import { UndoImport } from './undo-import.tsx'

export function FinishedImport({ shown }: { shown: Import }) {
  const { t } = useTranslation(['import-export', 'fees'])
  const { rupees } = useFormat()
  const { timeZone } = useInstitute()
  const { kind, state, students, receipts, paid, discounts, records, links, undoUntil } = shown
  const may = useMay()
  const { showList, mayList } = IMPORT_PAGES[kind]
  const { list, page } = getImportPage(kind, useImportRole())
  const refreshRecords = useRefreshRecords()
  const isRefreshed = useRef(false)
  useEffect(() => {
    if (isRefreshed.current) return
    isRefreshed.current = true
    void refreshRecords()
  }, [refreshRecords])
  return (
    <Panel title={t(STATE_LABELS[state])}>
      <Stack gap="sm">
        <Text role="status">
          {kind === 'students' && t('made', { students, receipts, paid: rupees(paid) })}
          {(kind === 'expenses' || kind === 'payments') && t('createdSum', { records, paid: rupees(paid) })}
          {kind !== 'students' && kind !== 'expenses' && kind !== 'payments' && t('created', { records })}
          {discounts > 0 && ` ${t('discountsMade', { discounts: rupees(discounts) })}`}
        </Text>
        {kind === 'students' && (
          <Text size="sm" c="dimmed">
            {t('completeHint')}
          </Text>
        )}
        {links && <SignInLinks shown={shown} links={links} />}
        <Group gap="sm">
          {may(mayList) && <ButtonLink to={list}>{t(showList)}</ButtonLink>}
          <ButtonLink to={page} variant="default">
            {t('another')}
          </ButtonLink>
          {undoUntil !== null && <UndoImport one={shown} />}
        </Group>
        {undoUntil !== null && (
          <Text size="sm" c="dimmed">
            {t('undoUntil', { time: formatInstant(timeZone, undoUntil) })}
          </Text>
        )}
      </Stack>
    </Panel>
  )
}
