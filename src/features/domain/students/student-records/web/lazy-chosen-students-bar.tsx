import { Suspense } from 'react'
import { useChosenStudents } from './chosen-students.ts'
import { loadTools } from '#shared/web/i18n.tsx'
import { lazyComponent } from '#shared/web/lazy-component.ts'
import type { ChooseAllProps } from './choose-students.tsx'

const ChosenStudentsBar = lazyComponent(async () => {
  const [bar] = await Promise.all([import('./chosen-students-bar.tsx'), loadTools()])
  return bar.ChosenStudentsBar
})

/** Is shown on phones, once a student is ticked. */
export function LazyChosenStudentsBar(list: ChooseAllProps) {
  if (useChosenStudents().size === 0) return null
  return (
    <Suspense>
      <ChosenStudentsBar {...list} />
    </Suspense>
  )
}
