import { Needing } from '#shared/web/ui/needing.tsx'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useLocation } from '#shared/web/router/router.ts'
import { feesApi, type PrintedReceipt } from '#features/domain/fees/contract/fees.contract.ts'
import { StudentNotSelected, useStudentLinks } from '#features/domain/students/web/page/public.ts'
import { ContractForm, FormButtons, SaveButton } from '#shared/web/form/contract-form.tsx'
import { editing } from '#shared/web/form/form-types.ts'
import { toastError } from '#shared/web/form/toast-error.ts'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { QueryStates } from '#shared/web/ui/states.tsx'
import { useGoBack } from '#shared/web/use-go-back.ts'
import { EditedReceipt } from './edited-receipt.ts'
import { feesQueries, useChangeFee } from './fees.queries.ts'
import { PaymentFields, paymentBody, paymentValues } from './payment-fields.tsx'
import { savedReceiptState, useSavedToast } from './print-receipt.tsx'

const route = getRouteApi('/hr/edit-fee')
const adminRoute = getRouteApi('/admin/edit-fee')

function EditFeePage() {
  return <EditSelectedFee idInUrl={route.useSearch().id} />
}

/** Once its day is signed off, only an admin changes a receipt. */
function AdminEditFee() {
  return <EditSelectedFee idInUrl={adminRoute.useSearch().id} />
}

function EditSelectedFee({ idInUrl }: { idInUrl: string | undefined }) {
  const { t } = useTranslation('fees')
  const idInState = useLocation({ select: ({ state }) => state.fee?._id })
  const id = idInUrl ?? idInState
  return id === undefined ? <StudentNotSelected title={t('editFees')} /> : <EditFee key={id} id={id} />
}

function EditFee({ id }: { id: string }) {
  const { t } = useTranslation('fees')
  const receipt = useQuery(feesQueries.receipt(id))
  const links = useStudentLinks()
  const studentId = receipt.data?.student._id
  const feeDetails = {
    label: t('feeDetails'),
    ...(studentId && { link: links.fees(studentId) }),
  }
  return (
    <>
      <PageHeader
        title={t('editFees')}
        hint={receipt.data && `${receipt.data.receiptNo} · ${receipt.data.name}`}
        crumbs={[feeDetails, { label: t('editFees') }]}
      />
      <QueryStates query={receipt}>{(data) => <EditFeeForm receipt={data} />}</QueryStates>
    </>
  )
}

function EditFeeForm({ receipt }: { receipt: PrintedReceipt }) {
  const { t, i18n } = useTranslation(['fees', 'words', 'shared'])
  const changeFee = useChangeFee(receipt._id)
  const showSavedToast = useSavedToast()
  const goBack = useGoBack()
  const feeDetails = useStudentLinks().fees(receipt.student._id)
  const form = useContractForm({
    ...editing(EditedReceipt, receipt, (record) => paymentValues(record, record, i18n.language)),
    schema: feesApi.record.body,
    draft: `receipt-${receipt._id}-${receipt.version}`,
    toBody: paymentBody,
    send: (body, sending) => changeFee.mutateAsync({ body, sending }),
    onSaved: (saved) => {
      showSavedToast(t('words:detailsUpdated'), receipt._id)
      goBack(feeDetails, savedReceiptState(saved))
    },
    approval: { call: 'receipt.change', record: receipt._id, onAsked: () => goBack(feeDetails) },
    onFailed: toastError,
  })
  return (
    <Panel>
      <ContractForm form={form} label={t('editFees')}>
        <PaymentFields form={form} issuedOn={receipt.issuedOn} />
        <FormButtons>
          <SaveButton form={form}>{t('words:update')}</SaveButton>
          <ButtonLink variant="default" {...feeDetails}>
            {t('shared:cancel')}
          </ButtonLink>
        </FormButtons>
      </ContractForm>
    </Panel>
  )
}

export function EditFeeScreen() {
  return (
    <Needing may="fees.correct">
      <EditFeePage />
    </Needing>
  )
}

export function AdminEditFeeScreen() {
  return (
    <Needing may="fees.correct-signed-off">
      <AdminEditFee />
    </Needing>
  )
}
