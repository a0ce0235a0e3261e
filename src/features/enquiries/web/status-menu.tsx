import { Menu, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconCircleCheck, IconCircleDot, IconClock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Enquiry } from '#features/enquiries/contract/enquiries.contract.ts'
import { RowMenu } from '#shared/web/ui/row-menu.tsx'
import { useStatusLabels } from './enquiry-status-badge.tsx'
import classes from './status-menu.module.css'
import type { EnquiryActions } from './use-enquiry-actions.ts'

type Props = { enquiry: Enquiry; changeStatus: EnquiryActions['changeStatus'] }

/** The status as a button that changes it. */
export function StatusMenu(props: Props) {
  const { t } = useTranslation('enquiries')
  const { name, status } = props.enquiry
  const label = useStatusLabels()[status]
  const target = (
    <UnstyledButton
      className={classes.status ?? ''}
      data-status={status}
      aria-label={t('changeStatusOf', { status: label, name })}
    >
      {label}
      <IconChevronDown size={12} stroke={2} aria-hidden />
    </UnstyledButton>
  )
  return (
    <RowMenu name={name} target={target}>
      <StatusItems {...props} />
    </RowMenu>
  )
}

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
