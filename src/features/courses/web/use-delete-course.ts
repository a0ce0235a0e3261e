import { useTranslation } from 'react-i18next'
import { confirm } from '#shared/web/ui/confirm.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import type { Course } from '../contract/courses.contract.ts'
import { useRemoveCourse } from './courses.queries.ts'

/** Asks, deletes, and says how it went; a refusal stands long enough to be read. */
export function useDeleteCourse() {
  const { t } = useTranslation('courses')
  const remove = useRemoveCourse()

  const ask = async (course: Course): Promise<void> => {
    const sure = await confirm({
      title: t('shared:sureTitle'),
      text: `${t('shared:sureText')} ${t('willBeDeleted', { name: course.course })}`,
      confirmLabel: t('shared:sureDelete'),
      danger: true,
    })
    if (!sure) return
    await remove.mutateAsync(course).then(
      () => toast.success(t('shared:deletedTitle'), 1500, { detail: t('shared:deletedText') }),
      (error: Error) => toast.error(error.message, 30_000),
    )
  }
  return { ask, deleting: remove.isPending }
}
