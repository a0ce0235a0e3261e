import { useTranslation } from 'react-i18next'
import type { EnquiryStatus } from '#features/enquiries/contract/enquiries.contract.ts'
import { StatusBadge } from '#shared/web/ui/status-badge.tsx'

const TONES = { Open: 'info', Closed: 'good', Pending: 'warn' } as const

/** `Closed` is shown as Joined. */
export function useStatusLabels(): Record<EnquiryStatus, string> {
  const { t } = useTranslation('enquiries')
  return { Open: t('statusOpen'), Closed: t('statusClosed'), Pending: t('statusPending') }
}

export function EnquiryStatusBadge({ status }: { status: EnquiryStatus }) {
  const labels = useStatusLabels()
  return <StatusBadge tone={TONES[status]}>{labels[status]}</StatusBadge>
}
