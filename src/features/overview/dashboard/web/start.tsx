import { Suspense } from 'react'
import { lazyComponent } from '#shared/web/lazy-component.ts'

const StartPage = lazyComponent<{ area: 'hr' | 'admin' }>(() =>
  import('./start-page.tsx').then((module) => module.StartPage),
)

export const Start = ({ area }: { area: 'hr' | 'admin' }) => (
  <Suspense>
    <StartPage area={area} />
  </Suspense>
)
