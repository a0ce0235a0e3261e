import { useMediaQuery } from '@mantine/hooks'
import { useRouter } from '@tanstack/react-router'
import { Suspense } from 'react'
import { SignInScreen } from '#features/base/identity/web/sign-in/sign-in-screen.tsx'
import type { Role } from '#shared/contract/endpoint.ts'
import { lazyComponent } from '#shared/web/lazy-component.ts'
import classes from './sign-in-page.module.css'

const CourseLedger = lazyComponent(() =>
  import('#features/domain/courses/web/course-ledger.tsx').then((module) => module.CourseLedger),
)

export function SignInPage() {
  const isWide = useMediaQuery('(width >= 62em)', undefined, { getInitialValueInEffect: false })
  const { routesById, loadRouteChunk } = useRouter()
  /** Loads the first page while the rest is typed; until the user type is known, only the layout that all share. */
  const loadHome = (role: '' | Role) => {
    const path = `/${role || 'student'}` as const
    const routes = [routesById[path], ...(role ? [routesById[`${path}/`]] : [])]
    for (const route of routes) loadRouteChunk(route)?.catch(() => {})
  }
  return (
    <>
      <SignInScreen onTyping={loadHome} />
      <div className={classes.ledger}>
        {isWide && (
          <Suspense>
            <CourseLedger />
          </Suspense>
        )}
      </div>
    </>
  )
}
