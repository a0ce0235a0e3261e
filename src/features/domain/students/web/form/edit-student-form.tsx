import { type ReactNode, useEffect, useRef, useState } from 'react'
import { BatchDayFields, type MoveValues, NO_MOVE, toMoveBody } from '#features/domain/courses/batches/web/public.ts'
import { checkPasswordsMatch } from '#features/base/identity/web/public.ts'
import { useInstitute } from '#features/base/institute/web/public.ts'
import {
  listBlanked,
  Student,
  STUDENT_FIELDS,
  StudentChange,
} from '#features/domain/students/contract/students.contract.ts'
import { fieldValues } from '#shared/contract/record-fields.ts'
import { ContractForm, SaveButton } from '#shared/web/form/contract-form.tsx'
import { FormBar } from '#shared/web/form/form-bar.tsx'
import { FormSections } from '#shared/web/form/form-sections.tsx'
import { editing } from '#shared/web/form/form-types.ts'
import { keepStoredPhones } from '#shared/web/form/keep-stored-phones.ts'
import { leaveOutStillBlank } from '#shared/web/form/leave-out-still-blank.ts'
import { removeGrouping } from '#shared/web/form/remove-grouping.ts'
import { getFirstMessage } from '#shared/web/form/toast-error.ts'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { ContactFields } from './contact-fields.tsx'
import type { Choices } from '../course-form/course-and-batch-choices.tsx'
import { CourseFields } from '../course-form/course-fields.tsx'
import { EducationFields } from './education-fields.tsx'
import { checkFeeReason, findListFee } from '../course-form/fee-reason-field.tsx'
import { PasswordFields } from './password-fields.tsx'
import { PersonalFields } from './personal-fields.tsx'
import { StudentPhotoField } from '../photo/student-photo.tsx'
import { studentValues, type StudentValues } from './student-values.ts'
import { useUpdateStudent } from '../students.queries.ts'

const REQUIRED = { key: 'shared:required', values: {} } as const

type Saved = { record: Student; generatedPassword: string }
type Props = { record: Student; choices: Choices }

/** Starts from the saved record after each save, so that a second edit is not stale. */
export function EditStudentForm({ record, choices }: Props) {
  const [initial] = useState(record)
  const [saved, setSaved] = useState<Saved | null>(null)
  useEffect(() => {
    // A link may name a field: `/update?id=…#parentContact`.
    document.getElementsByName(location.hash.slice(1))[0]?.focus()
  }, [])
  const current = saved?.record ?? initial
  const photo = useMay()('students.set-photo') && <StudentPhotoField student={record} />
  return (
    <VersionForm
      key={current.version}
      record={current}
      photo={photo}
      choices={choices}
      saved={saved}
      onSaved={setSaved}
    />
  )
}

type VersionFormProps = Props & { photo: ReactNode; saved: Saved | null; onSaved: (saved: Saved) => void }

function VersionForm({ record, photo, choices, saved, onSaved }: VersionFormProps) {
  const { t } = useTranslation(['students', 'words', 'shared'])
  const update = useUpdateStudent(record._id)
  const { registrationFields } = useInstitute()
  const [generated, setGenerated] = useState('')
  const form = useContractForm({
    ...editing(Student, record, toValues),
    schema: StudentChange,
    // The name contains the version, so that a draft never overwrites a newer record.
    draft: `student-${record._id}-${record.version}`,
    toBody: (values) => ({
      ...leaveOutStillBlank(toBody(values, record), fieldValues(STUDENT_FIELDS, record)),
      ...keepStoredPhones(values, record),
    }),
    check: (values) => ({
      ...checkPasswordsMatch(values),
      ...(record.status !== 'Pending' && checkFeeReason(values, findListFee(values, choices.courses, record))),
      ...Object.fromEntries(listBlanked(record, values, registrationFields).map((name) => [name, REQUIRED])),
    }),
    send: async (body, sending) => ({
      record: await update.mutateAsync({ body, sending }),
      generatedPassword: body.password === generated ? generated : '',
    }),
    onSaved: (result) => {
      toast.success(t('updated'))
      onSaved(result)
    },
    failureTitle: t('shared:unexpectedError'),
    onFailed: (error) => toast.error(t('shared:unexpectedError'), 1500, { detail: getFirstMessage(error) }),
  })
  const prefillFee = (name: string) => {
    const course = choices.courses.find(({ value }) => value === name)
    if (course) form.set('fee', String(name === record.course ? record.fee : course.cFee))
  }
  const { password } = form.values
  const unsavedPassword = password === generated ? generated : ''
  return (
    <ContractForm form={form} label={t('editTitle')}>
      <FormSections>
        <PersonalFields form={form} photo={photo} />
        <ContactFields form={form} />
        <EducationFields form={form} />
        <CourseFields
          form={form}
          {...choices}
          person={{ student: record._id }}
          stored={record}
          onCourseChosen={prefillFee}
          {...(record.status !== 'Pending' && { moveFields: <BatchDayFields form={form} /> })}
        />
        <PasswordFields
          form={form}
          generatedPassword={password === '' ? (saved?.generatedPassword ?? '') : unsavedPassword}
          onGenerated={setGenerated}
        />
      </FormSections>
      <FormBar form={form}>
        {saved && isUnchanged(form.values, record) ? (
          <ViewProfileLink id={record._id} />
        ) : (
          <SaveButton form={form}>{t('words:update')}</SaveButton>
        )}
      </FormBar>
    </ContractForm>
  )
}

/** Replaces the save button and takes its focus. */
function ViewProfileLink({ id }: { id: string }) {
  const { t } = useTranslation('students')
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => link.current?.focus({ preventScroll: true }), [])
  return (
    <ButtonLink ref={link} to="/hr/Student-view" search={{ id }}>
      {t('viewProfile')}
    </ButtonLink>
  )
}

type Values = StudentValues & MoveValues

const toValues = (record: Student): Values => ({ ...studentValues(record), ...NO_MOVE })

function isUnchanged(values: StudentValues, record: Student): boolean {
  return Object.entries(studentValues(record)).every(([name, value]) => values[name as keyof StudentValues] === value)
}

/** Leaves out a blank gender, which the contract does not accept. */
function toBody({ gender, fee, movedOn, alwaysInBatch, ...values }: Values, record: Student) {
  const isMoved = values.batch !== record.batch
  return {
    ...values,
    fee: removeGrouping(fee),
    ...(gender !== '' && { gender }),
    ...(isMoved && toMoveBody({ movedOn, alwaysInBatch })),
  }
}
