import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FIRST_PAY_MODES, Registration } from '#features/admissions/contract/admissions.contract.ts'
import { passwordsDiffer } from '#features/identity/web/public.ts'
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
import { plainAmount } from '#shared/web/form/plain-amount.ts'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { Panel } from '#shared/web/ui/panel.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import type { Registered, RegistrationBody } from './admissions.queries.ts'
import { PaymentFields } from './payment-fields.tsx'
import type { RegistrationValues } from './registration-values.ts'
import { waitingIn, WaitingLink } from './pending-link.tsx'

const message = messagesOf<typeof en>('admissions')

type Props = {
  choices: Choices
  initialValues: RegistrationValues
  send: (body: RegistrationBody, sending: Sending) => Promise<Registered>
  /** After the form has been cleared; `generated` is the password that was made here, or blank. */
  onRegistered: (registered: Registered, generated: string) => void
  /** HR can have a password made, and is led to the registration that holds an email. */
  byHr?: boolean
  /** Keeps what is typed over an idle logout. */
  draft?: string
}

/** Every field of a registration, in sections. Who sends it, and what it is filled with, is the screen's. */
export function RegistrationForm({ choices, initialValues, send, onRegistered, byHr = false, draft }: Props) {
  const { t } = useTranslation('admissions')
  const [generated, setGenerated] = useState('')
  const [waiting, setWaiting] = useState<string | null>(null)
  const form = useContractForm({
    schema: Registration,
    initialValues,
    toBody: ({ fee, Paidfee, ...values }) => ({ ...values, fee: plainAmount(fee), Paidfee: plainAmount(Paidfee) }),
    check: (values) => ({ ...endedBatch(choices, values), ...passwordsDiffer(values, true) }),
    send: async (body, sending) => {
      setWaiting(null)
      const registered = await send(body, sending)
      return { registered, password: body.password === generated ? generated : '' }
    },
    onSaved: ({ registered, password }, { reset }) => {
      reset()
      setGenerated('')
      onRegistered(registered, password)
    },
    onFailed: ({ message, problem }) => {
      setWaiting(waitingIn(problem.current))
      toast.error(Object.values(problem.fields ?? {})[0] ?? message, 1500)
    },
    ...(draft !== undefined && { draft }),
  })
  const prefill = (name: string) => {
    const course = choices.courses.find(({ value }) => value === name)
    if (!course) return
    form.set('fee', String(course.cFee))
    form.set('cduration', course.cDuration)
  }
  const handOver = form.values.password === generated ? generated : ''
  return (
    <ContractForm form={form} label={t('title')}>
      <PersonalFields form={form} required />
      <ContactFields form={form} emailHint={waiting !== null && <WaitingLink id={waiting} />} />
      <EducationFields form={form} required />
      <CourseFields form={form} {...choices} onCourse={prefill} />
      <Panel title={byHr ? t('firstPayment') : t('declaredPayment')}>
        <PaymentFields form={form} modes={FIRST_PAY_MODES} hint={byHr ? t('paidHint') : t('declaredHint')} />
      </Panel>
      <PasswordFields form={form} required handOver={handOver} {...(byHr && { onGenerated: setGenerated })} />
      <FormButtons>
        <SaveButton form={form}>{t('register')}</SaveButton>
      </FormButtons>
    </ContractForm>
  )
}

/** A draft may hold a batch that has ended since: the list shows none then, and none may be sent. */
function endedBatch({ batches }: Choices, { batch }: RegistrationValues): Record<string, MessageWithValues> {
  const isOffered = batch === '' || batches.some(({ value }) => value === batch)
  return isOffered ? {} : { batch: { key: message('batchEnded'), values: {} } }
}
