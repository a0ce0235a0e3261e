import { useTranslation } from 'react-i18next'
import { useToday } from '#features/institute/web/public.ts'
import { GENDERS } from '#features/students/contract/students.contract.ts'
import { DateField, SelectField } from '#shared/web/form/choice-fields.tsx'
import { TextField } from '#shared/web/form/fields.tsx'
import { StudentSection } from './student-section.tsx'
import type { StudentForm } from './student-values.ts'

export function PersonalFields({ form, registering = false }: { form: StudentForm; registering?: boolean }) {
  const { t } = useTranslation('students')
  const today = useToday()
  const genders = GENDERS.map((value) => ({ value, label: t(value) }))
  return (
    <StudentSection
      section="personal"
      form={form}
      registering={registering}
      inputs={{
        fname: (field) => <TextField {...field} />,
        lname: (field) => <TextField {...field} />,
        father: (field) => <TextField {...field} />,
        dob: (field) => <DateField {...field} max={today} />,
        // A record without a gender can be edited without choosing one.
        gender: (field) => <SelectField {...field} choices={genders} required={registering} />,
        profile: (field) => <TextField {...field} type="url" />,
      }}
    />
  )
}
