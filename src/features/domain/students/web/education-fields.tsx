import { NumberTextField, TextField } from '#shared/web/form/fields.tsx'
import { StudentSection } from './student-section.tsx'
import type { StudentForm } from './student-values.ts'

export function EducationFields({ form, registering = false }: { form: StudentForm; registering?: boolean }) {
  return (
    <StudentSection
      section="education"
      form={form}
      registering={registering}
      inputs={{
        degree: (field) => <TextField {...field} />,
        comYear: (field) => <NumberTextField {...field} />,
        university: (field) => <TextField {...field} />,
      }}
    />
  )
}
