import { useState } from 'react'
import type { Student } from '#features/domain/students/contract/students.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import { ApprovalDialog } from './approval-dialog.tsx'
import { DecisionButtons } from './decision-buttons.tsx'
import { DeclaredPayment } from './declared-payment.tsx'

/** The dialog closes after the student has become active. */
export function RegistrationToDecide({ student }: { student: Student }) {
  const [approving, setApproving] = useState<Student | null>(null)
  const mayDecide = useMay()('admissions.decide')
  const actions = mayDecide && <DecisionButtons student={student} onApprove={() => setApproving(student)} />
  return (
    <>
      {student.status === 'Pending' && <DeclaredPayment student={student} actions={actions} />}
      <ApprovalDialog student={approving} onClose={() => setApproving(null)} />
    </>
  )
}

export function RegistrationAwaitingHr({ student }: { student: Student }) {
  const { t } = useTranslation('student-records')
  return student.status === 'Pending' && <DeclaredPayment student={student} hint={t('approvalRequired')} />
}
