import { ActionIcon, Button, Tooltip } from '@mantine/core'
import { IconBrandWhatsapp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useInstituteQuery } from '#features/institute/web/public.ts'
import type { Institute } from '#features/institute/contract/institute.contract.ts'
import type { Student } from '#features/students/contract/students.contract.ts'
import { chatLink } from '#shared/web/indian-number.ts'
import { READING_MS, toast } from '#shared/web/ui/toast.ts'

type Props = {
  student: Pick<Student, 'fname' | 'lname' | 'course' | 'contact' | 'dueDate' | 'PendingFee'>
  /** Only an icon. */
  compact?: boolean
  /** A small button whose accessible name contains the student's. */
  inRow?: boolean
}

/** Opens a WhatsApp chat with a prepared message. Show it only if a fee is pending. */
export function ReminderButton({ student, compact = false, inRow = false }: Props) {
  const { t } = useTranslation('fees')
  const { data: institute } = useInstituteQuery()
  const name = `${student.fname} ${student.lname}`
  const createMessage = ({ name: instituteName, phone }: Institute) =>
    t('reminderMessage', {
      name: student.fname,
      course: student.course,
      pending: student.PendingFee,
      date: student.dueDate,
      institute: instituteName,
      phone,
    })
  const disabled = institute === undefined
  const link = institute ? chatLink(student.contact, createMessage(institute)) : null
  const target = link
    ? { component: 'a' as const, href: link, target: '_blank', rel: 'noopener noreferrer' }
    : { onClick: () => toast.error(t('noUsableNumber', { name }), READING_MS) }
  if (compact) {
    return (
      <Tooltip label={t('sendReminder')}>
        <ActionIcon
          {...target}
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
      {...target}
      disabled={disabled}
      variant="default"
      leftSection={<IconBrandWhatsapp size={16} aria-hidden />}
      {...(inRow && { size: 'xs', 'aria-label': t('sendReminderTo', { name }) })}
    >
      {t('sendReminder')}
    </Button>
  )
}
