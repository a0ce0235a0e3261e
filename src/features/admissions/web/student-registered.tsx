import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Registered } from '#features/admissions/contract/admissions.contract.ts'
import { useReceiptLink } from '#features/fees/web/public.ts'
import { HandOver } from '#features/students/web/public.ts'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { RegisteredNote } from './registered-note.tsx'

type Props = {
  registered: Registered
  /** The password that was made here and is to be handed over, or blank. */
  generated: string
  /** Further ways on. */
  children?: ReactNode
}

/** Who was registered by HR: the receipt to print, the password to hand over, the way to the profile. */
export function StudentRegistered({ registered: { student, receipt }, generated, children }: Props) {
  const { t } = useTranslation(['admissions', 'fees', 'students'])
  const receiptLink = useReceiptLink()
  return (
    <RegisteredNote
      title={t('isRegistered', { name: `${student.fname} ${student.lname}` })}
      text={generated !== '' && <HandOver password={generated} />}
    >
      {receipt !== null && (
        <ButtonLink
          {...receiptLink(receipt)}
          state={{ print: true }}
          size="xs"
          // The password is shown this once: the receipt must not take its place.
          {...(generated !== '' && { target: '_blank' })}
        >
          {t('fees:printReceipt')}
        </ButtonLink>
      )}
      <ButtonLink to="/hr/Student-view" search={{ id: student._id }} size="xs" variant="default">
        {t('students:viewProfile')}
      </ButtonLink>
      {children}
    </RegisteredNote>
  )
}
