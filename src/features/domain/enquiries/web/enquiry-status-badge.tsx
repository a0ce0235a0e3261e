import { useTranslation } from '#shared/web/i18n.tsx'
import type { Enquiry } from '#features/domain/enquiries/contract/enquiries.contract.ts'
import type { EnquiryStatus } from '#features/domain/enquiries/contract/enquiry-statuses.ts'
import { Group } from '#shared/web/ui/elements/stack.tsx'
import { StatusBadge } from '#shared/web/ui/status-badge.tsx'

const TONES = { Open: 'info', Closed: 'good', Pending: 'warn' } as const

/** `Closed` is shown as Joined. */
export function useStatusLabels(): Record<EnquiryStatus, string> {
  const { t } = useTranslation(['enquiries', 'words'])
  return { Open: t('statusOpen'), Closed: t('statusClosed'), Pending: t('words:pending') }
}

export function EnquiryStatusBadges({ enquiry }: { enquiry: Enquiry }) {
  const { status } = enquiry
  const labels = useStatusLabels()
  return (
    <Group component="span" display="inline-flex" gap={4}>
      <StatusBadge tone={TONES[status]}>{labels[status]}</StatusBadge>
      <PlacedBadge enquiry={enquiry} />
    </Group>
  )
}

export function PlacedBadge({ enquiry: { isPlaced } }: { enquiry: Enquiry }) {
  const { t } = useTranslation('students')
  return isPlaced === 'placed' && <StatusBadge tone="good">{t('placed')}</StatusBadge>
}
