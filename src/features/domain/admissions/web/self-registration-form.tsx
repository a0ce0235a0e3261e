import { useMediaQuery } from '@mantine/hooks'
import { Fragment, useMemo } from 'react'
import { createSelfRegistration } from '#features/domain/admissions/contract/admissions.contract.ts'
import { checkPasswordsMatch } from '#features/base/identity/web/public.ts'
import { useInstitute, useToday } from '#features/base/institute/web/public.ts'
import {
  checkConsent,
  ConsentFields,
  consentBody,
  type ConsentValues,
  EMPTY_CONSENT,
} from '#features/domain/students/privacy/web/public.ts'
import { fieldsOfSection } from '#features/domain/students/contract/students.contract.ts'
import { type Choices, CourseFields } from '#features/domain/students/web/course-form/public.ts'
import {
  ContactFields,
  EducationFields,
  PasswordFields,
  PersonalFields,
  studentValues,
  type StudentValues,
} from '#features/domain/students/web/form/public.ts'
import { ContractForm, SaveButton } from '#shared/web/form/contract-form.tsx'
import { FormBar } from '#shared/web/form/form-bar.tsx'
import { FormSections } from '#shared/web/form/form-sections.tsx'
import { toastFirstError } from '#shared/web/form/toast-error.ts'
import { StepText } from './step-text.tsx'
import { useFormSteps } from './use-form-steps.ts'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { type Registered, useRegister } from './admissions.queries.ts'
import { checkBatch } from './registration-values.ts'

type Props = { choices: Choices; onRegistered: (registered: Registered) => void }

const INITIAL_VALUES = { ...studentValues(), ...EMPTY_CONSENT }

export function SelfRegistrationForm({ choices, onRegistered }: Props) {
  const { t } = useTranslation(['admissions', 'shared'])
  const register = useRegister()
  const today = useToday()
  const { registrationFields } = useInstitute()
  const schema = useMemo(() => createSelfRegistration(registrationFields), [registrationFields])
  const form = useContractForm({
    schema,
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
  const isPhone = useMediaQuery('(width < 48em)', undefined, { getInitialValueInEffect: false })
  const sections = [
    { names: fieldsOfSection('personal'), fields: <PersonalFields form={form} registering own /> },
    { names: fieldsOfSection('contactDetails'), fields: <ContactFields form={form} own /> },
    {
      names: [...fieldsOfSection('education'), ...fieldsOfSection('courseDetails')],
      fields: (
        <>
          <EducationFields form={form} registering />
          <CourseFields form={form} {...choices} registering own onCourseChosen={prefillDuration} />
        </>
      ),
    },
    {
      names: ['password', 'confirmPswd', ...Object.keys(EMPTY_CONSENT)],
      fields: (
        <>
          <PasswordFields form={form} required />
          <ConsentFields form={form} own />
        </>
      ),
    },
  ]
  const steps = isPhone
    ? sections
    : [{ names: [], fields: sections.map(({ names, fields }) => <Fragment key={names[0]}>{fields}</Fragment>) }]
  const {
    step,
    isLast,
    form: steppedForm,
    goBack,
  } = useFormSteps(
    form,
    steps.map(({ names }) => names),
  )
  return (
    <ContractForm form={steppedForm} label={t('title')}>
      {isPhone && <StepText step={step} total={steps.length} />}
      <FormSections>{steps[step]?.fields}</FormSections>
      <FormBar form={steppedForm}>
        {step > 0 && (
          <Button variant="default" onClick={goBack}>
            {t('shared:goBack')}
          </Button>
        )}
        <SaveButton form={form}>{isLast ? t('register') : t('shared:nextStep')}</SaveButton>
      </FormBar>
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
