import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type FieldOfSection,
  STUDENT_FIELDS,
  type Student,
  type StudentField,
} from '#features/domain/students/contract/students.contract.ts'
import { DayText } from '#shared/web/ui/day-text.tsx'
import { DetailList } from '#shared/web/ui/detail-list.tsx'
import { EmailLink } from '#shared/web/ui/email-text.tsx'
import { ExternalLink } from '#shared/web/ui/links.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { PhoneText } from '#shared/web/ui/phone-text.tsx'
import classes from './student-sections.module.css'

type Props = {
  student: Student
  /** It is beside the record on wide screens, below it on phones. */
  side?: ReactNode
  /** They are beside the title of the personal details. */
  personalActions?: ReactNode
  children?: ReactNode
}

export function StudentSections({ student, side, personalActions, children }: Props) {
  return (
    <div className={side ? classes.columns : undefined}>
      <div className={classes.sections}>
        <CourseSection student={student} />
        <PersonalSection student={student} actions={personalActions} />
        <EducationSection student={student} />
        {children}
      </div>
      {side && <div className={classes.sections}>{side}</div>}
    </div>
  )
}

function PersonalSection({ student, actions }: { student: Student; actions: ReactNode }) {
  const { t } = useTranslation(['student-records', 'students'])
  const genders: Record<string, string> = { male: t('students:male'), female: t('students:female') }
  // The photo and the registration number are in the header.
  type Shown = Exclude<FieldOfSection<'personal' | 'contactDetails'>, 'fname' | 'lname' | 'profile' | 'regNo'>
  const details = useFieldDetails<Shown>({
    father: student.father,
    gender: genders[student.gender ?? ''] ?? null,
    dob: <DayText day={student.dob} />,
    contact: <PhoneText number={student.contact} />,
    altContact: <PhoneText number={student.altContact} />,
    parentContact: <PhoneText number={student.parentContact} />,
    email: <EmailLink email={student.email} />,
    perAddress: student.perAddress,
    curAddress: student.curAddress,
    linkedIn: student.linkedIn ? <ExternalLink href={student.linkedIn}>{student.linkedIn}</ExternalLink> : undefined,
  })
  return (
    <Panel title={t('students:personal')} actions={actions} plain>
      <DetailList details={details} dense />
    </Panel>
  )
}

function EducationSection({ student }: { student: Student }) {
  const { t } = useTranslation(['student-records', 'students'])
  const { degree, comYear, university } = student
  const details = useFieldDetails<FieldOfSection<'education'>>({ degree, comYear, university })
  return (
    <Panel title={t('students:education')} plain>
      <DetailList details={details} dense />
    </Panel>
  )
}

function CourseSection({ student }: { student: Student }) {
  const { t } = useTranslation(['student-records', 'students'])
  const modes: Record<string, string> = { online: t('students:online'), offline: t('students:offline') }
  const details = useFieldDetails<Exclude<FieldOfSection<'courseDetails'>, 'course' | 'mode' | 'fee'>>({
    cduration: student.cduration,
    batch: student.batch,
    joiningDate: <DayText day={student.joiningDate} />,
    endDate: student.endDate ? <DayText day={student.endDate} /> : undefined,
    isCompleted: student.isCompleted === 'yes' ? t('students:completed') : t('students:notCompleted'),
    isPlaced: student.isPlaced === 'placed' ? t('students:placed') : t('students:notPlaced'),
  })
  const courseAndMode = `${student.course} / ${modes[student.mode] ?? student.mode}`
  return (
    <Panel title={t('students:courseDetails')} plain>
      <DetailList details={[{ label: t('courseAndMode'), value: courseAndMode }, ...details]} dense />
    </Panel>
  )
}

/** Adds the labels of the form; undefined hides a field. A field of `Name` without a value does not compile. */
function useFieldDetails<Name extends StudentField>(values: Record<Name, ReactNode>) {
  const { t } = useTranslation(['students', 'words', 'identity', 'courses'])
  const entries = Object.entries<ReactNode>(values) as [Name, ReactNode][]
  return entries
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ({ label: t(STUDENT_FIELDS[name].label), value }))
}
