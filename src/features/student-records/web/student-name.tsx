import type { Student } from '#features/students/contract/students.contract.ts'
import { FatherName, useStudentLinks } from '#features/students/web/public.ts'
import { AvatarPhoto } from '#shared/web/ui/avatar-photo.tsx'
import { EmailText } from '#shared/web/ui/email-text.tsx'
import { TextLink } from '#shared/web/ui/links.tsx'
import classes from './student-name.module.css'

export function StudentName({ student, withFather }: { student: Student; withFather: boolean }) {
  const links = useStudentLinks()
  const name = `${student.fname} ${student.lname}`
  return (
    <div className={classes.student}>
      <AvatarPhoto name={name} photo={student.profile} />
      <div className={classes.text}>
        <TextLink {...links.student(student._id)}>{name}</TextLink>{' '}
        {withFather && <FatherName father={student.father} />}
        <div className={classes.email}>
          <EmailText email={student.email} />
        </div>
      </div>
    </div>
  )
}
