import { useState } from 'react'
import type { Student } from '#features/domain/students/contract/students.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { DetailList } from '#shared/web/ui/detail-list.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { useMay } from '#shared/web/may.ts'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { Group, Stack } from '#shared/web/ui/elements/stack.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { TextLink } from '#shared/web/ui/links.tsx'
import { useRestoreFocus } from '#shared/web/ui/restore-focus.ts'
import { ApprovalDialog } from './approval-dialog.tsx'
import type { PaymentValues } from './payment-fields.tsx'

type Props = {
  student: Student | null
  payment: PaymentValues
  onClose: () => void
  onReplace: (student: Student) => void
  onApproved: (student: Student) => void
}

export function PendingRegistration({ student, payment, onClose, onReplace, onApproved }: Props) {
  const { t } = useTranslation(['admissions', 'students', 'words'])
  const may = useMay()
  const [approving, setApproving] = useState<Student | null>(null)
  const { modalProps } = useRestoreFocus(student !== null)
  const approve = (registration: Student) => {
    onClose()
    setApproving(registration)
  }
  return (
    <>
      <Dialog opened={student !== null} onClose={onClose} title={t('emailPending')} size={640} {...modalProps}>
        {student && (
          <Stack gap="md">
            <DetailList
              details={[
                { label: t('name'), value: `${student.fname} ${student.lname}` },
                { label: t('students:father'), value: student.father },
                { label: t('students:contact'), value: student.contact },
                { label: t('words:course'), value: student.course },
                { label: t('words:batch'), value: student.batch },
              ]}
            />
            <Text size="md">{t('pendingText')}</Text>
            {may('students.read') && (
              <TextLink to="/hr/Student-view" search={{ id: student._id }} target="_blank" underline="always">
                {t('openPendingRegistration')}
              </TextLink>
            )}
            <Group justify="flex-end" gap="xs">
              <Button variant="default" onClick={onClose}>
                {t('backToForm')}
              </Button>
              <Button variant="default" onClick={() => onReplace(student)}>
                {t('replacePending')}
              </Button>
              {may('admissions.decide') && (
                <Button data-autofocus onClick={() => approve(student)}>
                  {t('usePending')}
                </Button>
              )}
            </Group>
          </Stack>
        )}
      </Dialog>
      <ApprovalDialog
        student={approving}
        payment={payment}
        onClose={() => setApproving(null)}
        onApproved={onApproved}
      />
    </>
  )
}
