import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { passwordsDiffer } from '#features/identity/web/public.ts'
import { Student, StudentChange } from '#features/students/contract/students.contract.ts'
import type { ApiError } from '#shared/web/api-error.ts'
import { DateField } from '#shared/web/form/choice-fields.tsx'
import { ContractForm, FormButtons, SaveButton } from '#shared/web/form/contract-form.tsx'
import { NumberTextField } from '#shared/web/form/fields.tsx'
import { editing } from '#shared/web/form/form-types.ts'
import { plainAmount } from '#shared/web/form/plain-amount.ts'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { toast } from '#shared/web/ui/toast.ts'
import { ContactFields } from './contact-fields.tsx'
import type { Choices } from './course-and-batch-choices.tsx'
import { CourseFields } from './course-fields.tsx'
import { EducationFields } from './education-fields.tsx'
import { PasswordFields } from './password-fields.tsx'
import { PersonalFields } from './personal-fields.tsx'
import { studentValues, type StudentValues } from './student-values.ts'
import { useUpdateStudent } from './students.queries.ts'
import { ViewProfile } from './view-profile.tsx'

type Saved = { record: Student; generated: string }
type Props = { record: Student; choices: Choices }

/** The edit form; once saved it goes on from the record as it then stands, so that a second edit is not refused. */
export function EditStudent({ record, choices }: Props) {
  const [opened] = useState(record)
  const [saved, setSaved] = useState<Saved | null>(null)
  const current = saved?.record ?? opened
  return <EditStudentForm key={current.version} record={current} choices={choices} saved={saved} onSaved={setSaved} />
}

type FormProps = Props & { saved: Saved | null; onSaved: (saved: Saved) => void }

function EditStudentForm({ record, choices, saved, onSaved }: FormProps) {
  const { t } = useTranslation(['students', 'shared'])
  const update = useUpdateStudent(record._id)
  const [generated, setGenerated] = useState('')
  const form = useContractForm({
    ...editing(Student, record, studentValues),
    schema: StudentChange,
    // Input that was typed against another version would overwrite it in silence.
    draft: `student-${record._id}-${record.version}`,
    toBody: bodyOf,
    check: (values) => passwordsDiffer(values),
    send: async (body, sending) => ({
      changed: await update.mutateAsync({ body, sending }),
      generated: body.password === generated ? generated : '',
    }),
    onSaved: ({ changed, generated: handedOver }) => {
      toast.success(t('updated'))
      onSaved({ record: changed, generated: handedOver })
    },
    failureTitle: t('shared:somethingWrong'),
    onFailed: (error) => toast.error(t('shared:somethingWrong'), 1500, { detail: reasonOf(error) }),
  })
  const { password } = form.values
  const handOver = password === '' ? (saved?.generated ?? '') : password === generated ? generated : ''
  return (
    <ContractForm form={form} label={t('editTitle')}>
      <PersonalFields form={form} />
      <ContactFields form={form} />
      <EducationFields form={form} />
      <CourseFields form={form} {...choices}>
        <DateField form={form} name="endDate" label={t('endDate')} />
        <NumberTextField form={form} name="fee" label={t('fee')} rupees required />
      </CourseFields>
      <PasswordFields form={form} handOver={handOver} onGenerated={setGenerated} />
      <FormButtons>
        {saved && isUntouched(form.values, record) ? (
          <ViewProfile id={record._id} />
        ) : (
          <SaveButton form={form}>{t('update')}</SaveButton>
        )}
      </FormButtons>
    </ContractForm>
  )
}

/** Why: the sentence that stands beside a field too, else the server's own. */
const reasonOf = ({ message, problem }: ApiError) => Object.values(problem.fields ?? {})[0] ?? message

function isUntouched(values: StudentValues, record: Student): boolean {
  return Object.entries(studentValues(record)).every(([name, value]) => values[name as keyof StudentValues] === value)
}

/** Who came without a gender keeps none until one is chosen: a blank one is no answer. */
function bodyOf({ gender, fee, ...values }: StudentValues) {
  return { ...values, fee: plainAmount(fee), ...(gender !== '' && { gender }) }
}
