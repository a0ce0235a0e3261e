import { BatchDayFields, NO_MOVE, SeatsNote, toMoveBody } from '#features/domain/courses/batches/web/public.ts'
import {
  ENROLMENT_FIELDS,
  Enrolment,
  EnrolmentBody,
  EnrolmentChange,
  EnrolmentEnd,
} from '#features/domain/students/enrolments/contract/enrolments.contract.ts'
import { useToday } from '#features/base/institute/web/public.ts'
import { checkFeeReason, type Choices, findListFee } from '#features/domain/students/web/course-form/public.ts'
import { fieldValues } from '#shared/contract/record-fields.ts'
import { SelectField } from '#shared/web/form/choice-fields.tsx'
import { ContractForm, FormButtons, SaveButton } from '#shared/web/form/contract-form.tsx'
import { DateField } from '#shared/web/form/date-field.tsx'
import { TextAreaField } from '#shared/web/form/fields.tsx'
import { editing } from '#shared/web/form/form-types.ts'
import { removeGrouping } from '#shared/web/form/remove-grouping.ts'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { CompletionField, EnrolmentFields, type EnrolmentValues } from './enrolment-fields.tsx'
import { useAddEnrolment, useEndCourse, useUpdateEnrolment } from './enrolments.queries.ts'

const enrolmentValues = (record: Partial<Enrolment>): EnrolmentValues => ({
  ...fieldValues(ENROLMENT_FIELDS, record),
  feeReason: '',
})
const changeValues = (record: Enrolment) => ({ ...enrolmentValues(record), ...NO_MOVE })
const toBody = (values: EnrolmentValues) => ({ ...values, fee: removeGrouping(values.fee) })

type FormProps = { label: string; onClose: () => void }
type EditProps = FormProps & { enrolment: Enrolment }

/** Starts with the mode of the newest course. */
export function AddCourseForm({
  studentId,
  mode,
  choices,
  label,
  onClose,
}: FormProps & { studentId: string; mode: Enrolment['mode']; choices: Choices }) {
  const { t } = useTranslation('enrolments')
  const add = useAddEnrolment(studentId)
  const form = useContractForm({
    schema: EnrolmentBody,
    initialValues: enrolmentValues({ mode, joiningDate: useToday(), isCompleted: 'no' }),
    toBody,
    check: (values) => checkFeeReason(values, findListFee(values, choices.courses)),
    send: (body, sending) => add.mutateAsync({ body, sending }),
    onSaved: ({ course }) => {
      toast.success(t('added', { course }))
      onClose()
    },
  })
  return (
    <ContractForm form={form} label={label}>
      <EnrolmentFields form={form} {...choices} studentId={studentId} />
      <FormButtons>
        <SaveButton form={form}>{t('add')}</SaveButton>
      </FormButtons>
    </ContractForm>
  )
}

export function EditCourseForm({ enrolment, choices, label, onClose }: EditProps & { choices: Choices }) {
  const { t } = useTranslation('enrolments')
  const update = useUpdateEnrolment(enrolment)
  const form = useContractForm({
    ...editing(Enrolment, enrolment, changeValues),
    schema: EnrolmentChange,
    toBody: ({ movedOn, alwaysInBatch, ...values }) => ({
      ...toBody(values),
      ...(values.batch !== enrolment.batch && toMoveBody({ movedOn, alwaysInBatch })),
    }),
    check: (values) => checkFeeReason(values, findListFee(values, choices.courses, enrolment)),
    send: (body, sending) => update.mutateAsync({ body, sending }),
    onSaved: ({ course }) => {
      toast.success(t('changed', { course }))
      onClose()
    },
  })
  return (
    <ContractForm form={form} label={label}>
      <EnrolmentFields
        form={form}
        {...choices}
        studentId={enrolment.student}
        stored={enrolment}
        moveFields={<BatchDayFields form={form} />}
      />
      <FormButtons>
        <SaveButton form={form} />
      </FormButtons>
    </ContractForm>
  )
}

export function MoveForm({ enrolment, choices, label, onClose }: EditProps & { choices: Choices }) {
  const { t } = useTranslation(['enrolments', 'words'])
  const update = useUpdateEnrolment(enrolment)
  const today = useToday()
  const form = useContractForm({
    ...editing(Enrolment, enrolment, () => ({ ...NO_MOVE, batch: '', movedOn: today })),
    schema: EnrolmentChange,
    toBody: ({ batch, ...move }) => ({ batch, ...toMoveBody(move) }),
    check: ({ batch }) => (batch === '' ? { batch: { key: 'shared:required', values: {} } } : {}),
    send: (body, sending) => update.mutateAsync({ body, sending }),
    onSaved: ({ batch }) => {
      toast.success(t('moved', { batch }))
      onClose()
    },
  })
  const others = choices.batches.filter(
    ({ value, courseName }) => courseName === enrolment.course && value !== enrolment.batch,
  )
  return (
    <ContractForm form={form} label={label}>
      <Text size="md">{t('moveHint')}</Text>
      <SelectField
        form={form}
        name="batch"
        label={t('words:batch')}
        choices={others.map(({ value, label: text }) => ({ value, label: text }))}
        {...(others.length === 0 && { placeholder: t('noOtherBatch') })}
        required
      />
      <SeatsNote code={form.values.batch} person={{ student: enrolment.student }} />
      {others.length > 0 && <BatchDayFields form={form} />}
      <FormButtons>
        <SaveButton form={form}>{t('moveNow')}</SaveButton>
      </FormButtons>
    </ContractForm>
  )
}

export function EndCourseForm({ enrolment, label, onClose }: EditProps) {
  const { t } = useTranslation(['enrolments', 'words'])
  const end = useEndCourse(enrolment._id)
  const today = useToday()
  const endDate = enrolment.endDate !== null && enrolment.endDate < today ? enrolment.endDate : today
  const form = useContractForm({
    ...editing(Enrolment, enrolment, () => ({ endDate, isCompleted: enrolment.isCompleted, reason: '' })),
    schema: EnrolmentEnd,
    send: (body, sending) => end.mutateAsync({ body, sending }),
    onSaved: ({ course }) => {
      toast.success(t('endedToast', { course }))
      onClose()
    },
  })
  const isCompleted = form.values.isCompleted === 'yes'
  return (
    <ContractForm form={form} label={label}>
      <Text size="md">{t('endHint')}</Text>
      <DateField form={form} name="endDate" label={t('words:endDate')} required />
      <CompletionField form={form} />
      <TextAreaField form={form} name="reason" label={t('words:reason')} required={!isCompleted} />
      <FormButtons>
        <SaveButton form={form}>{t('end')}</SaveButton>
      </FormButtons>
    </ContractForm>
  )
}
