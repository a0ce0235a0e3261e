import * as z from 'zod/mini'
import { Refund, refundsApi } from '#features/domain/fees/contract/refunds.contract.ts'
import { ContractForm, SaveButton } from '#shared/web/form/contract-form.tsx'
import { TextField } from '#shared/web/form/fields.tsx'
import { editing } from '#shared/web/form/form-types.ts'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { Group } from '#shared/web/ui/elements/stack.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { useRestoreFocus } from '#shared/web/ui/restore-focus.ts'
import { toast } from '#shared/web/ui/toast.ts'
import { useVoidRefund } from '../fees.queries.ts'

type Props = {
  refund: Refund | null
  onClose: () => void
}

export function VoidRefundDialog({ refund, onClose }: Props) {
  const { t } = useTranslation('fees')
  const { modalProps, restoreFocusAfterRemoval } = useRestoreFocus(refund !== null)
  const title = refund && t('voidRefundNo', { number: refund.refundNo })
  return (
    <Dialog opened={refund !== null} onClose={onClose} title={title} {...modalProps}>
      {refund && <VoidForm refund={refund} onClose={onClose} onVoided={restoreFocusAfterRemoval} />}
    </Dialog>
  )
}

const VoidedRefund = z.pick(Refund, { amount: true, version: true })

function VoidForm({ refund, onClose, onVoided }: { refund: Refund; onClose: () => void; onVoided: () => void }) {
  const { t } = useTranslation(['fees', 'words', 'shared'])
  const voidRefund = useVoidRefund(refund._id)
  const form = useContractForm({
    ...editing(VoidedRefund, refund, () => ({ reason: '' })),
    schema: refundsApi.void.body,
    send: ({ reason }, sending) => voidRefund.mutateAsync({ reason, sending }),
    onSaved: () => {
      toast.success(t('refundVoided'))
      onClose()
      onVoided()
    },
  })
  return (
    <ContractForm form={form} label={t('voidRefundNo', { number: refund.refundNo })}>
      <Text size="md">{t('voidRefundText', { sum: refund.amount })}</Text>
      <TextField form={form} name="reason" label={t('words:reason')} required autoFocus />
      <Group justify="flex-end" mt="xs">
        <Button variant="default" onClick={onClose}>
          {t('shared:cancel')}
        </Button>
        <SaveButton form={form} color="red">
          {t('voidRefund')}
        </SaveButton>
      </Group>
    </ContractForm>
  )
}
