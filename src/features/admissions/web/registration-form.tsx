import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FIRST_PAY_MODES, Registration } from '#features/admissions/contract/admissions.contract.ts'
import { checkPasswordsMatch } from '#features/identity/web/public.ts'
import {
  type Choices,
  ContactFields,
  CourseFields,
  EducationFields,
  PasswordFields,
  PersonalFields,
} from '#features/students/web/public.ts'
import type en from '#features/admissions/contract/messages/en.json'
import type { MessageWithValues } from '#shared/contract/issue-messages.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { ContractForm, FormButtons, SaveButton } from '#shared/web/form/contract-form.tsx'
import type { Sending } from '#shared/web/form/form-types.ts'
import { removeGrouping } from '#shared/web/form/remove-grouping.ts'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { Panel } from '#shared/web/ui/panel.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import type { Registered, RegistrationBody } from './admissions.queries.ts'
import { PaymentFields } from './payment-fields.tsx'
import type { RegistrationValues } from './registration-values.ts'
import { parsePendingId, PendingLink } from './pending-link.tsx'

const message = messagesOf<typeof en>('admissions')

type Props = {
  choices: Choices
  initialValues: RegistrationValues
  send: (body: RegistrationBody, sending: Sending) => Promise<Registered>
  /** Called after the form is cleared. `generatedPassword` is blank if the password was typed. */
  onRegistered: (registered: Registered, generatedPassword: string) => void
  /** Shows the button that generates a password, and the wording for HR. */
  byHr?: boolean
  draft?: string
}

export function RegistrationForm({ choices, initialValues, send, onRegistered, byHr = false, draft }: Props) {
  const { t } = useTranslation('admissions')
  const [generated, setGenerated] = useState('')
  const [pendingId, setPendingId] = useState<string | null>(null)
  const form = useContractForm({
    schema: Registration,
    initialValues,
    toBody: ({ fee, Paidfee, ...values }) => ({
      ...values,
      fee: removeGrouping(fee),
      Paidfee: removeGrouping(Paidfee),
    }),
    check: (values) => ({ ...checkBatch(choices, values), ...checkPasswordsMatch(values, true) }),
    send: async (body, sending) => {
      setPendingId(null)
      const registered = await send(body, sending)
      return { registered, generatedPassword: body.password === generated ? generated : '' }
    },
    onSaved: ({ registered, generatedPassword }, { reset }) => {
      reset()
      setGenerated('')
      onRegistered(registered, generatedPassword)
    },
    onFailed: ({ message, problem }) => {
      setPendingId(parsePendingId(problem.current))
      toast.error(Object.values(problem.fields ?? {})[0] ?? message, 1500)
    },
    ...(draft !== undefined && { draft }),
  })
  const prefillFromCourse = (name: string) => {
    const course = choices.courses.find(({ value }) => value === name)
    if (!course) return
    form.set('fee', String(course.cFee))
    form.set('cduration', course.cDuration)
  }
  return (
    <ContractForm form={form} label={t('title')}>
      <PersonalFields form={form} registering />
      <ContactFields form={form} emailHint={pendingId !== null && <PendingLink id={pendingId} />} />
      <EducationFields form={form} registering />
      <CourseFields form={form} {...choices} registering onCourseChosen={prefillFromCourse} />
      <Panel title={byHr ? t('firstPayment') : t('declaredPayment')}>
        <PaymentFields form={form} modes={FIRST_PAY_MODES} hint={byHr ? t('paidHint') : t('declaredHint')} />
      </Panel>
      <PasswordFields
        form={form}
        required
        generatedPassword={form.values.password === generated ? generated : ''}
        {...(byHr && { onGenerated: setGenerated })}
      />
      <FormButtons>
        <SaveButton form={form}>{t('register')}</SaveButton>
      </FormButtons>
    </ContractForm>
  )
}

/** A draft may contain a batch that has ended since, which the select cannot show. */
function checkBatch({ batches }: Choices, { batch }: RegistrationValues): Record<string, MessageWithValues> {
  const isOffered = batch === '' || batches.some(({ value }) => value === batch)
  return isOffered ? {} : { batch: { key: message('batchEnded'), values: {} } }
}
