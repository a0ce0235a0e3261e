import type { ReactNode } from 'react'
import { TextField } from '#shared/web/form/fields.tsx'
import { StudentSection } from './student-section.tsx'
import type { StudentForm } from './student-values.ts'

export function ContactFields({ form, emailHint }: { form: StudentForm; emailHint?: ReactNode }) {
  return (
    <StudentSection
      section="contactDetails"
      form={form}
      inputs={{
        contact: (field) => <TextField {...field} type="tel" />,
        altContact: (field) => <TextField {...field} type="tel" />,
        email: (field) => <TextField {...field} type="email" description={emailHint} />,
        perAddress: (field) => <TextField {...field} />,
        curAddress: (field) => <TextField {...field} />,
        linkedIn: (field) => <TextField {...field} type="url" />,
      }}
    />
  )
}
