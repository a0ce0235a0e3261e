import { Menu } from '@mantine/core'
import { IconArrowsExchange, IconCircleX, IconPencil, IconRotate, IconTrash } from '@tabler/icons-react'
import type { Enrolment } from '#features/domain/students/enrolments/contract/enrolments.contract.ts'
import { createIdempotencyKey } from '#shared/web/form/create-idempotency-key.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { confirm } from '#shared/web/ui/confirm.tsx'
import { RowMenu } from '#shared/web/ui/row-menu.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { useFormat } from '#shared/web/use-format.ts'
import { useRemoveEnrolment, useUpdateEnrolment } from './enrolments.queries.ts'

type Props = { enrolment: Enrolment; onOpen: (kind: 'edit' | 'move' | 'end') => void }

export function CourseMenu({ enrolment, onOpen }: Props) {
  const { t } = useTranslation('enrolments')
  const reopen = useConfirmReopen(enrolment)
  const remove = useConfirmRemove(enrolment)
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
      {enrolment.removable && (
        <Menu.Item color="red" leftSection={<IconTrash size={16} aria-hidden />} onClick={() => void remove()}>
          {t('remove')}
        </Menu.Item>
      )}
    </RowMenu>
  )
}

function useConfirmReopen(enrolment: Enrolment) {
  const { t } = useTranslation('enrolments')
  const update = useUpdateEnrolment(enrolment)
  const { course, version } = enrolment
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

function useConfirmRemove(enrolment: Enrolment) {
  const { t } = useTranslation('enrolments')
  const format = useFormat()
  const { mutateAsync } = useRemoveEnrolment()
  const { course, fee } = enrolment
  return () =>
    confirm({
      title: t('removeTitle', { course }),
      text: t('removeText', { fee: format.rupees(fee) }),
      confirmLabel: t('remove'),
      danger: true,
      run: async () => {
        await mutateAsync(enrolment)
        toast.success(t('removed', { course }))
      },
    })
}
