import { IconAlertTriangle, IconShieldCheck } from '@tabler/icons-react'
import { InstantText } from '#features/base/institute/web/public.ts'
import type { RestorePreview } from '#features/overview/backup/contract/restore.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import type { Key } from '#shared/web/message-keys.ts'
import { DetailList } from '#shared/web/ui/detail-list.tsx'
import { Alert } from '#shared/web/ui/elements/alert.tsx'
import { Stack } from '#shared/web/ui/elements/stack.tsx'
import { useFormat } from '#shared/web/use-format.ts'

const AUTHENTICITY: Record<RestorePreview['authenticity'], Key<'backup'>> = {
  verified: 'isVerified',
  otherKey: 'isOfOtherKey',
  noKey: 'hasNoKey',
  noCode: 'hasNoCode',
}

type Props = {
  preview: RestorePreview
  /** True if nothing is replaced. */
  isFirst?: boolean
}

export function PreviewDetails({ preview, isFirst = false }: Props) {
  const { t } = useTranslation('backup')
  const format = useFormat()
  const { authenticity, receiptsLost, lastReceipt, lastReceiptNow } = preview
  const isVerified = authenticity === 'verified'
  return (
    <Stack gap="md">
      <DetailList
        details={[
          { label: t('madeAt'), value: <InstantText at={preview.madeAt} /> },
          { label: t('studentsInBackup'), value: format.count(preview.students) },
          { label: t('receiptsInBackup'), value: format.count(preview.receipts) },
          { label: t('lastReceiptInBackup'), value: lastReceipt },
          ...(isFirst ? [] : [{ label: t('lastReceiptNow'), value: lastReceiptNow }]),
        ]}
      />
      <Alert
        role="note"
        color={isVerified ? 'teal' : 'yellow'}
        icon={isVerified ? <IconShieldCheck size={18} aria-hidden /> : <IconAlertTriangle size={18} aria-hidden />}
      >
        {t(AUTHENTICITY[authenticity])}
      </Alert>
      {!isFirst && (
        <Alert role="note" color="yellow" icon={<IconAlertTriangle size={18} aria-hidden />} title={t('losesTitle')}>
          {receiptsLost > 0 ? t('losesReceipts', { count: receiptsLost }) : t('losesChanges')}
        </Alert>
      )}
    </Stack>
  )
}
