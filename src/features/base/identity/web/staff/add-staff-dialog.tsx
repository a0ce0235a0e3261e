import { NewStaff } from '#features/base/identity/contract/staff.contract.ts'
import { useInstitute } from '#features/base/institute/web/public.ts'
import { ContractForm, FormButtons, SaveButton } from '#shared/web/form/contract-form.tsx'
import { RadioField } from '#shared/web/form/choice-fields.tsx'
import { TextField } from '#shared/web/form/fields.tsx'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { SetField } from '../../permission-sets/web/set-field.tsx'
import { useAddStaff } from './staff.queries.ts'
import { useShowSentLink } from './use-show-sent-link.ts'

type Props = { opened: boolean; onClose: () => void }

export function AddStaffDialog({ opened, onClose }: Props) {
  const { t } = useTranslation('identity')
  return (
    <Dialog opened={opened} closeOnClickOutside={false} onClose={onClose} title={t('addStaffTitle')}>
      <AddStaffForm onClose={onClose} />
    </Dialog>
  )
}

function AddStaffForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['identity', 'words'])
  const add = useAddStaff()
  const show = useShowSentLink()
  const { mail } = useInstitute()
  const form = useContractForm({
    schema: NewStaff,
    initialValues: { role: 'hr', name: '', email: '', permissionSet: '' },
    toBody: ({ permissionSet, ...values }) => ({ ...values, ...(permissionSet !== '' && { permissionSet }) }),
    draft: 'staff-add',
    send: (body, sending) => add.mutateAsync({ body, sending }),
    onSaved: ({ name, ...sent }) => {
      onClose()
      show(name, sent, t('staffAdded', { name }))
    },
  })
  const roleChoices = [
    { value: 'hr', label: t('hr') },
    { value: 'admin', label: t('admin') },
  ]
  return (
    <ContractForm form={form} label={t('addStaffTitle')}>
      <RadioField
        form={form}
        name="role"
        label={t('role')}
        choices={roleChoices}
        onSelect={() => form.set('permissionSet', '')}
        required
      />
      <SetField form={form} role={form.values.role === 'admin' ? 'admin' : 'hr'} isNew />
      <TextField form={form} name="name" label={t('words:name')} required autoFocus />
      <TextField
        form={form}
        name="email"
        label={t('email')}
        description={t(mail ? 'addStaffHint' : 'addStaffHintWithoutMail')}
        type="email"
        required
      />
      <FormButtons onCancel={onClose}>
        <SaveButton form={form}>{t('words:add')}</SaveButton>
      </FormButtons>
    </ContractForm>
  )
}
