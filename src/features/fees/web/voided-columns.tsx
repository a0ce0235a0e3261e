import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { FeeList } from '#features/fees/contract/fees.contract.ts'
import { InstantText } from '#features/institute/web/public.ts'
import type { Column } from '#shared/web/ui/data-table.tsx'

type Listed = FeeList['fees'][number]

/** When a receipt was voided and by whom, and why if that was said. */
export function useVoidedColumns(): Column<Listed>[] {
  const { t } = useTranslation('fees')
  return [
    { key: 'voided', header: t('voidedTab'), cell: ({ voided }) => voided && <Voiding {...voided} />, wrap: true },
    { key: 'reason', header: t('reason'), cell: ({ voided }) => voided?.reason || '–', wrap: true },
  ]
}

function Voiding({ at, by }: NonNullable<Listed['voided']>) {
  const { t } = useTranslation('fees')
  return (
    <>
      <InstantText at={at} />
      {by !== '' && (
        <Text size="sm" c="dimmed">
          {t('voidedBy', { name: by })}
        </Text>
      )}
    </>
  )
}
