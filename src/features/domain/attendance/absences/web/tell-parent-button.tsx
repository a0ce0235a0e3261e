import { IconBrandWhatsapp } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { composeAbsence } from '#features/domain/attendance/absences/contract/compose-absence.ts'
import type { AbsenceNotice } from '#features/domain/attendance/absences/contract/absences.contract.ts'
import { useInstituteQuery } from '#features/base/institute/web/public.ts'
import type { Language } from '#shared/contract/messages.ts'
import { toastError } from '#shared/web/form/toast-error.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import { chatTarget, openChat } from '#shared/web/open-chat.tsx'
import { chatLink } from '#shared/web/phone-links.ts'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { absencesQueries, useTellParent } from './absences.queries.ts'

export type AbsentStudent = {
  student: string
  studentName: string
  parentContact: string | null
  language: Language | null
  notice: AbsenceNotice | null
  /** The mark was corrected after the parent was told. */
  isPresent: boolean
}

type Props = { student: AbsentStudent; batchCode: string; date: string }

/** If the parent has no number, the button links to the field for it. */
export function TellParentButton({ student, batchCode, date }: Props) {
  const { t } = useTranslation(['absences', 'reminders'])
  const { data: institute } = useInstituteQuery()
  const { data: settings } = useQuery(absencesQueries.settings())
  const may = useMay()
  const tell = useTellParent()
  const { studentName: name, parentContact } = student
  if (parentContact === null) {
    if (!may('students.edit')) return null
    return (
      <ButtonLink
        to="/update"
        search={{ id: student.student }}
        hash="parentContact"
        variant="default"
        size="xs"
        aria-label={t('addNumberOf', { name })}
      >
        {t('addNumber')}
      </ButtonLink>
    )
  }
  const isReady = institute !== undefined && settings !== undefined
  const href = isReady
    ? chatLink(parentContact, composeAbsence(settings, { ...student, batchCode, date }, institute))
    : null
  const texts = { recorded: t('recorded', { name }), link: t('reminders:openWhatsApp') }
  const send = async (chat: string) => {
    // The chat opens only after it was recorded, so that two clerks never tell the same parent.
    if (tell.isPending) return
    await tell.mutateAsync({ student: student.student, batchCode, date }).then(() => openChat(chat, texts), toastError)
  }
  return (
    <Button
      {...(href && chatTarget(href, () => void send(href)))}
      disabled={!href}
      variant="default"
      size="xs"
      aria-label={t('tellParentOf', { name })}
      leftSection={<IconBrandWhatsapp size={16} aria-hidden />}
    >
      {t('tellParent')}
    </Button>
  )
}
