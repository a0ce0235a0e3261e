import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { listBatchesOf, listCoursesOf } from '#features/domain/students/contract/current-courses.ts'
import {
  listMissingFields,
  STUDENT_FIELDS,
  type Student,
} from '#features/domain/students/contract/students.contract.ts'
import { useTranslate, useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import { rememberRecord, type RecentRecord } from '#shared/web/recent-records.ts'
import { AvatarPhoto } from '#shared/web/ui/avatar-photo.tsx'
import { EmailLink } from '#shared/web/ui/email-text.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { BackLink } from '#shared/web/ui/back-link.tsx'
import { Card } from '#shared/web/ui/elements/card.tsx'
import { Group } from '#shared/web/ui/elements/stack.tsx'
import { Text, Title } from '#shared/web/ui/elements/text.tsx'
import { PhoneText } from '#shared/web/ui/phone-text.tsx'
import { useArea } from '#shared/web/use-area.ts'
import classes from './student-header.module.css'
import { StudentMoney } from './student-money.tsx'
import { StudentStatus } from './student-status.tsx'
import { studentsQueries } from '../students.queries.ts'
import { StudentPhotoButton } from '../photo/student-photo.tsx'
import { type StudentTab, StudentTabs } from './student-tabs.tsx'
import { useStudentCrumbs } from './use-student-crumbs.ts'
import { useStudentLinks } from './use-student-links.ts'

type Props = {
  student: Student
  /** The page of the student that is open. Without it, the card has no fees, tabs and actions. */
  tab?: StudentTab
  actions?: ReactNode
}

export function StudentHeader({ student, tab, actions }: Props) {
  const { t } = useTranslation('students')
  const may = useMay()
  const name = `${student.fname} ${student.lname}`
  useRememberRecord({ kind: 'student', id: student._id, label: name, detail: listBatchesOf(student) })
  const modes: Record<string, string> = { online: t('online'), offline: t('offline') }
  const hasPages = tab !== undefined && student.status !== 'Pending'
  return (
    <Card padding={0} className={classes.card}>
      <div className={classes.header}>
        <div className={classes.person}>
          {may('students.set-photo') ? (
            <StudentPhotoButton student={student} size={tab ? 72 : 56} />
          ) : (
            <AvatarPhoto name={name} photo={student.photo ?? student.profile} size={tab ? 72 : 56} />
          )}
          <div className={classes.text}>
            <Group gap="xs">
              <Title order={2} className={classes.name}>
                {name}
              </Title>
              <StudentStatus student={student} />
            </Group>
            <Text className={classes.line}>
              {student.regNo !== null && <span>{student.regNo}</span>}
              <span>{listCoursesOf(student)}</span>
              {tab && <span>{modes[student.mode] ?? student.mode}</span>}
              <span className={classes.batch}>
                {listBatchesOf(student)}
                {tab && <BatchTime id={student._id} />}
              </span>
            </Text>
            <Text c="dimmed" className={classes.line ?? ''}>
              <PhoneText number={student.contact} />
              <EmailLink email={student.email} />
            </Text>
            <MissingFields student={student} />
          </div>
        </div>
        {hasPages && <StudentMoney student={student} />}
      </div>
      {tab && (hasPages || actions) && (
        <div className={classes.bar}>
          {hasPages && <StudentTabs id={student._id} current={tab} />}
          {actions && (
            <Group gap="xs" className={classes.actions}>
              {actions}
            </Group>
          )}
        </div>
      )}
    </Card>
  )
}

/** Remembers the record of the page, so that staff find it again in the search. */
function useRememberRecord({ kind, id, label, detail }: RecentRecord): void {
  const area = useArea()
  useEffect(() => {
    if (area && area !== 'user') rememberRecord(area, { kind, id, label, detail })
  }, [area, kind, id, label, detail])
}

/** Names the fields that an imported student lacks, until they are entered. */
function MissingFields({ student }: { student: Student }) {
  const { t } = useTranslation('students')
  const translate = useTranslate()
  const missing = listMissingFields(student)
  if (missing.length === 0) return null
  return (
    <Text size="sm" c="var(--amber-ink)">
      {t('toComplete', { fields: missing.map((field) => translate(STUDENT_FIELDS[field].label)).join(', ') })}
    </Text>
  )
}

function BatchTime({ id }: { id: string }) {
  const may = useMay()
  const { data } = useQuery({ ...studentsQueries.overview(id), enabled: may('students.review') })
  return data && ` · ${data.bTime}`
}

export function StudentNotSelected({ title }: { title: string }) {
  const { t } = useTranslation('students')
  return (
    <>
      <PageHeader title={title} crumbs={useStudentCrumbs(title)} />
      <BackToStudents hint={t('chooseStudent')} />
    </>
  )
}

export function StudentNotFound() {
  const { t } = useTranslation('students')
  return <BackToStudents hint={t('studentNotFound')} />
}

function BackToStudents({ hint }: { hint: string }) {
  const { t } = useTranslation('students')
  return <BackLink hint={hint} to={useStudentLinks().list.to} label={t('backToStudents')} />
}
