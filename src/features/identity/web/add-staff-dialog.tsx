import { Modal } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { NewStaff } from '#features/identity/contract/staff.contract.ts'
import { ContractForm, FormButtons, SaveButton } from '#shared/web/form/contract-form.tsx'
import { RadioField } from '#shared/web/form/choice-fields.tsx'
import { TextField } from '#shared/web/form/fields.tsx'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { READING_MS, toast } from '#shared/web/ui/toast.ts'
import { useAddStaff } from './staff.queries.ts'

type Props = { opened: boolean; onClose: () => void }

export function AddStaffDialog({ opened, onClose }: Props) {
  const { t } = useTranslation('identity')
  return (
    <Modal opened={opened} closeOnClickOutside={false} onClose={onClose} title={t('addStaffTitle')}>
      <AddStaffForm onClose={onClose} />
    </Modal>
  )
}

function AddStaffForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('identity')
  const add = useAddStaff()
  const form = useContractForm({
    schema: NewStaff,
    initialValues: { role: 'hr', name: '', email: '' },
    draft: 'staff-add',
    send: (body, sending) => add.mutateAsync({ body, sending }),
    onSaved: ({ name, message }) => {
      toast.success(t('staffAdded', { name }), READING_MS, { detail: message })
      onClose()
    },
  })
  const roleChoices = [
    { value: 'hr', label: t('hr') },
    { value: 'admin', label: t('admin') },
  ]
  return (
    <ContractForm form={form} label={t('addStaffTitle')}>
      <RadioField form={form} name="role" label={t('role')} choices={roleChoices} required />
      <TextField form={form} name="name" label={t('staffName')} required autoFocus />
      <TextField form={form} name="email" label={t('email')} description={t('addStaffHint')} type="email" required />
      <FormButtons onCancel={onClose}>
        <SaveButton form={form}>{t('add')}</SaveButton>
      </FormButtons>
    </ContractForm>
  )
}
