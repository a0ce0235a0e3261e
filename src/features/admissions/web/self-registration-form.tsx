import { useTranslation } from 'react-i18next'
import { SelfRegistration } from '#features/admissions/contract/admissions.contract.ts'
import { checkPasswordsMatch } from '#features/identity/web/public.ts'
import { useToday } from '#features/institute/web/public.ts'
import {
  checkConsent,
  ConsentFields,
  consentBody,
  type ConsentValues,
  EMPTY_CONSENT,
} from '#features/privacy/web/public.ts'
import {
  type Choices,
  ContactFields,
  CourseFields,
  EducationFields,
  PasswordFields,
  PersonalFields,
  studentValues,
  type StudentValues,
} from '#features/students/web/public.ts'
import { ContractForm, FormButtons, SaveButton } from '#shared/web/form/contract-form.tsx'
import { toastFirstError } from '#shared/web/form/toast-error.ts'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { toast } from '#shared/web/ui/toast.ts'
import { type Registered, useRegister } from './admissions.queries.ts'
import { checkBatch } from './registration-values.ts'

type Props = { choices: Choices; onRegistered: (registered: Registered) => void }

const INITIAL_VALUES = { ...studentValues(), ...EMPTY_CONSENT }

export function SelfRegistrationForm({ choices, onRegistered }: Props) {
  const { t } = useTranslation('admissions')
  const register = useRegister()
  const today = useToday()
  const form = useContractForm({
    schema: SelfRegistration,
    initialValues: INITIAL_VALUES,
    draft: 'register',
    draftPlace: 'tab',
    toBody: (values) => ({ ...withoutInstituteFields(values), ...consentBody(values, today) }),
    check: (values) => ({
      ...checkBatch(choices, values),
      ...checkConsent(values, { today, required: true }),
      ...checkPasswordsMatch(values, true),
    }),
    send: (body, sending) => register.mutateAsync({ body, sending }),
    onSaved: (registered) => {
      toast.success(registered.message)
      onRegistered(registered)
    },
    onFailed: toastFirstError,
  })
  const prefillDuration = (name: string) => {
    const course = choices.courses.find(({ value }) => value === name)
    if (course) form.set('cduration', course.cDuration)
  }
  return (
    <ContractForm form={form} label={t('title')}>
      <PersonalFields form={form} registering own />
      <ContactFields form={form} own />
      <EducationFields form={form} registering />
      <CourseFields form={form} {...choices} registering own onCourseChosen={prefillDuration} />
      <PasswordFields form={form} required />
      <ConsentFields form={form} own />
      <FormButtons>
        <SaveButton form={form}>{t('register')}</SaveButton>
      </FormButtons>
    </ContractForm>
  )
}

function withoutInstituteFields({
  fee: _fee,
  isCompleted: _completed,
  isPlaced: _placed,
  ...values
}: StudentValues & ConsentValues) {
  return values
}
