import { Menu } from '@mantine/core'
import { IconCircleCheck, IconCircleDot, IconClock } from '@tabler/icons-react'
import type { Enquiry } from '#features/domain/enquiries/contract/enquiries.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import type { EnquiryActions } from './use-enquiry-actions.ts'

type Props = { enquiry: Enquiry; changeStatus: EnquiryActions['changeStatus'] }

export function StatusItems({ enquiry, changeStatus }: Props) {
  const { t } = useTranslation('enquiries')
  const statuses = [
    { to: 'Open', label: t('setOpen'), icon: <IconCircleDot size={16} aria-hidden /> },
    { to: 'Closed', label: t('setClosed'), icon: <IconCircleCheck size={16} aria-hidden /> },
    { to: 'Pending', label: t('setPending'), icon: <IconClock size={16} aria-hidden /> },
  ] as const
  return statuses.map(({ to, label, icon }) => (
    <Menu.Item
      key={to}
      leftSection={icon}
      disabled={enquiry.status === to}
      onClick={() => void changeStatus(enquiry, to)}
    >
      {label}
    </Menu.Item>
  ))
}
