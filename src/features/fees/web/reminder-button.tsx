import { ActionIcon, Button, Tooltip } from '@mantine/core'
import { IconBrandWhatsapp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Institute } from '#features/institute/contract/institute.contract.ts'
import { useInstituteQuery, useToday } from '#features/institute/web/public.ts'
import type { Student } from '#features/students/contract/students.contract.ts'
import { countDays } from '#shared/web/days.ts'
import { chatLink } from '#shared/web/phone-links.ts'
import { confirm } from '#shared/web/ui/confirm.tsx'
import { READING_MS, toast } from '#shared/web/ui/toast.ts'

type Props = {
  student: Pick<Student, 'fname' | 'lname' | 'course' | 'contact' | 'dueDate' | 'PendingFee' | 'status'>
  /** Only an icon. */
  compact?: boolean
}

/** Opens a WhatsApp chat with a prepared message. Show it only if a fee is pending. */
export function ReminderButton({ student, compact = false }: Props) {
  const { t } = useTranslation('fees')
  const { data: institute } = useInstituteQuery()
  const createMessage = useReminderMessage(student)
  const name = `${student.fname} ${student.lname}`
  const disabled = institute === undefined
  const link = institute ? chatLink(student.contact, createMessage(institute)) : null
  const confirmAndOpen = async (href: string) => {
    const confirmed = await confirm({
      title: t('remindDropped'),
      text: t('remindDroppedText', { name }),
      confirmLabel: t('sendReminder'),
    })
    if (confirmed) window.open(href, '_blank', 'noopener,noreferrer')
  }
  const getTarget = () => {
    if (!link) return { onClick: () => toast.error(t('noUsableNumber', { name }), READING_MS) }
    if (student.status === 'Disable') return { onClick: () => void confirmAndOpen(link) }
    return { component: 'a' as const, href: link, target: '_blank', rel: 'noopener noreferrer' }
  }
  if (compact) {
    return (
      <Tooltip label={t('sendReminder')}>
        <ActionIcon
          {...getTarget()}
          disabled={disabled}
          aria-label={t('sendReminderTo', { name })}
          variant="subtle"
          color="teal"
        >
          <IconBrandWhatsapp size={18} aria-hidden />
        </ActionIcon>
      </Tooltip>
    )
  }
  return (
    <Button
      {...getTarget()}
      disabled={disabled}
      variant="default"
      leftSection={<IconBrandWhatsapp size={16} aria-hidden />}
    >
      {t('sendReminder')}
    </Button>
  )
}

function useReminderMessage({ fname, course, PendingFee, dueDate }: Props['student']) {
  const { t } = useTranslation('fees')
  const daysOverdue = countDays(dueDate, useToday())
  return ({ name: institute, phone }: Institute) => {
    const values = { name: fname, course, pending: PendingFee, date: dueDate, institute, phone }
    return daysOverdue > 0
      ? t('reminderOverdueMessage', { ...values, count: daysOverdue })
      : t('reminderMessage', values)
  }
}
