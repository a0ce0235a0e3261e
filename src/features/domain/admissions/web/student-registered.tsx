import type { ReactNode } from 'react'
import type { Registered } from '#features/domain/admissions/contract/admissions.contract.ts'
import { useReceiptLink } from '#features/domain/fees/web/public.ts'
import { GeneratedPassword } from '#features/domain/students/web/form/public.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { RegisteredNote } from './registered-note.tsx'

type Props = {
  registered: Registered
  /** Blank if the password was typed. */
  generatedPassword: string
  children?: ReactNode
}

export function StudentRegistered({ registered: { student, receipt }, generatedPassword, children }: Props) {
  const { t } = useTranslation(['admissions', 'fees', 'students'])
  const receiptLink = useReceiptLink()
  const may = useMay()
  return (
    <RegisteredNote
      title={t('studentRegistered', { name: `${student.fname} ${student.lname}` })}
      text={generatedPassword !== '' && <GeneratedPassword password={generatedPassword} />}
    >
      {receipt !== null && may('fees.read') && (
        <ButtonLink
          {...receiptLink(receipt)}
          state={{ print: true }}
          size="xs"
          // The password is shown only here, so the receipt opens in a new tab.
          {...(generatedPassword !== '' && { target: '_blank' })}
        >
          {t('fees:printReceipt')}
        </ButtonLink>
      )}
      {may('students.read') && (
        <ButtonLink to="/hr/Student-view" search={{ id: student._id }} size="xs" variant="default">
          {t('students:viewProfile')}
        </ButtonLink>
      )}
      {children}
    </RegisteredNote>
  )
}
