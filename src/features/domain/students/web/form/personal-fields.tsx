import type { ReactNode } from 'react'
import { useInstitute, useToday } from '#features/base/institute/web/public.ts'
import { DateField } from '#shared/web/form/date-field.tsx'
import { TextField } from '#shared/web/form/fields.tsx'
import { useTranslation } from '#shared/web/i18n.tsx'
import { inputsOf } from './student-inputs.tsx'
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

const INPUTS = inputsOf('personal')

export function PersonalFields({ form, registering = false, own = false, notes, photo }: Props) {
  const { t } = useTranslation('students')
  const today = useToday()
  const { regNos = false } = useInstitute()
  const autoComplete = (token: string) => (own ? token : 'off')
  return (
    <StudentSection
      section="personal"
      form={form}
      notes={notes}
      registering={registering}
      footer={photo}
      inputs={{
        ...INPUTS,
        fname: (field) => <TextField {...field} autoFocus={registering} autoComplete={autoComplete('given-name')} />,
        lname: (field) => <TextField {...field} autoComplete={autoComplete('family-name')} />,
        dob: (field) => (
          <DateField {...field} max={today} maxError={t('bornInFuture')} autoComplete={autoComplete('bday')} />
        ),
        // A record without a gender can be edited without choosing one.
        gender: (field) => INPUTS.gender({ ...field, required: registering && field.required === true }),
        regNo:
          regNos && !own
            ? (field) => <TextField {...field} {...(registering && { description: t('regNoHint') })} />
            : null,
      }}
    />
  )
}
