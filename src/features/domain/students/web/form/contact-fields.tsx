import { TextAreaField, TextField } from '#shared/web/form/fields.tsx'
import { inputsOf } from './student-inputs.tsx'
import { type FieldNotes, StudentSection } from './student-section.tsx'
import type { StudentForm } from './student-values.ts'

type Props = {
  form: StudentForm
  /** The person who types is the student, so the browser may fill in their details. */
  own?: boolean
  notes?: FieldNotes
}

export function ContactFields({ form, own = false, notes }: Props) {
  const autoComplete = (token: string) => (own ? token : 'off')
  return (
    <StudentSection
      section="contactDetails"
      form={form}
      notes={notes}
      inputs={{
        ...inputsOf('contactDetails'),
        contact: (field) => <TextField {...field} type="tel" autoComplete={autoComplete('tel')} />,
        email: (field) => <TextField {...field} type="email" autoComplete={autoComplete('email')} />,
        perAddress: (field) => (
          <TextAreaField {...field} rows={1} autoComplete={autoComplete('section-permanent street-address')} />
        ),
        curAddress: (field) => (
          <TextAreaField {...field} rows={1} autoComplete={autoComplete('section-current street-address')} />
        ),
      }}
    />
  )
}
