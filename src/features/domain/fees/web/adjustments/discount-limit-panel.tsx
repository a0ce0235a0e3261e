import { useQuery } from '@tanstack/react-query'
import { DiscountLimit, DiscountLimitChange } from '#features/domain/fees/contract/adjustments.contract.ts'
import { ContractForm, FormButtons, SaveButton } from '#shared/web/form/contract-form.tsx'
import { NumberTextField } from '#shared/web/form/fields.tsx'
import { editing } from '#shared/web/form/form-types.ts'
import { removeGrouping } from '#shared/web/form/remove-grouping.ts'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { LoadingState, QueryStates } from '#shared/web/ui/states.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { feesQueries, useSetDiscountLimit } from '../fees.queries.ts'

export function DiscountLimitPanel() {
  const { t } = useTranslation('fees')
  const limit = useQuery(feesQueries.discountLimit())
  return (
    <Panel title={t('discounts')}>
      <QueryStates query={limit} loading={<LoadingState rows={2} />}>
        {(current) => <LimitForm key={current.version} current={current} />}
      </QueryStates>
    </Panel>
  )
}

function LimitForm({ current }: { current: DiscountLimit }) {
  const { t } = useTranslation('fees')
  const setLimit = useSetDiscountLimit()
  const form = useContractForm({
    ...editing(DiscountLimit, current, ({ discountPercent }) => ({ discountPercent: String(discountPercent) })),
    schema: DiscountLimitChange,
    toBody: ({ discountPercent }) => ({ discountPercent: removeGrouping(discountPercent) }),
    send: (body, sending) => setLimit.mutateAsync({ body, sending }),
    onSaved: () => {
      toast.success(t('discountLimitSaved'))
    },
  })
  return (
    <ContractForm form={form} label={t('discounts')}>
      <NumberTextField
        form={form}
        name="discountPercent"
        label={t('discountPercent')}
        description={t('discountPercentHint')}
        required
      />
      <FormButtons>
        <SaveButton form={form} />
      </FormButtons>
    </ContractForm>
  )
}
