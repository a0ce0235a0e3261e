import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { COMPLETION, MODES, PLACEMENT } from '#features/students/contract/students.contract.ts'
import { type Choice, DateField, SelectField } from '#shared/web/form/choice-fields.tsx'
import { FieldGrid } from '#shared/web/form/contract-form.tsx'
import { TextField } from '#shared/web/form/fields.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { choicesOf } from './choices-of.ts'
import type { Choices } from './course-and-batch-choices.tsx'
import type { StudentForm } from './student-values.ts'

type Props = Choices & {
  form: StudentForm
  onCourse?: (course: string) => void
  /** Further fields of the section. */
  children?: ReactNode
}

/** Course and batch, and how far the student has come. */
export function CourseFields({ form, courses, batches, onCourse = () => {}, children }: Props) {
  const { t } = useTranslation('students')
  const modes = choicesOf(MODES, { online: t('online'), offline: t('offline') })
  const completion = choicesOf(COMPLETION, { yes: t('completed'), no: t('notCompleted') })
  const placement = choicesOf(PLACEMENT, { placed: t('placed'), notPlaced: t('notPlaced') })
  return (
    <Panel title={t('courseDetails')}>
      <FieldGrid>
        <SelectField
          form={form}
          name="course"
          label={t('course')}
          choices={courses.map(wordsOf)}
          onChosen={onCourse}
          required
        />
        <TextField form={form} name="cduration" label={t('cduration')} required />
        <SelectField form={form} name="mode" label={t('mode')} choices={modes} required />
        <SelectField
          form={form}
          name="batch"
          label={t('batch')}
          choices={ofCourseFirst(batches, form.values.course).map(wordsOf)}
          required
        />
        <DateField form={form} name="joiningDate" label={t('joiningDate')} required />
        <SelectField form={form} name="isCompleted" label={t('isCompleted')} choices={completion} required />
        <SelectField form={form} name="isPlaced" label={t('isPlaced')} choices={placement} required />
        {children}
      </FieldGrid>
    </Panel>
  )
}

/** The select hands everything else on to the page's `option`. */
const wordsOf = ({ value, label }: Choice): Choice => ({ value, label })

/** The chosen course's own batches are at hand; any other can be chosen all the same. */
function ofCourseFirst(batches: Choices['batches'], course: string): Choices['batches'] {
  const own = batches.filter(({ courseName }) => courseName === course)
  return [...own, ...batches.filter(({ courseName }) => courseName !== course)]
}
