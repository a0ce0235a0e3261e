import type { Student } from '#features/domain/students/contract/students.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { confirm } from '#shared/web/ui/confirm.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { useReject } from './admissions.queries.ts'

/** The returned function resolves to true if the registration was rejected. */
export function useConfirmReject() {
  const { t } = useTranslation(['admissions', 'student-records'])
  const reject = useReject()
  return async (student: Student): Promise<boolean> => {
    const name = `${student.fname} ${student.lname}`
    return confirm({
      title: t('rejectTitle', { name }),
      text: t('rejectText'),
      confirmLabel: t('student-records:reject'),
      danger: true,
      run: async () => toast.success((await reject.mutateAsync(student)).message),
    })
  }
}
