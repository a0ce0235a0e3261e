import type { ReactNode } from 'react'
import {
  type FieldOfSection,
  fieldsOfSection,
  getStudentField,
  type StudentSectionName,
} from '#features/domain/students/contract/students.contract.ts'
import type { RecordFields } from '#shared/contract/record-fields.ts'
import { SegmentField } from '#shared/web/form/choice-fields.tsx'
import { DateField } from '#shared/web/form/date-field.tsx'
import type { FieldProps } from '#shared/web/form/field-props.ts'
import { NumberTextField, TextAreaField, TextField } from '#shared/web/form/fields.tsx'
import { useTranslate } from '#shared/web/i18n.tsx'
import type { StudentValues } from './student-values.ts'

export type RenderInput = (field: FieldProps<StudentValues>) => ReactNode

export function inputsOf<Section extends StudentSectionName>(section: Section) {
  const inputs = fieldsOfSection(section).map((name): [string, RenderInput] => {
    const { kind, labels } = getStudentField(name)
    return [name, (field) => <StudentInput {...field} kind={kind} labels={labels} />]
  })
  return Object.fromEntries(inputs) as Record<FieldOfSection<Section>, RenderInput>
}

type Options = RecordFields[string]
type Props = FieldProps<StudentValues> & { kind: Options['kind']; labels: Options['labels'] }

const INPUT_TYPES = { phone: 'tel', email: 'email', link: 'url' } as const

function StudentInput({ kind, labels, ...field }: Props) {
  const translate = useTranslate()
  if (labels) {
    const choices = Object.entries(labels).map(([value, label]) => ({ value, label: translate(label) }))
    return <SegmentField {...field} choices={choices} />
  }
  if (kind === 'day') return <DateField {...field} />
  if (kind === 'lines') return <TextAreaField {...field} rows={1} />
  if (kind === 'rupees') return <NumberTextField {...field} rupees />
  return <TextField {...field} type={kind === undefined ? 'text' : INPUT_TYPES[kind]} />
}
