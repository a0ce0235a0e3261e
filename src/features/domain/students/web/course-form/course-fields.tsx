import type { ReactNode } from 'react'
import { type Person } from '#features/domain/courses/batches/web/waiting/public.ts'
import { SeatsNote } from '#features/domain/courses/batches/web/public.ts'
import { COMPLETION, PLACEMENT } from '#features/domain/students/contract/students.contract.ts'
import { type Choice, SegmentField, SelectField } from '#shared/web/form/choice-fields.tsx'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useFormat } from '#shared/web/use-format.ts'
import type { Choices } from './course-and-batch-choices.tsx'
import { inputsOf } from '../form/student-inputs.tsx'
import { StudentSection } from '../form/student-section.tsx'
import { FeeReasonField, findListFee } from './fee-reason-field.tsx'
import type { StudentForm } from '../form/student-values.ts'

type Props = Choices & {
  form: StudentForm
  /** Leaves out the end date, and the fee, which a registration shows beside the first payment. */
  registering?: boolean
  /** Leaves out the fields that only the institute knows, and shows the fee of the chosen course. */
  own?: boolean
  onCourseChosen?: (course: string) => void
  /** The person of the course, if there is a record, who can be put on the waiting list of a full batch. */
  person?: Person | undefined
  /** The record as saved, whose batch has a seat for the student already. */
  stored?: StoredCourse
  /** They are shown once another batch is chosen. */
  moveFields?: ReactNode
}

type StoredCourse = { course: string; batch: string; fee: number; listFee: number; status: string }

const INPUTS = inputsOf('courseDetails')

export function CourseFields({
  form,
  courses,
  batches,
  registering = false,
  own = false,
  onCourseChosen = () => {},
  person,
  stored,
  moveFields,
}: Props) {
  const { t } = useTranslation('students')
  const completion = COMPLETION.map((value) => ({ value, label: value === 'yes' ? t('completed') : t('notCompleted') }))
  const placement = PLACEMENT.map((value) => ({ value, label: t(value) }))
  const format = useFormat()
  const { course, batch } = form.values
  const courseChoices = courses.map(toChoice)
  // An older record may have a batch of another course, which stays chosen until course or batch is changed.
  const offered = batches.filter(({ value, courseName }) => courseName === course || value === batch)
  const batchPlaceholder = course === '' ? t('chooseCourseFirst') : t('noBatchOfCourse')
  const chooseCourse = (name: string) => {
    if (batches.some(({ value, courseName }) => value === batch && courseName !== name)) form.set('batch', '')
    onCourseChosen(name)
  }
  // A registration has the fee in another section, and one that awaits approval has none yet.
  const isAgreed = !registering && stored !== undefined && stored.status !== 'Pending'
  const chosen = courses.find(({ value }) => value === course)
  const feeHint = own && chosen && t('courseFee', { fee: format.rupees(chosen.cFee) })
  return (
    <StudentSection
      section="courseDetails"
      form={form}
      {...(!own && {
        notes: {
          batch: batch !== stored?.batch && (
            <>
              <SeatsNote code={batch} person={person} />
              {moveFields}
            </>
          ),
          fee: isAgreed && <FeeReasonField form={form} listFee={findListFee(form.values, courses, stored)} />,
        },
      })}
      inputs={{
        course: (field) => (
          <SelectField {...field} choices={courseChoices} onSelect={chooseCourse} description={feeHint} />
        ),
        cduration: INPUTS.cduration,
        mode: INPUTS.mode,
        batch: (field) => (
          <SelectField
            {...field}
            choices={offered.map(toChoice)}
            {...(offered.length === 0 && { placeholder: batchPlaceholder })}
          />
        ),
        joiningDate: INPUTS.joiningDate,
        isCompleted: own ? null : (field) => <SegmentField {...field} choices={completion.toReversed()} />,
        isPlaced: own ? null : (field) => <SegmentField {...field} choices={placement.toReversed()} />,
        endDate: registering ? null : INPUTS.endDate,
        fee: registering ? null : INPUTS.fee,
      }}
    />
  )
}

/** Leaves out the other properties, which the select would pass on to the `option` element. */
const toChoice = ({ value, label }: Choice): Choice => ({ value, label })
