import { Button, Group, Modal, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { CHEQUE_BOUNCED, feesApi, type Receipt } from '#features/fees/contract/fees.contract.ts'
import { RadioField } from '#shared/web/form/choice-fields.tsx'
import { ContractForm, SaveButton } from '#shared/web/form/contract-form.tsx'
import { TextField } from '#shared/web/form/fields.tsx'
import { editing } from '#shared/web/form/form-types.ts'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { useRestoreFocus } from '#shared/web/ui/restore-focus.ts'
import { RupeeText } from '#shared/web/ui/rupee-text.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { EditedReceipt } from '../edited-receipt.ts'
import { useVoidFee } from '../fees.queries.ts'

type Props = {
  /** Null while the dialog is closed. */
  receipt: Receipt | null
  onClose: () => void
  onVoided?: () => void
}

export function VoidReceiptDialog({ receipt, onClose, onVoided }: Props) {
  const { t } = useTranslation('fees')
  const { modalProps, restoreFocusAfterRemoval } = useRestoreFocus(receipt !== null)
  return (
    <Modal opened={receipt !== null} onClose={onClose} title={t('areYouSure')} {...modalProps}>
      {receipt && <VoidForm receipt={receipt} onClose={onClose} onVoided={onVoided ?? restoreFocusAfterRemoval} />}
    </Modal>
  )
}

type FormProps = { receipt: Receipt; onClose: () => void; onVoided: () => void }

function VoidForm({ receipt, onClose, onVoided }: FormProps) {
  const { t } = useTranslation(['fees', 'shared'])
  const voidFee = useVoidFee(receipt._id)
  const form = useContractForm({
    ...editing(EditedReceipt, receipt, () => ({ cause: 'other', reason: '' })),
    schema: feesApi.void.body,
    toBody: ({ cause, reason }) => ({ reason: cause === 'bounced' ? CHEQUE_BOUNCED : reason }),
    guard: false,
    send: ({ reason }, sending) => voidFee.mutateAsync({ reason, sending }),
    onSaved: () => {
      toast.success(t('deleted'), 1500, { action: t('recordDeleted') })
      onClose()
      onVoided()
    },
  })
  return (
    <ContractForm form={form} label={t('areYouSure')}>
      <div>
        <Text size="md">{t('cannotRevert')}</Text>
        <Text size="md" c="dimmed">
          {receipt.receiptNo} · {receipt.name} · <RupeeText amount={receipt.paid} />
        </Text>
      </div>
      {receipt.payMode !== 'Cash' && (
        <RadioField
          form={form}
          name="cause"
          label={t('cause')}
          choices={[
            { value: 'bounced', label: t('chequeBounced') },
            { value: 'other', label: t('otherReason') },
          ]}
        />
      )}
      {form.values.cause === 'other' && (
        <TextField form={form} name="reason" label={t('reason')} description={t('reasonHint')} required autoFocus />
      )}
      <Group justify="flex-end" mt="xs">
        <Button variant="default" onClick={onClose}>
          {t('shared:cancel')}
        </Button>
        <SaveButton form={form} color="red">
          {t('yesDelete')}
        </SaveButton>
      </Group>
    </ContractForm>
  )
}
