import { approvalsApi, type Approval } from '#features/overview/approvals/contract/approvals.contract.ts'
import { ContractForm, FormButtons, SaveButton } from '#shared/web/form/contract-form.tsx'
import { TextField } from '#shared/web/form/fields.tsx'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { useDecline } from './approvals.queries.ts'

export function DeclineDialog({ approval, onClose }: { approval: Approval | null; onClose: () => void }) {
  const { t } = useTranslation('approvals')
  return (
    <Dialog opened={approval !== null} onClose={onClose} title={t('declineTitle')}>
      {approval && <DeclineForm approval={approval} onClose={onClose} />}
    </Dialog>
  )
}

function DeclineForm({ approval, onClose }: { approval: Approval; onClose: () => void }) {
  const { t } = useTranslation('approvals')
  const decline = useDecline()
  const form = useContractForm({
    schema: approvalsApi.decline.body,
    initialValues: { answer: '' },
    send: (body) => decline.mutateAsync({ id: approval._id, body }),
    onSaved: () => {
      toast.success(t('declined'))
      onClose()
    },
  })
  return (
    <ContractForm form={form} label={t('declineTitle')}>
      <TextField
        form={form}
        name="answer"
        label={t('answer')}
        description={t('answerHint', { name: approval.askedBy })}
        autoFocus
      />
      <FormButtons onCancel={onClose}>
        <SaveButton form={form}>{t('decline')}</SaveButton>
      </FormButtons>
    </ContractForm>
  )
}
