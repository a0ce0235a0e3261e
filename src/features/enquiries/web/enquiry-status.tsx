import { useTranslation } from 'react-i18next'
import { StatusBadge } from '#shared/web/ui/status-badge.tsx'
import type { EnquiryStatus } from '../contract/enquiries.contract.ts'

const TONES = { Open: 'info', Closed: 'good', Pending: 'warn' } as const

/** What a status is called on the screens: Closed is Joined. */
export function useStatusWords(): Record<EnquiryStatus, string> {
  const { t } = useTranslation('enquiries')
  return { Open: t('isOpen'), Closed: t('isClosed'), Pending: t('isPending') }
}

export function EnquiryStatusBadge({ status }: { status: EnquiryStatus }) {
  const words = useStatusWords()
  return <StatusBadge tone={TONES[status]}>{words[status]}</StatusBadge>
}
