import type { Institute } from '#features/base/institute/contract/institute.contract.ts'
import {
  ENQUIRY_CHOICES,
  type EnquiryChoice,
  REGISTRATION_CHOICES,
  type RegistrationChoice,
} from '#features/base/institute/contract/required-fields.ts'
import type { FormHandle } from '#shared/web/form/form-types.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Checkbox } from '#shared/web/ui/elements/checkbox.tsx'
import { Group } from '#shared/web/ui/elements/stack.tsx'

/** In the form, a list of names is a text with commas. */
type RequiredValues = Record<'registrationFields' | 'enquiryFields', string>

export const requiredValues = ({ registrationFields, enquiryFields }: Institute): RequiredValues => ({
  registrationFields: registrationFields.join(),
  enquiryFields: enquiryFields.join(),
})

const toNames = (text: string) => text.split(',').filter(Boolean)

export const requiredBody = ({ registrationFields, enquiryFields }: RequiredValues) => ({
  registrationFields: toNames(registrationFields) as RegistrationChoice[],
  enquiryFields: toNames(enquiryFields) as EnquiryChoice[],
})

const LABELS = {
  lname: 'students:lname',
  father: 'students:father',
  dob: 'students:dob',
  gender: 'students:gender',
  contact: 'students:contact',
  altContact: 'students:altContact',
  parentContact: 'students:parentContact',
  perAddress: 'students:perAddress',
  curAddress: 'students:curAddress',
  degree: 'students:degree',
  comYear: 'students:comYear',
  university: 'students:university',
  qualification: 'enquiries:qualification',
  address: 'words:address',
  mailId: 'identity:email',
  ref: 'enquiries:reference',
  remark: 'words:remark',
} as const satisfies Record<RegistrationChoice | EnquiryChoice, string>

export function RequiredFields({ form }: { form: FormHandle<RequiredValues> }) {
  const { t } = useTranslation(['institute', 'words', 'identity', 'students', 'enquiries'])
  const lists = [
    { name: 'registrationFields', hint: t('registrationFieldsHint'), choices: REGISTRATION_CHOICES },
    { name: 'enquiryFields', hint: t('enquiryFieldsHint'), choices: ENQUIRY_CHOICES },
  ] as const
  return lists.map(({ name, hint, choices }) => (
    <Checkbox.Group
      key={name}
      label={t(name)}
      description={hint}
      value={toNames(form.values[name])}
      onChange={(chosen) => form.set(name, choices.filter((choice) => chosen.includes(choice)).join())}
    >
      <Group gap="8px 20px" mt="xs">
        {choices.map((choice) => (
          <Checkbox key={choice} value={choice} label={t(LABELS[choice])} />
        ))}
      </Group>
    </Checkbox.Group>
  ))
}
