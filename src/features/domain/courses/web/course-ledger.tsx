import { useQuery } from '@tanstack/react-query'
import { useInstitute } from '#features/base/institute/web/public.ts'
import { formatPhone } from '#shared/contract/phone-number.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useFormat } from '#shared/web/use-format.ts'
import classes from './course-ledger.module.css'
import { coursesQueries } from './courses.queries.ts'

const MOST_COURSES = 8

export function CourseLedger() {
  const { t } = useTranslation('courses')
  const { rupees } = useFormat()
  const { name, address, phone } = useInstitute()
  const courses = (useQuery(coursesQueries.list()).data?.courses ?? []).slice(0, MOST_COURSES)
  return (
    <aside aria-label={name} className={classes.page}>
      <p className={classes.name}>{name}</p>
      <p className={classes.line}>{address}</p>
      <p className={classes.line}>{phone && formatPhone(phone)}</p>
      {courses.length > 0 && (
        <table className={classes.courses}>
          <thead>
            <tr>
              <th scope="col">{t('courseName')}</th>
              <th scope="col">{t('courseDuration')}</th>
              <th scope="col">{t('fee')}</th>
            </tr>
          </thead>
          <tbody>
            {courses.map(({ _id, course, cDuration, cFee }) => (
              <tr key={_id}>
                <th scope="row">{course}</th>
                <td>{cDuration}</td>
                <td>{rupees(cFee)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </aside>
  )
}
