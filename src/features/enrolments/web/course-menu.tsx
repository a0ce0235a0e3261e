import { Menu } from '@mantine/core'
import { IconArrowsExchange, IconCircleX, IconPencil, IconRotate } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Enrolment } from '#features/enrolments/contract/enrolments.contract.ts'
import { createIdempotencyKey } from '#shared/web/form/create-idempotency-key.ts'
import { confirm } from '#shared/web/ui/confirm.tsx'
import { RowMenu } from '#shared/web/ui/row-menu.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { useUpdateEnrolment } from './enrolments.queries.ts'

type Props = { enrolment: Enrolment; onOpen: (kind: 'edit' | 'move' | 'end') => void }

export function CourseMenu({ enrolment, onOpen }: Props) {
  const { t } = useTranslation('enrolments')
  const reopen = useConfirmReopen(enrolment)
  return (
    <RowMenu name={`${enrolment.course} · ${enrolment.batch}`}>
      {enrolment.ended ? (
        <Menu.Item leftSection={<IconRotate size={16} aria-hidden />} onClick={() => void reopen()}>
          {t('reopen')}
        </Menu.Item>
      ) : (
        <>
          <Menu.Item leftSection={<IconArrowsExchange size={16} aria-hidden />} onClick={() => onOpen('move')}>
            {t('move')}
          </Menu.Item>
          <Menu.Item leftSection={<IconCircleX size={16} aria-hidden />} onClick={() => onOpen('end')}>
            {t('end')}
          </Menu.Item>
        </>
      )}
      <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={() => onOpen('edit')}>
        {t('edit')}
      </Menu.Item>
    </RowMenu>
  )
}

function useConfirmReopen({ _id, course, version }: Enrolment) {
  const { t } = useTranslation('enrolments')
  const update = useUpdateEnrolment(_id)
  return () =>
    confirm({
      title: t('reopenTitle', { course }),
      text: t('reopenText'),
      confirmLabel: t('reopen'),
      run: async () => {
        const sending = { key: createIdempotencyKey(), ifMatch: version }
        await update.mutateAsync({ body: { endDate: '', isCompleted: 'no' }, sending })
        toast.success(t('reopened', { course }))
      },
    })
}
