import { Card, Group, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Student } from '#features/students/contract/students.contract.ts'
import { AvatarPhoto } from '#shared/web/ui/avatar-photo.tsx'
import { EmailLink } from '#shared/web/ui/email-text.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { BackLink } from '#shared/web/ui/back-link.tsx'
import { PhoneText } from '#shared/web/ui/phone-text.tsx'
import classes from './student-header.module.css'
import { useStudentCrumbs } from './use-student-crumbs.ts'
import { useStudentLinks } from './use-student-links.ts'

export function StudentHeader({ student, children }: { student: Student; children?: ReactNode }) {
  const name = `${student.fname} ${student.lname}`
  return (
    <Card className={classes.header}>
      <AvatarPhoto name={name} photo={student.profile} size={56} />
      <div className={classes.text}>
        <Group gap="xs">
          <Title order={2} className={classes.name}>
            {name}
          </Title>
          {children}
        </Group>
        <Text className={classes.line}>
          {student.course} · {student.batch}
        </Text>
        <Text c="dimmed" className={classes.line}>
          <PhoneText number={student.contact} />
          <span className={classes.separator}> · </span>
          <EmailLink email={student.email} />
        </Text>
      </div>
    </Card>
  )
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
