import { Button, Group } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useReject } from '#features/admissions/web/door.tsx'
import { usePayModes } from '#features/fees/web/door.tsx'
import type { Student } from '#features/students/contract/students.contract.ts'
import { DetailList } from '#shared/web/ui/detail-list.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { RupeeText } from '#shared/web/ui/rupee-text.tsx'
import classes from './student-sections.module.css'

/** What somebody who registered alone says was agreed and paid, and HR's decision on it. */
export function DeclaredPayment({ student, onApprove }: { student: Student; onApprove: () => void }) {
  const { t } = useTranslation('student-file')
  const { wordOf } = usePayModes()
  const navigate = useNavigate()
  const ask = useReject()
  const reject = async () => {
    if (await ask(student)) await navigate({ to: '/hr/StudentList' })
  }
  const { declared } = student
  return (
    <div className={classes.declared}>
      <Panel
        title={t('waits')}
        actions={
          <Group gap="xs">
            <Button variant="default" color="red" onClick={() => void reject()}>
              {t('reject')}
            </Button>
            <Button onClick={onApprove}>{t('approve')}</Button>
          </Group>
        }
      >
        <DetailList
          details={[
            { label: t('declaredFee'), value: declared && <RupeeText amount={declared.fee} /> },
            { label: t('declaredPayment'), value: declared && <RupeeText amount={declared.Paidfee} /> },
            { label: t('payMode'), value: declared && wordOf(declared.payMode) },
          ]}
        />
      </Panel>
    </div>
  )
}
