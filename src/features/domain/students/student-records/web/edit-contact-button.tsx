import { useDisclosure } from '@mantine/hooks'
import { IconPencil } from '@tabler/icons-react'
import { OWN_CONTACT_FIELDS, OwnContactChange, Student } from '#features/domain/students/contract/students.contract.ts'
import { useChangeOwnContact } from '#features/domain/students/web/public.ts'
import { fieldValues } from '#shared/contract/record-fields.ts'
import { ContractForm, FormButtons, SaveButton } from '#shared/web/form/contract-form.tsx'
import { TextAreaField, TextField } from '#shared/web/form/fields.tsx'
import { editing } from '#shared/web/form/form-types.ts'
import { keepStoredPhones } from '#shared/web/form/keep-stored-phones.ts'
import { leaveOutStillBlank } from '#shared/web/form/leave-out-still-blank.ts'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { useRestoreFocus } from '#shared/web/ui/restore-focus.ts'
import { toast } from '#shared/web/ui/toast.ts'

export function EditContactButton({ student }: { student: Student }) {
  const { t } = useTranslation(['student-records', 'words'])
  const [opened, { open, close }] = useDisclosure(false)
  const { modalProps } = useRestoreFocus(opened)
  return (
    <>
      <Button
        variant="default"
        size="xs"
        aria-label={t('editContact')}
        leftSection={<IconPencil size={16} aria-hidden />}
        onClick={open}
      >
        {t('words:edit')}
      </Button>
      <Dialog opened={opened} onClose={close} closeOnClickOutside={false} title={t('editContact')} {...modalProps}>
        <ContactForm student={student} onClose={close} />
      </Dialog>
    </>
  )
}

function ContactForm({ student, onClose }: { student: Student; onClose: () => void }) {
  const { t } = useTranslation(['student-records', 'students'])
  const change = useChangeOwnContact(student._id)
  const form = useContractForm({
    ...editing(Student, student, (record) => fieldValues(OWN_CONTACT_FIELDS, record)),
    schema: OwnContactChange,
    toBody: (values) => ({
      ...leaveOutStillBlank(values, fieldValues(OWN_CONTACT_FIELDS, student)),
      ...keepStoredPhones(values, student),
    }),
    send: (body, sending) => change.mutateAsync({ body, sending }),
    onSaved: () => {
      toast.success(t('students:updated'))
      onClose()
    },
  })
  return (
    <ContractForm form={form} label={t('editContact')}>
      <TextField form={form} name="contact" label={t('students:contact')} type="tel" autoComplete="tel" required />
      <TextField form={form} name="altContact" label={t('students:altContact')} type="tel" />
      <TextAreaField
        form={form}
        name="curAddress"
        label={t('students:curAddress')}
        autoComplete="section-current street-address"
      />
      <TextAreaField
        form={form}
        name="perAddress"
        label={t('students:perAddress')}
        autoComplete="section-permanent street-address"
        required
      />
      <FormButtons>
        <SaveButton form={form} />
      </FormButtons>
    </ContractForm>
  )
}
