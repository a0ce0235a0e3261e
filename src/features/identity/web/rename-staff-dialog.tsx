import { Button, Modal } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { StaffChange, StaffMember } from '#features/identity/contract/staff.contract.ts'
import { ContractForm, FormButtons, SaveButton } from '#shared/web/form/contract-form.tsx'
import { TextField } from '#shared/web/form/fields.tsx'
import { editing } from '#shared/web/form/form-types.ts'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { identityOf, storeIdentity } from '#shared/web/identity-store.ts'
import { toast } from '#shared/web/ui/toast.ts'
import { useRenameStaff } from './staff.queries.ts'

type Props = {
  /** Whose account; null while the dialog is closed. */
  member: StaffMember | null
  own: string | undefined
  onClose: () => void
}

/** Another name for a staff account; one's own stands in the header at once. */
export function RenameStaffDialog({ member, own, onClose }: Props) {
  const { t } = useTranslation('identity')
  return (
    <Modal
      opened={member !== null}
      closeOnClickOutside={false}
      onClose={onClose}
      title={t('renameTitle', { name: member?.name })}
    >
      {member && <RenameForm member={member} isOwn={member._id === own} onClose={onClose} />}
    </Modal>
  )
}

function RenameForm({ member, isOwn, onClose }: { member: StaffMember; isOwn: boolean; onClose: () => void }) {
  const { t } = useTranslation(['identity', 'shared'])
  const rename = useRenameStaff(member._id)
  const form = useContractForm({
    ...editing(StaffMember, member, ({ name }) => ({ name })),
    schema: StaffChange,
    draft: `staff-${member._id}-${member.version}`,
    send: (body, sending) => rename.mutateAsync({ body, sending }),
    onSaved: ({ name }) => {
      if (isOwn) storeOwnName(name)
      toast.success(t('renamed'))
      onClose()
    },
  })
  return (
    <ContractForm form={form} label={t('rename')}>
      <TextField form={form} name="name" label={t('staffName')} required startsHere />
      <FormButtons>
        <SaveButton form={form} />
        <Button variant="default" onClick={onClose}>
          {t('shared:cancel')}
        </Button>
      </FormButtons>
    </ContractForm>
  )
}

/** As the next sign-in would answer it: the admin's role carries the name, with its dots left out. */
function storeOwnName(name: string): void {
  const identity = identityOf('admin')
  if (identity) storeIdentity('admin', { ...identity, name, role: `${name.replaceAll('.', '')}.admin` })
}
