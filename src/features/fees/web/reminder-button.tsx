import { ActionIcon, Button, Tooltip } from '@mantine/core'
import { IconBrandWhatsapp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useInstitute } from '#features/institute/web/public.ts'
import type { Student } from '#features/students/contract/students.contract.ts'
import { formatRupees } from '#shared/contract/format-rupees.ts'
import { toast } from '#shared/web/ui/toast.ts'
import { chatLink } from '#shared/web/indian-number.ts'

type Props = {
  student: Pick<Student, 'fname' | 'lname' | 'course' | 'contact' | 'dueDate' | 'PendingFee'>
  /** An icon alone, for a row of a table. */
  compact?: boolean
  /** A smaller button that says whom it is for: one of many. */
  inRow?: boolean
}

/** 'Send Fee Reminder': opens a chat with the student, the message typed already. Show it only while something is pending. */
export function ReminderButton({ student, compact = false, inRow = false }: Props) {
  const { t } = useTranslation('fees')
  const institute = useInstitute()
  const name = `${student.fname} ${student.lname}`
  const message = t('reminderMessage', {
    name: student.fname,
    course: student.course,
    pending: formatRupees(student.PendingFee),
    date: student.dueDate,
    institute: institute.name,
    phone: institute.phone,
  })
  // Until the institute is known the message would lack its name and number.
  const disabled = institute.name === ''
  const link = disabled ? null : chatLink(student.contact, message)
  const leads = link
    ? { component: 'a' as const, href: link, target: '_blank', rel: 'noopener noreferrer' }
    : { onClick: () => toast.error(t('noUsableNumber', { name }), 5_000) }
  if (compact) {
    return (
      <Tooltip label={t('sendReminder')}>
        <ActionIcon
          {...leads}
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
      {...leads}
      disabled={disabled}
      variant="default"
      leftSection={<IconBrandWhatsapp size={16} aria-hidden />}
      {...(inRow && { size: 'xs', 'aria-label': t('sendReminderTo', { name }) })}
    >
      {t('sendReminder')}
    </Button>
  )
}
