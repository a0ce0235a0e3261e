import { StaffChange, StaffMember } from '#features/base/identity/contract/staff.contract.ts'
import { ContractForm, FormButtons, SaveButton } from '#shared/web/form/contract-form.tsx'
import { editing } from '#shared/web/form/form-types.ts'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { useChangeStaff } from '../../web/staff/staff.queries.ts'
import { SetField } from './set-field.tsx'

type Props = {
  /** Null while the dialog is closed. */
  member: StaffMember | null
  onClose: () => void
}

export function GiveSetDialog({ member, onClose }: Props) {
  const { t } = useTranslation('permission-sets')
  return (
    <Dialog
      opened={member !== null}
      closeOnClickOutside={false}
      onClose={onClose}
      title={t('changeSetTitle', { name: member?.name })}
    >
      {member && <GiveSetForm member={member} onClose={onClose} />}
    </Dialog>
  )
}

function GiveSetForm({ member, onClose }: { member: StaffMember; onClose: () => void }) {
  const { t } = useTranslation('permission-sets')
  const change = useChangeStaff(member._id)
  const form = useContractForm({
    ...editing(StaffMember, member, ({ permissionSet }) => ({ permissionSet })),
    schema: StaffChange,
    send: (body, sending) => change.mutateAsync({ body, sending }),
    onSaved: ({ name, permissionSetName: set }) => {
      toast.success(t('setGiven', { name, set }))
      onClose()
    },
  })
  return (
    <ContractForm form={form} label={t('permissionSet')}>
      <SetField form={form} role={member.role} />
      <FormButtons onCancel={onClose}>
        <SaveButton form={form} />
      </FormButtons>
    </ContractForm>
  )
}
