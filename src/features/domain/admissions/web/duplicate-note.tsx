import { useDebouncedValue } from '@mantine/hooks'
import { IconInfoCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import {
  DUPLICATE_FIELDS,
  type Duplicates,
  type FindDuplicates,
} from '#features/domain/admissions/contract/admissions.contract.ts'
import { type FieldNotes, type StudentValues } from '#features/domain/students/web/form/public.ts'
import { useStudentLinks } from '#features/domain/students/web/page/public.ts'
import { parsePhone } from '#shared/contract/phone-number.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import { TextLink } from '#shared/web/ui/links.tsx'
import { admissionsQueries } from './admissions.queries.ts'
import classes from './duplicate-note.module.css'

const DELAY_MS = 300

type Students = Duplicates['students']

/**
 * Returns notes for phone number, email and father's name that link to the students who have the same. For staff only.
 */
export function useDuplicateNotes(values: StudentValues): FieldNotes {
  const [settledValues] = useDebouncedValue(values, DELAY_MS)
  const typed = findComplete(values)
  const settled = findComplete(settledValues)
  const isSettled = JSON.stringify(typed) === JSON.stringify(settled)
  const isAsked = Object.keys(settled).length > 0
  const mayFind = useMay()('admissions.find-duplicates')
  const { data } = useQuery({ ...admissionsQueries.duplicates(settled), enabled: mayFind && isAsked && isSettled })
  const students = (isAsked && data?.students) || []
  const notes = DUPLICATE_FIELDS.map((field) => {
    const isShown = typed[field] !== undefined && typed[field] === settled[field]
    const same = isShown ? students.filter(({ matches }) => matches.includes(field)) : []
    return [field, <DuplicateNote key={field} field={field} students={same} />]
  })
  return Object.fromEntries(notes) as FieldNotes
}

/** Leaves out half a phone number or email, and a name without a father's name: nobody is found by them. */
function findComplete({ contact, email, fname, lname, father }: StudentValues): FindDuplicates {
  const names = { fname: fname.trim(), lname: lname.trim(), father: father.trim() }
  return {
    ...(parsePhone(contact) !== undefined && { contact: contact.trim() }),
    ...(/^\S+@\S+\.\S{2,}$/.test(email.trim()) && { email: email.trim() }),
    ...(Object.values(names).every((name) => name !== '') && names),
  }
}

const TEXTS = { contact: 'sameContact', email: 'sameEmail', father: 'sameFather' } as const

/** The element is there from the start, so that screen readers announce what appears in it. */
function DuplicateNote({ field, students }: { field: (typeof DUPLICATE_FIELDS)[number]; students: Students }) {
  const { t } = useTranslation('admissions')
  const links = useStudentLinks()
  const may = useMay()
  return (
    <div role="status">
      {students.length > 0 && (
        <div className={classes.note}>
          <IconInfoCircle size={16} aria-hidden />
          <div>
            {t(TEXTS[field])}
            {may('students.read') &&
              students.map(({ _id, name, batch }) => (
                <TextLink key={_id} {...links.student(_id)} target="_blank" className={classes.link}>
                  {t('openDuplicate', { name, batch })}
                </TextLink>
              ))}
          </div>
        </div>
      )}
    </div>
  )
}
