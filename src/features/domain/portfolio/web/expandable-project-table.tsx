import { useState, type ComponentProps } from 'react'
import { ViewMore } from '#shared/web/ui/view-more.tsx'
import { ProjectTable } from './project-table.tsx'

type Props = ComponentProps<typeof ProjectTable> & {
  /** How many rows are shown at first, and how many 'View More' adds. */
  step: number
}

export function ExpandableProjectTable({ projects, step, ...rest }: Props) {
  const [shown, setShown] = useState(step)
  return (
    <>
      <ProjectTable projects={projects.slice(0, shown)} {...rest} />
      <ViewMore shown={shown} total={projects.length} onMore={() => setShown(shown + step)} />
    </>
  )
}
