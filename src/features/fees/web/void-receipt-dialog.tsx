import { Button, Group, Modal, Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { feesApi, type Receipt } from '#features/fees/contract/fees.contract.ts'
import { ContractForm, SaveButton } from '#shared/web/form/contract-form.tsx'
import { TextField } from '#shared/web/form/fields.tsx'
import { editing } from '#shared/web/form/form-types.ts'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { getTrigger, restoreFocus, restoreFocusAfterRemoval } from '#shared/web/ui/confirm.tsx'
import { RupeeText } from '#shared/web/ui/rupee-text.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { EditedReceipt } from './edited-receipt.ts'
import { useVoidFee } from './fees.queries.ts'

type Props = {
  /** Which receipt is to go; null while the dialog is closed. */
  receipt: Receipt | null
  onClose: () => void
}

/** Asks before a receipt is voided; the reason is kept with its number. */
export function VoidReceiptDialog({ receipt, onClose }: Props) {
  const { t } = useTranslation('fees')
  const asker = useRef<HTMLElement>(null)
  useEffect(() => {
    if (receipt) asker.current = getTrigger(document.activeElement)
  }, [receipt])
  return (
    <Modal
      opened={receipt !== null}
      onClose={onClose}
      returnFocus={false}
      onExitTransitionEnd={() => restoreFocus(asker.current)}
      title={t('areYouSure')}
    >
      {receipt && (
        <VoidForm receipt={receipt} onClose={onClose} onGone={() => restoreFocusAfterRemoval(asker.current)} />
      )}
    </Modal>
  )
}

type FormProps = { receipt: Receipt; onClose: () => void; onGone: () => void }

function VoidForm({ receipt, onClose, onGone }: FormProps) {
  const { t } = useTranslation(['fees', 'shared'])
  const voiding = useVoidFee(receipt._id)
  const form = useContractForm({
    ...editing(EditedReceipt, receipt, () => ({ reason: '' })),
    schema: feesApi.void.body,
    guard: false,
    send: ({ reason = '' }, sending) => voiding.mutateAsync({ reason, sending }),
    onSaved: () => {
      toast.success(t('deleted'), 1500, { action: t('recordDeleted') })
      onClose()
      onGone()
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
      <TextField form={form} name="reason" label={t('reason')} description={t('reasonHint')} />
      <Group justify="flex-end" mt="xs">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('shared:cancel')}
        </Button>
        <SaveButton form={form} color="red">
          {t('yesDelete')}
        </SaveButton>
      </Group>
    </ContractForm>
  )
}
