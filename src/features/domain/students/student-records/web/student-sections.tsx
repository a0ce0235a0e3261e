import type { ReactNode } from 'react'
import {
  fieldsOfSection,
  getStudentField,
  type Student,
  type StudentField,
} from '#features/domain/students/contract/students.contract.ts'
import { useTranslate, useTranslation } from '#shared/web/i18n.tsx'
import { DayText } from '#shared/web/ui/day-text.tsx'
import { type Detail, DetailList } from '#shared/web/ui/detail-list.tsx'
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

const IN_HEADER: readonly StudentField[] = ['fname', 'lname', 'profile', 'regNo']

/** Here the gender is before the date of birth. */
const PERSONAL = [
  ...new Set<StudentField>(['father', 'gender', ...fieldsOfSection('personal'), ...fieldsOfSection('contactDetails')]),
].filter((name) => !IN_HEADER.includes(name))

function PersonalSection({ student, actions }: { student: Student; actions: ReactNode }) {
  const { t } = useTranslation('students')
  return (
    <Panel title={t('personal')} actions={actions} plain>
      <DetailList details={useFieldDetails(PERSONAL, student)} dense />
    </Panel>
  )
}

const EDUCATION = fieldsOfSection('education')

function EducationSection({ student }: { student: Student }) {
  const { t } = useTranslation('students')
  return (
    <Panel title={t('education')} plain>
      <DetailList details={useFieldDetails(EDUCATION, student)} dense />
    </Panel>
  )
}

/** Course and mode are one line, and the fee is shown with the payments. */
const COURSE = fieldsOfSection('courseDetails').filter((name) => !['course', 'mode', 'fee'].includes(name))

function CourseSection({ student }: { student: Student }) {
  const { t } = useTranslation(['student-records', 'students'])
  const modes: Record<string, string> = { online: t('students:online'), offline: t('students:offline') }
  const courseAndMode = `${student.course} / ${modes[student.mode] ?? student.mode}`
  const details = useFieldDetails(COURSE, student)
  return (
    <Panel title={t('students:courseDetails')} plain>
      <DetailList details={[{ label: t('courseAndMode'), value: courseAndMode }, ...details]} dense />
    </Panel>
  )
}

/** Leaves out links and an end date that the record does not have. */
function useFieldDetails(names: readonly StudentField[], student: Student): Detail[] {
  const translate = useTranslate()
  return names.flatMap((name) => {
    const { label, kind, labels } = getStudentField(name)
    const value = student[name]
    if (!value && (kind === 'link' || name === 'endDate')) return []
    const text = value === null ? '' : String(value)
    const choice = labels && (text in labels ? translate(labels[text]!) : '')
    return [{ label: translate(label), value: choice ?? showValue(text, kind) }]
  })
}

function showValue(text: string, kind: ReturnType<typeof getStudentField>['kind']): ReactNode {
  if (kind === 'day') return <DayText day={text} />
  if (kind === 'phone') return <PhoneText number={text} />
  if (kind === 'email') return <EmailLink email={text} />
  if (kind === 'link') return <ExternalLink href={text}>{text}</ExternalLink>
  return text
}
