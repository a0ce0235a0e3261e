import {
  IconArrowDown,
  IconArrowUp,
  IconBrandWhatsapp,
  IconMail,
  IconPencil,
  IconPhone,
  IconUser,
  IconUserPlus,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from '#shared/web/i18n.tsx'
import type { Enquiry } from '#features/domain/enquiries/contract/enquiries.contract.ts'
import type { EnquiryStatus } from '#features/domain/enquiries/contract/enquiry-statuses.ts'
import { Segments } from '#shared/web/form/choice-fields.tsx'
import { useMay } from '#shared/web/may.ts'
import { telLink } from '#shared/web/phone-links.ts'
import { AvatarPhoto } from '#shared/web/ui/avatar-photo.tsx'
import { ActionIcon } from '#shared/web/ui/elements/action-icon.tsx'
import { Button, type ButtonProps } from '#shared/web/ui/elements/button.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { QueryStates } from '#shared/web/ui/states.tsx'
import { enquiriesQueries } from './enquiries.queries.ts'
import { EnquiryDetails } from './enquiry-details.tsx'
import { EnquiryMenu } from './enquiry-menu.tsx'
import { EnquiryNotFound } from './enquiry-not-found.tsx'
import { EnquiryNotes } from './enquiry-notes.tsx'
import classes from './enquiry-panel.module.css'
import { EnquiryStatusBadges, useStatusLabels } from './enquiry-status-badge.tsx'
import { NextCallField } from './next-call-field.tsx'
import { useChatLink } from './use-chat-link.ts'
import type { EnquiryActions } from './use-enquiry-actions.ts'
import type { OpenEnquiry } from './use-open-enquiry.ts'

type Props = { id: string; actions: EnquiryActions | undefined; withMenu?: boolean }

export function EnquiryPanel({ id, actions, withMenu = false }: Props) {
  const enquiry = useQuery(enquiriesQueries.one(id))
  return (
    <QueryStates query={enquiry} notFound={<EnquiryNotFound />}>
      {(data) => (
        <>
          <div className={classes.content}>
            {actions ? (
              <ToDo enquiry={data} actions={actions} />
            ) : (
              <div className={classes.part}>
                <EnquiryStatusBadges enquiry={data} />
              </div>
            )}
            <EnquiryDetails enquiry={data} />
            <EnquiryNotes enquiry={data} canWrite={actions !== undefined} />
          </div>
          {actions && (
            <div className={classes.footer}>
              <PanelLinks enquiry={data} />
              {withMenu && <EnquiryMenu enquiry={data} actions={actions} />}
            </div>
          )}
        </>
      )}
    </QueryStates>
  )
}

export function PanelHeading({ enquiry, children }: { enquiry: Enquiry | undefined; children: ReactNode }) {
  return (
    <>
      <AvatarPhoto name={enquiry?.name ?? ''} size={36} />
      <div className={classes.heading}>
        {children}
        {enquiry?.mailId && (
          <div className={classes.mail} title={enquiry.mailId}>
            {enquiry.mailId}
          </div>
        )}
      </div>
    </>
  )
}

export function PanelTurner({ open: { showPrevious, showNext } }: { open: OpenEnquiry }) {
  const { t } = useTranslation('enquiries')
  const turners = [
    { label: t('previousPerson'), icon: <IconArrowUp size={17} aria-hidden />, show: showPrevious },
    { label: t('nextPerson'), icon: <IconArrowDown size={17} aria-hidden />, show: showNext },
  ]
  return turners.map(({ label, icon, show }) => (
    <ActionIcon
      key={label}
      variant="subtle"
      color="gray"
      aria-label={label}
      // Keeps the focus at the ends of the list.
      className={classes.turner ?? ''}
      aria-disabled={!show}
      data-disabled={!show}
      onClick={() => show?.()}
    >
      {icon}
    </ActionIcon>
  ))
}

const STATUSES = ['Open', 'Pending', 'Closed'] satisfies EnquiryStatus[]

function ToDo({ enquiry, actions }: { enquiry: Enquiry; actions: EnquiryActions }) {
  const { t } = useTranslation('words')
  const labels = useStatusLabels()
  return (
    <>
      <div className={classes.part}>
        <ReachButtons enquiry={enquiry} sendEmail={actions.sendEmail} />
        <Segments
          label={t('status')}
          choices={STATUSES.map((value) => ({ value, label: labels[value] }))}
          value={enquiry.status}
          onChange={(status) => void actions.changeStatus(enquiry, status as EnquiryStatus)}
        />
      </div>
      {enquiry.status !== 'Closed' && (
        <div className={classes.part}>
          <NextCallField enquiry={enquiry} />
        </div>
      )}
    </>
  )
}

type ReachProps = { enquiry: Enquiry; sendEmail: EnquiryActions['sendEmail'] }

function ReachButtons({ enquiry, sendEmail }: ReachProps) {
  const { t } = useTranslation(['enquiries', 'identity'])
  const tel = telLink(enquiry.contact ?? '')
  const chat = useChatLink(enquiry)
  const button = { variant: 'default', px: 4, size: 'sm' } satisfies ButtonProps
  return (
    <div className={classes.reach}>
      <Button
        {...button}
        leftSection={<IconPhone size={15} aria-hidden />}
        {...(tel ? { component: 'a', href: tel } : { disabled: true })}
      >
        {t('call')}
      </Button>
      <Button
        {...button}
        leftSection={<IconBrandWhatsapp size={15} aria-hidden />}
        {...(chat ? { component: 'a', ...chat } : { disabled: true })}
      >
        {t('chat')}
      </Button>
      <Button
        {...button}
        leftSection={<IconMail size={15} aria-hidden />}
        disabled={!enquiry.mailId}
        onClick={() => void sendEmail(enquiry)}
      >
        {t('identity:email')}
      </Button>
    </div>
  )
}

function PanelLinks({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useTranslation(['enquiries', 'students', 'words'])
  const may = useMay()
  const { _id, student } = enquiry
  const link = { search: { id: _id }, state: { enquiry } }
  return (
    <>
      <ButtonLink
        to="/hr/enquiry/edit"
        {...link}
        variant="subtle"
        color="gray"
        px={8}
        leftSection={<IconPencil size={16} aria-hidden />}
      >
        {t('words:edit')}
      </ButtonLink>
      {student === null && may('enquiries.admit') && (
        <ButtonLink
          to="/hr/enquiry/admit"
          {...link}
          className={classes.admit ?? ''}
          leftSection={<IconUserPlus size={16} aria-hidden />}
        >
          {t('admit')}
        </ButtonLink>
      )}
      {student !== null && may('students.read') && (
        <ButtonLink
          to="/hr/Student-view"
          search={{ id: student }}
          className={classes.admit ?? ''}
          leftSection={<IconUser size={16} aria-hidden />}
        >
          {t('students:viewProfile')}
        </ButtonLink>
      )}
    </>
  )
}
