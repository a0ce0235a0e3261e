import { Menu, Text } from '@mantine/core'
import {
  IconCircleCheck,
  IconCircleDot,
  IconClock,
  IconMail,
  IconPencil,
  IconTrash,
  IconUser,
  IconUserPlus,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Enquiry, EnquiryStatus } from '#features/enquiries/contract/enquiries.contract.ts'
import { MenuLink } from '#shared/web/ui/row-links.tsx'
import { RowMenu } from '#shared/web/ui/row-menu.tsx'

export type EnquiryActions = {
  changeStatus: (enquiry: Enquiry, status: EnquiryStatus) => Promise<void>
  sendEmail: (enquiry: Enquiry) => Promise<void>
  remove: (enquiry: Enquiry) => Promise<void>
}

export function EnquiryMenu({ enquiry, actions }: { enquiry: Enquiry; actions: EnquiryActions }) {
  const { t } = useTranslation(['enquiries', 'students'])
  const { _id, name, status, mailId, student } = enquiry
  const enquiryLink = { search: { id: _id }, state: { enquiry } }
  const statuses = [
    { to: 'Open', label: t('setOpen'), icon: <IconCircleDot size={16} aria-hidden /> },
    { to: 'Closed', label: t('setClosed'), icon: <IconCircleCheck size={16} aria-hidden /> },
    { to: 'Pending', label: t('setPending'), icon: <IconClock size={16} aria-hidden /> },
  ] as const
  return (
    <RowMenu name={name}>
      {statuses.map(({ to, label, icon }) => (
        <Menu.Item
          key={to}
          leftSection={icon}
          disabled={status === to}
          onClick={() => void actions.changeStatus(enquiry, to)}
        >
          {label}
        </Menu.Item>
      ))}
      <Menu.Item
        leftSection={<IconMail size={16} aria-hidden />}
        disabled={!mailId}
        onClick={() => void actions.sendEmail(enquiry)}
      >
        {t('sendEmail')}
        {!mailId && <Text size="xs">{t('noEmailAddress')}</Text>}
      </Menu.Item>
      {student === null ? (
        <MenuLink to="/hr/enquiry/admit" {...enquiryLink} leftSection={<IconUserPlus size={16} aria-hidden />}>
          {t('admit')}
        </MenuLink>
      ) : (
        <MenuLink to="/hr/Student-view" search={{ id: student }} leftSection={<IconUser size={16} aria-hidden />}>
          {t('students:viewProfile')}
        </MenuLink>
      )}
      <MenuLink to="/hr/enquiry/edit" {...enquiryLink} leftSection={<IconPencil size={16} aria-hidden />}>
        {t('edit')}
      </MenuLink>
      <Menu.Item
        color="var(--mantine-color-error)"
        leftSection={<IconTrash size={16} aria-hidden />}
        onClick={() => void actions.remove(enquiry)}
      >
        {t('delete')}
      </Menu.Item>
    </RowMenu>
  )
}
