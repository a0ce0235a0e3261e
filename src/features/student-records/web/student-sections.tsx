import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PhoneText } from '#shared/web/ui/phone-text.tsx'
import type { Student } from '#features/students/contract/students.contract.ts'
import { DayText } from '#shared/web/ui/day-text.tsx'
import { DetailList } from '#shared/web/ui/detail-list.tsx'
import { EmailText } from '#shared/web/ui/email-text.tsx'
import { ExternalLink } from '#shared/web/ui/links.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import classes from './student-sections.module.css'

type Props = {
  student: Student
  /** The portfolio's section. */
  portfolio?: ReactNode
  /** More sections, below these. */
  children?: ReactNode
}

/** Personal details, LinkedIn if there is one, portfolio, education and course, for staff as for the student. */
export function StudentSections({ student, portfolio, children }: Props) {
  const { t } = useTranslation(['student-records', 'students'])
  return (
    <div className={classes.sections}>
      <Personal student={student} />
      {student.linkedIn && (
        <Panel title={t('students:linkedIn')}>
          <div className={classes.link}>
            <ExternalLink href={student.linkedIn}>{student.linkedIn}</ExternalLink>
          </div>
        </Panel>
      )}
      {portfolio}
      <Panel title={t('students:education')}>
        <DetailList
          details={[
            { label: t('students:degree'), value: student.degree },
            { label: t('students:comYear'), value: student.comYear },
            { label: t('students:university'), value: student.university },
          ]}
        />
      </Panel>
      <Course student={student} />
      {children}
    </div>
  )
}

function Personal({ student }: { student: Student }) {
  const { t } = useTranslation(['student-records', 'students'])
  const genders: Record<string, string> = { male: t('students:male'), female: t('students:female') }
  return (
    <Panel title={t('students:personal')}>
      <DetailList
        details={[
          { label: t('name'), value: `${student.fname} ${student.lname}` },
          { label: t('students:father'), value: student.father },
          { label: t('students:gender'), value: genders[student.gender ?? ''] },
          { label: t('students:dob'), value: <DayText day={student.dob} /> },
          { label: t('students:contact'), value: <PhoneText number={student.contact} /> },
          { label: t('students:altContact'), value: <PhoneText number={student.altContact} /> },
          { label: t('students:email'), value: <EmailLink email={student.email} /> },
          { label: t('students:curAddress'), value: student.curAddress },
          { label: t('students:perAddress'), value: student.perAddress },
        ]}
      />
    </Panel>
  )
}

function EmailLink({ email }: { email: string }) {
  return (
    <Anchor href={`mailto:${email}`}>
      <EmailText email={email} />
    </Anchor>
  )
}

function Course({ student }: { student: Student }) {
  const { t } = useTranslation(['student-records', 'students'])
  const modes: Record<string, string> = { online: t('students:online'), offline: t('students:offline') }
  return (
    <Panel title={t('students:courseDetails')}>
      <DetailList
        details={[
          { label: t('courseAndMode'), value: `${student.course} / ${modes[student.mode] ?? student.mode}` },
          { label: t('students:cduration'), value: student.cduration },
          { label: t('students:batch'), value: student.batch },
          { label: t('students:joiningDate'), value: <DayText day={student.joiningDate} /> },
          ...(student.endDate ? [{ label: t('students:endDate'), value: <DayText day={student.endDate} /> }] : []),
          {
            label: t('students:isCompleted'),
            value: student.isCompleted === 'yes' ? t('students:completed') : t('students:notCompleted'),
          },
          {
            label: t('students:isPlaced'),
            value: student.isPlaced === 'placed' ? t('students:placed') : t('students:notPlaced'),
          },
        ]}
      />
    </Panel>
  )
}
