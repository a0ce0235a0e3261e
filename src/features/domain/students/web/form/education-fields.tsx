import { NumberTextField } from '#shared/web/form/fields.tsx'
import { inputsOf } from './student-inputs.tsx'
import { StudentSection } from './student-section.tsx'
import type { StudentForm } from './student-values.ts'

export function EducationFields({ form, registering = false }: { form: StudentForm; registering?: boolean }) {
  return (
    <StudentSection
      section="education"
      form={form}
      registering={registering}
      inputs={{
        ...inputsOf('education'),
        comYear: (field) => <NumberTextField {...field} />,
      }}
    />
  )
}
