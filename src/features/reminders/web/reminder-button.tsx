import { ActionIcon, Button } from '@mantine/core'
import { IconBrandWhatsapp } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useInstituteQuery, useToday } from '#features/institute/web/public.ts'
import { composeReminder, type Reminded } from '#features/reminders/contract/compose-reminder.ts'
import type { NewReminder } from '#features/reminders/contract/reminders.contract.ts'
import type { Student } from '#features/students/contract/students.contract.ts'
import { toastError } from '#shared/web/form/toast-error.ts'
import { chatTarget, openChat } from '#shared/web/open-chat.tsx'
import { chatLink } from '#shared/web/phone-links.ts'
import { confirm } from '#shared/web/ui/confirm.tsx'
import { READING_MS, toast } from '#shared/web/ui/toast.ts'
import { remindersQueries, useRemind } from './reminders.queries.ts'

type Props = {
  student: Reminded & Pick<Student, '_id' | 'lname' | 'contact' | 'status'>
  /** Only an icon. */
  compact?: boolean
}

/** Records the reminder and opens a WhatsApp chat with the prepared text. Show it only if a fee is pending. */
export function ReminderButton({ student, compact = false }: Props) {
  const { t } = useTranslation('reminders')
  const { data: institute } = useInstituteQuery()
  const { data: settings } = useQuery(remindersQueries.settings())
  const today = useToday()
  const name = `${student.fname} ${student.lname}`
  const isReady = institute !== undefined && settings !== undefined
  const getLink = (recorded?: NewReminder) =>
    isReady ? chatLink(student.contact, composeReminder(settings, { ...student, ...recorded }, institute, today)) : null
  const link = getLink()
  const send = useSendByWhatsApp(student, getLink)
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
  if (compact) {
    return (
      <ActionIcon
        {...getTarget()}
        disabled={!isReady}
        aria-label={t('sendReminderTo', { name })}
        title={t('sendReminder')}
        variant="subtle"
        color="teal"
      >
        <IconBrandWhatsapp size={18} aria-hidden />
      </ActionIcon>
    )
  }
  return (
    <Button
      {...getTarget()}
      disabled={!isReady}
      variant="default"
      leftSection={<IconBrandWhatsapp size={16} aria-hidden />}
    >
      {t('sendReminder')}
    </Button>
  )
}

type GetLink = (recorded: NewReminder) => string | null

/**
 * The chat opens only after the reminder was recorded, so that two clerks never send one on the same day. The text then has the
 * amount that was due when it was recorded.
 */
function useSendByWhatsApp({ _id, fname, lname }: Props['student'], getLink: GetLink) {
  const { t } = useTranslation('reminders')
  const remind = useRemind()
  const texts = { recorded: t('reminderLogged', { name: `${fname} ${lname}` }), link: t('openWhatsApp') }
  return async () => {
    if (!remind.isPending)
      await remind.mutateAsync(_id).then((recorded) => openChat(getLink(recorded) ?? '', texts), toastError)
  }
}
