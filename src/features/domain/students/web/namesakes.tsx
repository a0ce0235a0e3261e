import { foldText } from '#shared/contract/fold-text.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'

/** Returns the ids of the people whose name another person of the list has. */
export function findNamesakes(people: readonly { id: string; name: string }[]): Set<string> {
  const idsByName = new Map<string, Set<string>>()
  for (const { id, name } of people) {
    const key = foldText(name)
    idsByName.set(key, (idsByName.get(key) ?? new Set()).add(id))
  }
  return new Set([...idsByName.values()].filter(({ size }) => size > 1).flatMap((ids) => [...ids]))
}

export const findNamesakeStudents = (students: readonly { _id: string; fname: string; lname: string }[]) =>
  findNamesakes(students.map(({ _id, fname, lname }) => ({ id: _id, name: `${fname} ${lname}` })))

/** Is shown beside the name of a student, to tell namesakes apart. */
export function FatherName({ father }: { father: string }) {
  const { t } = useTranslation('students')
  return (
    <Text span display="inline-block" size="sm" fw={400} c="dimmed">
      {t('fatherBesideName', { father })}
    </Text>
  )
}
