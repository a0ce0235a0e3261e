import { Menu } from '@mantine/core'
import { IconMail, IconPencil, IconTrash, IconUser, IconUserPlus } from '@tabler/icons-react'
import type { Enquiry } from '#features/domain/enquiries/contract/enquiries.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { MenuLink } from '#shared/web/ui/menu-link.tsx'
import { OpenRowMenu } from '#shared/web/ui/row-menu.tsx'
import { StatusItems } from './status-items.tsx'
import type { EnquiryActions } from './use-enquiry-actions.ts'

export function OpenEnquiryMenu({ enquiry, actions }: { enquiry: Enquiry; actions: EnquiryActions }) {
  const { t } = useTranslation(['enquiries', 'students', 'words'])
  const may = useMay()
  const mayFollowUp = may('enquiries.follow-up')
  const { _id, name, mailId, student } = enquiry
  const enquiryLink = { search: { id: _id }, state: { enquiry } }
  return (
    <OpenRowMenu name={name}>
      {mayFollowUp && (
        <>
          <StatusItems enquiry={enquiry} changeStatus={actions.changeStatus} />
          <Menu.Item
            leftSection={<IconMail size={16} aria-hidden />}
            disabled={!mailId}
            onClick={() => void actions.sendEmail(enquiry)}
          >
            {t('sendEmail')}
            {!mailId && <Text size="xs">{t('noEmailAddress')}</Text>}
          </Menu.Item>
        </>
      )}
      {student === null && may('enquiries.admit') && (
        <MenuLink to="/hr/enquiry/admit" {...enquiryLink} leftSection={<IconUserPlus size={16} aria-hidden />}>
          {t('admit')}
        </MenuLink>
      )}
      {student !== null && may('students.read') && (
        <MenuLink to="/hr/Student-view" search={{ id: student }} leftSection={<IconUser size={16} aria-hidden />}>
          {t('students:viewProfile')}
        </MenuLink>
      )}
      {mayFollowUp && (
        <>
          <MenuLink to="/hr/enquiry/edit" {...enquiryLink} leftSection={<IconPencil size={16} aria-hidden />}>
            {t('words:edit')}
          </MenuLink>
          <Menu.Item
            color="var(--red-ink)"
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={() => void actions.remove(enquiry)}
          >
            {t('words:delete')}
          </Menu.Item>
        </>
      )}
    </OpenRowMenu>
  )
}
