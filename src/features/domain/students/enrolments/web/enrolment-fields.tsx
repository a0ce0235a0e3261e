import type { ReactNode } from 'react'
import { SeatsNote } from '#features/domain/courses/batches/web/public.ts'
import {
  type Enrolment,
  type ENROLMENT_FIELDS,
} from '#features/domain/students/enrolments/contract/enrolments.contract.ts'
import { COMPLETION, MODES } from '#features/domain/students/contract/students.contract.ts'
import { type Choices, FeeReasonField, findListFee } from '#features/domain/students/web/course-form/public.ts'
import type { FieldName } from '#shared/contract/record-fields.ts'
import { type Choice, SelectField } from '#shared/web/form/choice-fields.tsx'
import { FieldGrid } from '#shared/web/form/contract-form.tsx'
import { DateField } from '#shared/web/form/date-field.tsx'
import { NumberTextField, TextField } from '#shared/web/form/fields.tsx'
import type { FormHandle } from '#shared/web/form/form-types.ts'
import { useTranslation } from '#shared/web/i18n.tsx'

export type EnrolmentValues = Record<FieldName<typeof ENROLMENT_FIELDS> | 'feeReason', string>

type Props = Choices & {
  form: FormHandle<EnrolmentValues>
  studentId: string
  /** The course as saved, whose batch has a seat for the student already. A new one has no end date and status yet. */
  stored?: Enrolment
  /** They are shown once another batch is chosen. */
  moveFields?: ReactNode
}

export function EnrolmentFields({ form, studentId, stored, moveFields, courses, batches }: Props) {
  const { t } = useTranslation(['enrolments', 'students', 'words', 'courses'])
  const { course, batch } = form.values
  const offered = batches.filter(({ value, courseName }) => courseName === course || value === batch)
  const chooseCourse = (name: string) => {
    const ofCourse = batches.filter(({ courseName }) => courseName === name)
    form.set('batch', ofCourse.length === 1 ? ofCourse[0]!.value : '')
    const chosen = courses.find(({ value }) => value === name)
    if (!chosen) return
    form.set('fee', String(name === stored?.course ? stored.fee : chosen.cFee))
    if (!stored) form.set('cduration', chosen.cDuration)
  }
  const noBatch = course === '' ? t('students:chooseCourseFirst') : t('students:noBatchOfCourse')
  return (
    <FieldGrid>
      <SelectField
        form={form}
        name="course"
        label={t('words:course')}
        choices={courses.map(toChoice)}
        onSelect={chooseCourse}
        required
      />
      <div>
        <SelectField
          form={form}
          name="batch"
          label={t('words:batch')}
          choices={offered.map(toChoice)}
          {...(offered.length === 0 && { placeholder: noBatch })}
          required
        />
        {batch !== stored?.batch && <SeatsNote code={batch} person={{ student: studentId }} />}
        {batch !== stored?.batch && moveFields}
      </div>
      <TextField form={form} name="cduration" label={t('courses:courseDuration')} required />
      <SelectField
        form={form}
        name="mode"
        label={t('students:mode')}
        choices={MODES.map((value) => ({ value, label: t(`students:${value}`) }))}
        required
      />
      <div>
        <NumberTextField form={form} name="fee" label={t('fee')} rupees required />
        <FeeReasonField form={form} listFee={findListFee(form.values, courses, stored)} />
      </div>
      <DateField form={form} name="joiningDate" label={t('students:joiningDate')} required />
      {stored && (
        <>
          <DateField form={form} name="endDate" label={t('words:endDate')} />
          <CompletionField form={form} />
        </>
      )}
    </FieldGrid>
  )
}

export function CompletionField<V extends { isCompleted: string }>({ form }: { form: FormHandle<V> }) {
  const { t } = useTranslation('students')
  const choices = COMPLETION.map((value) => ({ value, label: value === 'yes' ? t('completed') : t('notCompleted') }))
  return (
    <SelectField
      form={form}
      name="isCompleted"
      label={t('isCompleted')}
      choices={choices}
      placeholder={null}
      required
    />
  )
}

/** Leaves out the other properties, which the select would pass on to the `option` element. */
const toChoice = ({ value, label }: Choice): Choice => ({ value, label })
