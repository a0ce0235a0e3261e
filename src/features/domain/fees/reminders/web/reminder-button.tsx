import { IconBrandWhatsapp, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useInstituteQuery, useToday } from '#features/base/institute/web/public.ts'
import { composeReminder, type Reminded } from '#features/domain/fees/reminders/contract/compose-reminder.ts'
import type { NewReminder } from '#features/domain/fees/reminders/contract/reminders.contract.ts'
import type { Student } from '#features/domain/students/contract/students.contract.ts'
import { toastError } from '#shared/web/form/toast-error.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import { chatTarget, openChat } from '#shared/web/open-chat.tsx'
import { chatLink } from '#shared/web/phone-links.ts'
import { confirm } from '#shared/web/ui/confirm.tsx'
import { ActionIcon } from '#shared/web/ui/elements/action-icon.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { Group } from '#shared/web/ui/elements/stack.tsx'
import { READING_MS, toast } from '#shared/web/ui/toast.ts'
import { remindersQueries, useRemind } from './reminders.queries.ts'
import classes from './reminder-button.module.css'
import { SentQuestion } from './sent-question.tsx'

type Size = 'icon' | 'row' | 'button'

type Props = {
  student: Reminded & Pick<Student, '_id' | 'lname' | 'contact' | 'parentContact' | 'status' | 'PendingFee'>
  /** `icon` shows only an icon, `row` a small button for the row of a table. */
  size?: Size
  /**
   * Whether there is space for a second button. Without it, the parent's number is offered only if the student has
   * none.
   */
  withParent?: boolean
}

/** Asks afterwards whether the message was sent. Show it only if a fee is pending. */
export function ReminderButton({ student, size = 'button', withParent = size === 'button' }: Props) {
  const may = useMay()
  const [isOpened, setOpened] = useState(false)
  if (!may('fees.remind') || !may('fees.list-reminders')) return null
  if (isOpened) return <SentQuestion student={student} compact={size !== 'button'} onAnswer={() => setOpened(false)} />
  const parent = chatLink(student.parentContact ?? '', '') === null ? null : student.parentContact
  const isParentOnly = parent !== null && chatLink(student.contact, '') === null
  const onOpened = () => setOpened(true)
  return (
    <Group gap={size === 'icon' ? 0 : 'xs'} wrap="nowrap">
      {!isParentOnly && <ChatButton student={student} size={size} onOpened={onOpened} to={student.contact} />}
      {parent !== null && (withParent || isParentOnly) && (
        <ChatButton student={student} size={size} onOpened={onOpened} to={parent} isParent />
      )}
    </Group>
  )
}

type ChatProps = { student: Props['student']; size: Size; to: string; isParent?: boolean; onOpened: () => void }

function ChatButton({ student, size, to, isParent = false, onOpened }: ChatProps) {
  const { t } = useTranslation('reminders')
  const { data: institute } = useInstituteQuery()
  const { data: settings } = useQuery(remindersQueries.settings())
  const toPay = useToPay(student)
  const today = useToday()
  const name = `${student.fname} ${student.lname}`
  const isReady = institute !== undefined && settings !== undefined && toPay !== undefined
  const getLink = (recorded: Partial<NewReminder> = {}) =>
    isReady ? chatLink(to, composeReminder(settings, { ...student, ...toPay, ...recorded }, institute, today)) : null
  const link = getLink()
  const send = useSendByWhatsApp(student, getLink, onOpened)
  const confirmAndSend = async () => {
    const confirmed = await confirm({
      title: t('remindDropped'),
      text: t('remindDroppedText', { name }),
      confirmLabel: t('sendReminder'),
    })
    if (confirmed) await send()
  }
  const getTarget = () => {
    if (!link) return { onClick: () => toast.error(t('noUsableNumber', { name }), READING_MS) }
    if (student.status === 'Disable') return { onClick: () => void confirmAndSend() }
    return chatTarget(link, () => void send())
  }
  const Icon = isParent ? IconUsers : IconBrandWhatsapp
  const label = t(isParent ? 'sendReminderToParent' : 'sendReminderTo', { name })
  if (size === 'icon') {
    return (
      <ActionIcon
        {...getTarget()}
        disabled={!isReady}
        aria-label={label}
        title={t(isParent ? 'toParent' : 'sendReminder')}
        variant="subtle"
        color="teal"
      >
        <Icon size={18} aria-hidden />
      </ActionIcon>
    )
  }
  const icon = <Icon size={16} aria-hidden />
  if (size === 'row') {
    return (
      <Button
        {...getTarget()}
        disabled={!isReady}
        aria-label={label}
        variant="default"
        size="xs"
        wrap
        className={classes.row}
        leftSection={icon}
      >
        {t('sendReminder')}
      </Button>
    )
  }
  return (
    <Button {...getTarget()} disabled={!isReady} variant="default" leftSection={icon}>
      {t(isParent ? 'toParent' : 'sendReminder')}
    </Button>
  )
}

/**
 * Returns the values of the text that the record lacks; undefined while they load. A record has only the amount of its
 * oldest due date, which is too little if several dates of a plan have passed.
 */
function useToPay({ _id, amountToPay, dueAmount, dueDate, PendingFee }: Props['student']) {
  const today = useToday()
  const isPart = amountToPay === undefined && dueAmount < PendingFee && dueDate <= today
  const { data } = useQuery({ ...remindersQueries.ofStudent(_id, 1), enabled: isPart })
  return isPart ? data?.toPay : {}
}

type GetLink = (recorded: NewReminder) => string | null

/**
 * The chat opens only after the reminder is recorded, so that two clerks never write on the same day. The text then has
 * the amount that was due when it was recorded.
 */
function useSendByWhatsApp({ _id, fname, lname }: Props['student'], getLink: GetLink, onOpened: () => void) {
  const { t } = useTranslation('reminders')
  const remind = useRemind()
  const texts = { recorded: t('chatOpened', { name: `${fname} ${lname}` }), link: t('openWhatsApp') }
  return async () => {
    if (remind.isPending) return
    await remind.mutateAsync(_id).then((recorded) => {
      openChat(getLink(recorded) ?? '', texts)
      onOpened()
    }, toastError)
  }
}
