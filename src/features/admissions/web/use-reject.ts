import { useTranslation } from 'react-i18next'
import type { Student } from '#features/students/contract/students.contract.ts'
import { confirm } from '#shared/web/ui/confirm.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { useRejection } from './admissions.queries.ts'

/** Asks, then rejects a waiting registration: `if (await reject(student)) …` is true once it is gone. */
export function useReject() {
  const { t } = useTranslation('admissions')
  const rejection = useRejection()
  return async (student: Student): Promise<boolean> => {
    const name = `${student.fname} ${student.lname}`
    const question = {
      title: t('rejectTitle', { name }),
      text: t('rejectText'),
      confirmLabel: t('reject'),
      danger: true,
    }
    if (!(await confirm(question))) return false
    try {
      toast.success((await rejection.mutateAsync(student)).message)
      return true
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error), 6000)
      return false
    }
  }
}
