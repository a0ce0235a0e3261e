import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { feesApi, type PrintedReceipt } from '#features/fees/contract/fees.contract.ts'
import { StudentNotSelected } from '#features/students/web/public.ts'
import { useSubjectId } from '#shared/web/address.ts'
import { ContractForm, FormButtons, SaveButton } from '#shared/web/form/contract-form.tsx'
import { editing } from '#shared/web/form/form-types.ts'
import { toastError } from '#shared/web/form/toast-error.ts'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { useGoBack } from '#shared/web/go-back.ts'
import { QueryStates } from '#shared/web/ui/states.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { feesQueries, useChangeFee } from './fees.queries.ts'
import { PaymentFields, paymentBody, paymentValues } from './payment-fields.tsx'
import { useSavedToast } from './print-receipt.tsx'
import { EditedReceipt } from './edited-receipt.ts'

/** `/hr/edit-fee`: changes one receipt's mode, amount or day. */
export function EditFeeScreen() {
  const { t } = useTranslation('fees')
  const id = useSubjectId((state) => state.fee?._id)
  return id === undefined ? <StudentNotSelected title={t('editFees')} /> : <EditFee key={id} id={id} />
}

function EditFee({ id }: { id: string }) {
  const { t } = useTranslation('fees')
  const receipt = useQuery(feesQueries.receipt(id))
  const student = receipt.data?.student._id
  const feeDetails = {
    label: t('feeDetails'),
    ...(student && { link: { to: '/hr/student/fee', search: { id: student } } as const }),
  }
  return (
    <>
      <PageHeader
        title={t('editFees')}
        hint={receipt.data && `${receipt.data.receiptNo} · ${receipt.data.name}`}
        crumbs={[feeDetails, { label: t('editFees') }]}
      />
      <QueryStates query={receipt}>{(one) => <EditFeeForm receipt={one} />}</QueryStates>
    </>
  )
}

function EditFeeForm({ receipt }: { receipt: PrintedReceipt }) {
  const { t } = useTranslation(['fees', 'shared'])
  const change = useChangeFee(receipt._id)
  const saved = useSavedToast()
  const goBack = useGoBack()
  const form = useContractForm({
    ...editing(EditedReceipt, receipt, ({ course, bCode, payable, payMode, paid, date }) =>
      paymentValues({ course, bCode, payable }, { payMode, paid: String(paid), date }),
    ),
    schema: feesApi.record.body,
    draft: `receipt-${receipt._id}-${receipt.version}`,
    toBody: paymentBody,
    send: (body, sending) => change.mutateAsync({ body, sending }),
    onSaved: () => {
      saved(t('updated'), receipt._id)
      goBack({ to: '/hr/student/fee', search: { id: receipt.student._id } })
    },
    onFailed: toastError,
  })
  return (
    <Panel>
      <ContractForm form={form} label={t('editFees')}>
        <PaymentFields form={form} maxDate={receipt.issuedOn} />
        <FormButtons>
          <SaveButton form={form}>{t('update')}</SaveButton>
          <ButtonLink variant="default" to="/hr/student/fee" search={{ id: receipt.student._id }}>
            {t('shared:cancel')}
          </ButtonLink>
        </FormButtons>
      </ContractForm>
    </Panel>
  )
}
