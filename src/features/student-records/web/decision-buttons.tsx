import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useReject } from '#features/admissions/web/public.ts'
import type { Student } from '#features/students/contract/students.contract.ts'

/** HR's decision on who registered alone. */
export function DecisionButtons({ student, onApprove }: { student: Student; onApprove: () => void }) {
  const { t } = useTranslation('student-records')
  const navigate = useNavigate()
  const ask = useReject()
  const reject = async () => {
    if (await ask(student)) await navigate({ to: '/hr/StudentList' })
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
