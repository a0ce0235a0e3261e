import { CASH_FIELDS, type CashInHand, closingsApi } from '#features/domain/cash/contract/closings.contract.ts'
import { RecordDateField, useToday } from '#features/base/institute/web/public.ts'
import { fieldValues } from '#shared/contract/record-fields.ts'
import { RadioField } from '#shared/web/form/choice-fields.tsx'
import { ContractForm, FieldGrid, FormButtons, SaveButton } from '#shared/web/form/contract-form.tsx'
import { NumberTextField, TextField } from '#shared/web/form/fields.tsx'
import { removeGrouping } from '#shared/web/form/remove-grouping.ts'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { useRecordCash, withConfirmation } from './closings.queries.ts'

/** Records the opening while the cash in hand is unknown, otherwise a deposit. With `mayOpen`, either. */
export function CashForm({ mayOpen, cash }: { mayOpen: boolean; cash: CashInHand }) {
  const { t } = useTranslation(['cash', 'words', 'fees', 'shared'])
  const today = useToday()
  const record = useRecordCash()
  const form = useContractForm({
    schema: closingsApi.record.body,
    initialValues: fieldValues(CASH_FIELDS, { kind: cash === null ? 'opening' : 'deposit', date: today }),
    toBody: ({ amount, ...values }) => ({ ...values, amount: removeGrouping(amount) }),
    send: (body, sending) =>
      withConfirmation((confirmed) => record.mutateAsync({ body: { ...body, ...confirmed }, sending })),
    onSaved: (_entry, { reset }) => {
      reset()
      toast.success(t('cashRecorded'))
    },
  })
  const isOpening = form.values.kind === 'opening'
  return (
    <ContractForm form={form} label={t(isOpening ? 'opening' : 'deposit')}>
      {mayOpen && cash !== null && (
        <RadioField
          form={form}
          name="kind"
          label={t('kind')}
          choices={[
            { value: 'deposit', label: t('deposit') },
            { value: 'opening', label: t('openingAnew') },
          ]}
        />
      )}
      <FieldGrid>
        <NumberTextField form={form} name="amount" label={t('words:amount')} rupees required />
        <RecordDateField form={form} name="date" label={t('words:day')} />
        {!isOpening && (
          <TextField form={form} name="reference" label={t('fees:reference')} placeholder={t('referenceHint')} />
        )}
      </FieldGrid>
      <FormButtons>
        <SaveButton form={form}>{t(isOpening ? 'saveOpening' : 'recordDeposit')}</SaveButton>
      </FormButtons>
    </ContractForm>
  )
}
