import { useTranslation } from 'react-i18next'
import { PhoneText } from '#features/fees/web/door.tsx'
import type { Student } from '#features/students/contract/students.contract.ts'
import { DayText } from '#shared/web/ui/day-text.tsx'
import { DetailList } from '#shared/web/ui/detail-list.tsx'
import { ExternalLink } from '#shared/web/ui/links.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import classes from './student-sections.module.css'

/** Personal details, LinkedIn if there is one, education and course, for HR as for the student. */
export function StudentSections({ student }: { student: Student }) {
  const { t } = useTranslation('student-file')
  return (
    <div className={classes.sections}>
      <Personal student={student} />
      {student.linkedIn && (
        <Panel title={t('linkedIn')}>
          <ExternalLink href={student.linkedIn}>{student.linkedIn}</ExternalLink>
        </Panel>
      )}
      <Panel title={t('education')}>
        <DetailList
          details={[
            { label: t('degree'), value: student.degree },
            { label: t('comYear'), value: student.comYear },
            { label: t('university'), value: student.university },
          ]}
        />
      </Panel>
      <Course student={student} />
    </div>
  )
}

function Personal({ student }: { student: Student }) {
  const { t } = useTranslation('student-file')
  const genders: Record<string, string> = { male: t('male'), female: t('female') }
  return (
    <Panel title={t('personal')}>
      <DetailList
        details={[
          { label: t('name'), value: `${student.fname} ${student.lname}` },
          { label: t('father'), value: student.father },
          { label: t('gender'), value: genders[student.gender ?? ''] },
          { label: t('dob'), value: <DayText day={student.dob} /> },
          { label: t('contact'), value: <PhoneText number={student.contact} /> },
          { label: t('altContact'), value: <PhoneText number={student.altContact} /> },
          { label: t('email'), value: student.email },
          { label: t('curAddress'), value: student.curAddress },
          { label: t('perAddress'), value: student.perAddress },
        ]}
      />
    </Panel>
  )
}

function Course({ student }: { student: Student }) {
  const { t } = useTranslation('student-file')
  const modes: Record<string, string> = { online: t('online'), offline: t('offline') }
  return (
    <Panel title={t('courseDetails')}>
      <DetailList
        details={[
          { label: t('courseAndMode'), value: `${student.course} / ${modes[student.mode] ?? student.mode}` },
          { label: t('duration'), value: student.cduration },
          { label: t('batch'), value: student.batch },
          { label: t('joiningDate'), value: <DayText day={student.joiningDate} /> },
          ...(student.endDate ? [{ label: t('endDate'), value: <DayText day={student.endDate} /> }] : []),
          { label: t('courseStatus'), value: student.isCompleted === 'yes' ? t('completed') : t('notCompleted') },
          { label: t('placementStatus'), value: student.isPlaced === 'placed' ? t('placed') : t('notPlaced') },
        ]}
      />
    </Panel>
  )
}
