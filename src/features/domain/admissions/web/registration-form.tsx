import { useMemo, useState } from 'react'
import { createRegistration } from '#features/domain/admissions/contract/admissions.contract.ts'
import type { Person } from '#features/domain/courses/batches/web/waiting/public.ts'
import { checkPasswordsMatch } from '#features/base/identity/web/public.ts'
import { useInstitute, useToday } from '#features/base/institute/web/public.ts'
import { checkConsent, ConsentFields, consentBody } from '#features/domain/students/privacy/web/public.ts'
import { Student } from '#features/domain/students/contract/students.contract.ts'
import {
  checkFeeReason,
  type Choices,
  CourseFields,
  findListFee,
} from '#features/domain/students/web/course-form/public.ts'
import {
  ContactFields,
  EducationFields,
  PasswordFields,
  PersonalFields,
} from '#features/domain/students/web/form/public.ts'
import { PhotoPicker } from '#features/domain/students/web/photo/public.ts'
import { useSetPhoto } from '#features/domain/students/web/public.ts'
import { ContractForm, SaveButton } from '#shared/web/form/contract-form.tsx'
import { FormBar } from '#shared/web/form/form-bar.tsx'
import { FormSection, FormSections } from '#shared/web/form/form-sections.tsx'
import type { Sending } from '#shared/web/form/form-types.ts'
import { toastFirstError } from '#shared/web/form/toast-error.ts'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import { toast } from '#shared/web/ui/toast.ts'
import type { Registered, RegistrationBody } from './admissions.queries.ts'
import { useDuplicateNotes } from './duplicate-note.tsx'
import { paymentBody, PaymentFields } from './payment-fields.tsx'
import { PendingRegistration } from './pending-registration.tsx'
import classes from './registration-form.module.css'
import { DueText, RegistrationSummary } from './registration-summary.tsx'
import { checkBatch, type RegistrationValues } from './registration-values.ts'

type Props = {
  choices: Choices
  initialValues: RegistrationValues
  send: (body: RegistrationBody, sending: Sending) => Promise<Registered>
  /** Called after the form is cleared. `generatedPassword` is blank if the password was typed. */
  onRegistered: (registered: Registered, generatedPassword: string) => void
  /** Called after HR approved the pending registration that has the email, in place of this form. */
  onApproved: (student: Student) => void
  draft: string
  person?: Person
}

/** Only HR uses this form. Strangers have `SelfRegistrationForm`. */
export function RegistrationForm({ choices, initialValues, send, onRegistered, onApproved, draft, person }: Props) {
  const { t } = useTranslation('admissions')
  const [generated, setGenerated] = useState('')
  const [pending, setPending] = useState<Student | null>(null)
  const [photo, setPhoto] = useState<string | null>(null)
  const { mutateAsync: savePhoto } = useSetPhoto()
  const may = useMay()
  const today = useToday()
  const { registrationFields } = useInstitute()
  const schema = useMemo(() => createRegistration(registrationFields), [registrationFields])
  const form = useContractForm({
    schema,
    initialValues,
    toBody: (values) => ({ ...values, ...consentBody(values, today), ...paymentBody(values) }),
    check: (values) => ({
      ...checkBatch(choices, values),
      ...checkFeeReason(values, findListFee(values, choices.courses)),
      ...checkConsent(values, { today }),
      ...checkPasswordsMatch(values, true),
    }),
    send: async (body, sending) => {
      const registered = await send(body, sending)
      const photoSaved = photo === null ? undefined : savePhoto({ id: registered.student._id, image: photo })
      await photoSaved?.catch(() => toast.error(t('photoNotSaved')))
      return { registered, generatedPassword: body.password === generated ? generated : '' }
    },
    onSaved: ({ registered, generatedPassword }, { reset }) => {
      reset()
      setGenerated('')
      setPhoto(null)
      onRegistered(registered, generatedPassword)
    },
    onFailed: (error) => {
      const { code, current } = error.problem
      setPending(code === 'email_waits' ? parseStudent(current) : null)
      toastFirstError(error)
    },
    draft,
  })
  const notes = useDuplicateNotes(form.values)
  const prefillFromCourse = (name: string) => {
    const course = choices.courses.find(({ value }) => value === name)
    if (!course) return
    form.set('fee', String(course.cFee))
    form.set('cduration', course.cDuration)
    form.set('instalments', String(course.instalments ?? ''))
  }
  const replacePending = ({ _id }: Student) => {
    setPending(null)
    form.set('discardPending', _id)
    void form.submit()
  }
  const leaveForPending = (student: Student) => {
    form.reset()
    onApproved(student)
  }
  const photoUrl = photo === null ? null : `data:image/jpeg;base64,${photo}`
  return (
    <>
      <ContractForm form={form} label={t('title')}>
        <div className={classes.columns}>
          <div className={classes.form}>
            <FormSections>
              <PersonalFields
                form={form}
                registering
                notes={notes}
                photo={
                  may('students.set-photo') && (
                    <PhotoPicker
                      name={`${form.values.fname} ${form.values.lname}`.trim()}
                      photo={photoUrl ?? form.values.profile}
                      onPick={setPhoto}
                      onRemove={photo === null ? undefined : () => setPhoto(null)}
                    />
                  )
                }
              />
              <ContactFields form={form} notes={notes} />
              <EducationFields form={form} registering />
              <CourseFields form={form} {...choices} registering onCourseChosen={prefillFromCourse} person={person} />
              <FormSection title={t('firstPayment')}>
                <PaymentFields form={form} hint={t('paidHint')} listFee={findListFee(form.values, choices.courses)} />
              </FormSection>
              <PasswordFields
                form={form}
                required
                generatedPassword={form.values.password === generated ? generated : ''}
                onGenerated={setGenerated}
              />
              <ConsentFields form={form} />
            </FormSections>
            <FormBar form={form} summary={<DueText values={form.values} />}>
              <SaveButton form={form}>{t('register')}</SaveButton>
            </FormBar>
          </div>
          <RegistrationSummary values={form.values} choices={choices} photo={photoUrl} />
        </div>
      </ContractForm>
      <PendingRegistration
        student={pending}
        payment={form.values}
        onClose={() => setPending(null)}
        onReplace={replacePending}
        onApproved={leaveForPending}
      />
    </>
  )
}

function parseStudent(current: unknown): Student | null {
  const parsed = Student.safeParse(current)
  return parsed.success ? parsed.data : null
}
