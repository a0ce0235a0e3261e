import { Fragment, type ReactNode } from 'react'
import {
  type FieldOfSection,
  STUDENT_FIELDS,
  type StudentField,
  type StudentSectionName,
} from '#features/domain/students/contract/students.contract.ts'
import { REGISTRATION_CHOICES, type RegistrationChoice } from '#features/base/institute/contract/required-fields.ts'
import { useInstitute } from '#features/base/institute/web/public.ts'
import { FieldGrid } from '#shared/web/form/contract-form.tsx'
import { FormSection } from '#shared/web/form/form-sections.tsx'
import { useTranslation } from '#shared/web/i18n.tsx'
import type { RenderInput } from './student-inputs.tsx'
import type { StudentForm } from './student-values.ts'

type Props<Section extends StudentSectionName> = {
  section: Section
  form: StudentForm
  /** Also marks the fields that are required at registration only. */
  registering?: boolean
  footer?: ReactNode
  /** The inputs are in the order of the form; null hides a field. */
  inputs: { [Name in FieldOfSection<Section>]: RenderInput | null }
  /** They are below their fields. */
  notes?: FieldNotes | undefined
}

const isChoosable = (name: string): name is RegistrationChoice => REGISTRATION_CHOICES.some((choice) => choice === name)

export type FieldNotes = { [Name in StudentField]?: ReactNode }

export function StudentSection<Section extends StudentSectionName>({
  section,
  form,
  registering = false,
  footer,
  inputs,
  notes = {},
}: Props<Section>) {
  const { t } = useTranslation(['students', 'words', 'identity', 'courses'])
  const { registrationFields } = useInstitute()
  const title: StudentSectionName = section
  const entries = Object.entries<RenderInput | null>(inputs) as [StudentField, RenderInput | null][]
  return (
    <FormSection title={t(title)}>
      <FieldGrid>
        {entries.map(([name, renderInput]) => {
          const { label, required: level } = STUDENT_FIELDS[name]
          const isRequired = isChoosable(name) ? registrationFields.includes(name) : level !== 'optional'
          const required = isRequired && (registering || level !== 'atCreation')
          const input = renderInput?.({ form, name, label: t(label), required })
          return name in notes ? (
            <div key={name}>
              {input}
              {notes[name]}
            </div>
          ) : (
            <Fragment key={name}>{input}</Fragment>
          )
        })}
      </FieldGrid>
      {footer}
    </FormSection>
  )
}
