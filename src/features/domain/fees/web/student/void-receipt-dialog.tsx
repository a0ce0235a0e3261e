import { useTranslation } from '#shared/web/i18n.tsx'
import { feesApi, type Receipt } from '#features/domain/fees/contract/fees.contract.ts'
import { CHEQUE_BOUNCED } from '#features/domain/fees/contract/void-reasons.ts'
import { RadioField } from '#shared/web/form/choice-fields.tsx'
import { ContractForm, SaveButton } from '#shared/web/form/contract-form.tsx'
import { TextField } from '#shared/web/form/fields.tsx'
import { editing } from '#shared/web/form/form-types.ts'
import { subtractTyped } from '#shared/web/form/typed-rupees.ts'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { Group } from '#shared/web/ui/elements/stack.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { useRestoreFocus } from '#shared/web/ui/restore-focus.ts'
import { RupeeText } from '#shared/web/ui/rupee-text.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { useFormat } from '#shared/web/use-format.ts'
import { EditedReceipt } from '../edited-receipt.ts'
import { useVoidFee } from '../fees.queries.ts'
import { useSavedToast } from '../print-receipt.tsx'

type Props = {
  receipt: Receipt | null
  onClose: () => void
  onVoided?: () => void
}

export function VoidReceiptDialog({ receipt, onClose, onVoided }: Props) {
  const { t } = useTranslation('fees')
  const { modalProps, restoreFocusAfterRemoval } = useRestoreFocus(receipt !== null)
  return (
    <Dialog opened={receipt !== null} onClose={onClose} title={t('areYouSure')} {...modalProps}>
      {receipt && <VoidForm receipt={receipt} onClose={onClose} onVoided={onVoided ?? restoreFocusAfterRemoval} />}
    </Dialog>
  )
}

/** Chooses every cheque of a payment. */
const ALL = 'all'

/** `n` counts the parts from 1. */
const listCheques = ({ parts }: Receipt) =>
  parts.map((part, index) => ({ ...part, n: index + 1 })).filter(({ mode }) => mode === 'Cheque')

/** Sums the payment without the cheques that bounced. 0 unless a cheque is a part of the payment. */
function sumRest(receipt: Receipt, bounced: string): number {
  const cheques = listCheques(receipt)
  const lost = bounced === ALL ? cheques : cheques.filter(({ n }) => String(n) === bounced)
  if (lost.length === 0) return 0
  return subtractTyped(
    receipt.paid,
    lost.map(({ amount }) => String(amount)),
  )
}

/** True for a cheque, also as a part, and for a payment not in cash that was recorded without the exact mode. */
const mayBounce = ({ payMode, exactMode, parts }: Receipt) =>
  exactMode === 'Cheque' ||
  (payMode !== 'Cash' && exactMode === null && (parts.length === 0 || parts.some(({ mode }) => mode === 'Cheque')))

type FormProps = { receipt: Receipt; onClose: () => void; onVoided: () => void }

function VoidForm({ receipt, onClose, onVoided }: FormProps) {
  const { t } = useTranslation(['fees', 'words', 'shared'])
  const format = useFormat()
  const voidFee = useVoidFee(receipt._id)
  const showSavedToast = useSavedToast()
  const form = useContractForm({
    ...editing(EditedReceipt, receipt, () => ({ cause: 'other', reason: '', bounced: ALL })),
    schema: feesApi.void.body,
    toBody: ({ cause, reason, bounced }) =>
      cause === 'bounced'
        ? { reason: CHEQUE_BOUNCED, ...(bounced !== ALL && { bounced: [Number(bounced)] }) }
        : { reason },
    approval: { call: 'receipt.void', record: receipt._id, onAsked: onClose },
    send: (body, sending) => voidFee.mutateAsync({ body, sending }),
    onSaved: ({ replacement }) => {
      if (replacement) showSavedToast(t('replacementIssued', { number: replacement.receiptNo }), replacement._id)
      else toast.success(t('deleted'), 1500, { action: t('shared:deletedText') })
      onClose()
      onVoided()
    },
  })
  const { cause, bounced } = form.values
  const cheques = listCheques(receipt)
  const rest = sumRest(receipt, bounced)
  return (
    <ContractForm form={form} label={t('areYouSure')}>
      <div>
        <Text size="md">{t('cannotRevert')}</Text>
        <Text size="md">{t('voidEffect', { number: receipt.receiptNo })}</Text>
        <Text size="md" c="dimmed">
          {receipt.name} · <RupeeText amount={receipt.paid} />
        </Text>
      </div>
      {mayBounce(receipt) && (
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
      {cause === 'bounced' && cheques.length > 1 && (
        <RadioField
          form={form}
          name="bounced"
          label={t('whichCheque')}
          choices={[
            { value: ALL, label: t('allCheques') },
            ...cheques.map(({ n, amount, reference }) => ({
              value: String(n),
              label: [format.rupees(amount), reference].filter(Boolean).join(' · '),
            })),
          ]}
        />
      )}
      {cause === 'bounced' && rest > 0 && <Text size="sm">{t('restIsReplaced', { sum: rest })}</Text>}
      {cause === 'other' && (
        <TextField
          form={form}
          name="reason"
          label={t('words:reason')}
          description={t('reasonHint')}
          required
          autoFocus
        />
      )}
      <Group justify="flex-end" mt="xs">
        <Button variant="default" onClick={onClose}>
          {t('shared:cancel')}
        </Button>
        <SaveButton form={form} color="red">
          {t('shared:confirmDelete')}
        </SaveButton>
      </Group>
    </ContractForm>
  )
}
