import type { SearchResults } from '#features/overview/search/contract/search.contract.ts'
import type { StudentCommands } from '#features/domain/students/web/public.ts'
import { useTranslate } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import { sortByOrder } from '#shared/web/slots.tsx'
import { useArea } from '#shared/web/use-area.ts'
import type { PaletteOption } from './palette-options.ts'

const DECLARED = Object.values(
  import.meta.glob<StudentCommands>('/src/features/*/*/web/student-commands.ts', {
    eager: true,
    import: 'studentCommands',
  }),
)
const COMMANDS = {
  hr: sortByOrder(DECLARED.map(({ hr }) => hr)),
  admin: sortByOrder(DECLARED.map(({ admin }) => admin)),
}

/** A pending registration has neither fees nor marks. */
export function useStudentActions() {
  const translate = useTranslate()
  const may = useMay()
  const commands = COMMANDS[useArea() === 'admin' ? 'admin' : 'hr']
  return (student: SearchResults['students'][number]): PaletteOption[] =>
    student.status === 'Pending'
      ? []
      : commands.flatMap(({ order, may: needed, icon: CommandIcon, label, list }) =>
          (may(needed) ? list(student) : []).map(({ values, ...target }, index) => ({
            id: `command-${order}-${index}`,
            icon: <CommandIcon size={18} stroke={1.75} aria-hidden />,
            label: translate(label, values),
            ...target,
          })),
        )
}
