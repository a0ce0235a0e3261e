import { Suspense } from 'react'
import { lazyComponent } from '#shared/web/lazy-component.ts'
import { useMay } from '#shared/web/may.ts'
import type { SeatsNoteProps } from './open-seats-note.tsx'

const Note = lazyComponent<SeatsNoteProps>(() => import('./open-seats-note.tsx').then((module) => module.OpenSeatsNote))

/** Shows below the choice of a batch how many seats are taken, and the waiting list of a full one. For HR only. */
export function SeatsNote({ code, person }: SeatsNoteProps) {
  const may = useMay()
  if (code === '' || !may('courses.run-batches')) return null
  return (
    <Suspense>
      <Note code={code} person={person} />
    </Suspense>
  )
}
