import { useNavigate } from '#shared/web/router/router.ts'
import type { Student } from '#features/domain/students/contract/students.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { useConfirmReject } from './use-confirm-reject.ts'

export function DecisionButtons({ student, onApprove }: { student: Student; onApprove: () => void }) {
  const { t } = useTranslation('student-records')
  const navigate = useNavigate()
  const confirmReject = useConfirmReject()
  const reject = async () => {
    if (await confirmReject(student)) await navigate({ to: '/hr/StudentList' })
  }
  return (
    <>
      <Button variant="default" color="red" onClick={() => void reject()}>
        {t('reject')}
      </Button>
      <Button onClick={onApprove}>{t('approve')}</Button>
    </>
  )
}
