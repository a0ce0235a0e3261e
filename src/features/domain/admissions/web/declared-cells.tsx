import { usePayModes } from '#features/domain/fees/web/public.ts'
import type { Student } from '#features/domain/students/contract/students.contract.ts'
import { RupeeText } from '#shared/web/ui/rupee-text.tsx'

type Props = { student: Student }

export const DeclaredFeeText = ({ student }: Props) => <RupeeText amount={student.fee} />

export const DeclaredPaymentText = ({ student: { declared } }: Props) =>
  declared && <RupeeText amount={declared.Paidfee} />

export function DeclaredModeText({ student: { declared } }: Props) {
  const { getLabel } = usePayModes()
  return declared && getLabel(declared.payMode)
}
