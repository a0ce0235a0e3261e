import { Suspense } from 'react'
import { useChosenStudents } from './chosen-students.ts'
import { lazyComponent } from '#shared/web/lazy-component.ts'
import type { ChooseAllProps } from './choose-students.tsx'

const ChosenStudentsBar = lazyComponent(() =>
  import('./chosen-students-bar.tsx').then((module) => module.ChosenStudentsBar),
)

/** Is shown on phones, once a student is ticked. */
export function LazyChosenStudentsBar(list: ChooseAllProps) {
  if (useChosenStudents().size === 0) return null
  return (
    <Suspense>
      <ChosenStudentsBar {...list} />
    </Suspense>
  )
}
