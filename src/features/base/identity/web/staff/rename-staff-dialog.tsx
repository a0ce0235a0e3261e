import { StaffChange, StaffMember } from '#features/base/identity/contract/staff.contract.ts'
import { ContractForm, FormButtons, SaveButton } from '#shared/web/form/contract-form.tsx'
import { TextField } from '#shared/web/form/fields.tsx'
import { editing } from '#shared/web/form/form-types.ts'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { getIdentity, storeIdentity } from '#shared/web/identity-store.ts'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { useChangeStaff } from './staff.queries.ts'

type Props = {
  /** Null while the dialog is closed. */
  member: StaffMember | null
  ownId: string | undefined
  onClose: () => void
}

export function RenameStaffDialog({ member, ownId, onClose }: Props) {
  const { t } = useTranslation('identity')
  return (
    <Dialog
      opened={member !== null}
      closeOnClickOutside={false}
      onClose={onClose}
      title={t('renameTitle', { name: member?.name })}
    >
      {member && <RenameForm member={member} isOwn={member._id === ownId} onClose={onClose} />}
    </Dialog>
  )
}

function RenameForm({ member, isOwn, onClose }: { member: StaffMember; isOwn: boolean; onClose: () => void }) {
  const { t } = useTranslation(['identity', 'words'])
  const rename = useChangeStaff(member._id)
  const form = useContractForm({
    ...editing(StaffMember, member, ({ name }) => ({ name })),
    schema: StaffChange,
    draft: `staff-${member._id}-${member.version}`,
    send: (body, sending) => rename.mutateAsync({ body, sending }),
    onSaved: ({ name }) => {
      if (isOwn) storeOwnName(name)
      toast.success(t('staffRenamed'))
      onClose()
    },
  })
  return (
    <ContractForm form={form} label={t('rename')}>
      <TextField form={form} name="name" label={t('words:name')} required autoFocus />
      <FormButtons onCancel={onClose}>
        <SaveButton form={form} />
      </FormButtons>
    </ContractForm>
  )
}

/** Stores it like the next sign-in: the role of an admin contains the name without dots. */
function storeOwnName(name: string): void {
  const identity = getIdentity('admin')
  if (identity) storeIdentity('admin', { ...identity, name, role: `${name.replaceAll('.', '')}.admin` })
}
