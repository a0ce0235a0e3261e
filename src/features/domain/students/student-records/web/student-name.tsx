import type { Student } from '#features/domain/students/contract/students.contract.ts'
import { FatherName } from '#features/domain/students/web/public.ts'
import { useStudentLinks } from '#features/domain/students/web/page/public.ts'
import { useMay } from '#shared/web/may.ts'
import { AvatarPhoto } from '#shared/web/ui/avatar-photo.tsx'
import { TextLink } from '#shared/web/ui/links.tsx'
import classes from './student-name.module.css'

export function StudentName({ student, withFather }: { student: Student; withFather: boolean }) {
  const links = useStudentLinks()
  const may = useMay()
  const name = `${student.fname} ${student.lname}`
  return (
    <div className={classes.student}>
      <AvatarPhoto name={name} photo={student.photo ?? student.profile} size={24} />
      <span className={classes.names}>
        {may('students.read') ? (
          <TextLink {...links.student(student._id)} className={classes.name}>
            {name}
          </TextLink>
        ) : (
          <span className={classes.name}>{name}</span>
        )}{' '}
        {withFather && <FatherName father={student.father} />}
      </span>{' '}
      <span className={classes.email}>{student.email}</span>
    </div>
  )
}
