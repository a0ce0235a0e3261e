import { InstantText } from '#features/base/institute/web/public.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import type { Column } from '#shared/web/ui/data-table.tsx'

export function useInstantColumns<Row extends { createdAt: string; updatedAt: string }>(): Column<Row>[] {
  const { t } = useTranslation('expenses')
  return [
    { key: 'created', header: t('created'), cell: ({ createdAt }) => <InstantText at={createdAt} /> },
    { key: 'updated', header: t('updated'), cell: ({ updatedAt }) => <InstantText at={updatedAt} /> },
  ]
}
