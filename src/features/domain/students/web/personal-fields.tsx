import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useInstitute, useToday } from '#features/base/institute/web/public.ts'
import { GENDERS } from '#features/domain/students/contract/students.contract.ts'
import { SegmentField } from '#shared/web/form/choice-fields.tsx'
import { DateField } from '#shared/web/form/date-field.tsx'
import { TextField } from '#shared/web/form/fields.tsx'
import { type FieldNotes, StudentSection } from './student-section.tsx'
import type { StudentForm } from './student-values.ts'

type Props = {
  form: StudentForm
  registering?: boolean
  /** The person who types is the student, so the browser may fill in their details. */
  own?: boolean
  notes?: FieldNotes
  /** The fields of the uploaded photo, below the photo link. */
  photo?: ReactNode
}

export function PersonalFields({ form, registering = false, own = false, notes, photo }: Props) {
  const { t } = useTranslation('students')
  const today = useToday()
  const { regNos = false } = useInstitute()
  const autoComplete = (token: string) => (own ? token : 'off')
  const genders = GENDERS.map((value) => ({ value, label: t(value) }))
  return (
    <StudentSection
      section="personal"
      form={form}
      notes={notes}
      registering={registering}
      footer={photo}
      inputs={{
        fname: (field) => <TextField {...field} autoFocus={registering} autoComplete={autoComplete('given-name')} />,
        lname: (field) => <TextField {...field} autoComplete={autoComplete('family-name')} />,
        father: (field) => <TextField {...field} />,
        dob: (field) => (
          <DateField {...field} max={today} maxError={t('bornInFuture')} autoComplete={autoComplete('bday')} />
        ),
        // A record without a gender can be edited without choosing one.
        gender: (field) => (
          <SegmentField {...field} choices={genders} required={registering && field.required === true} />
        ),
        profile: (field) => <TextField {...field} type="url" />,
        regNo:
          regNos && !own
            ? (field) => <TextField {...field} {...(registering && { description: t('regNoHint') })} />
            : null,
      }}
    />
  )
}
