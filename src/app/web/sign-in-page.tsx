import { useMediaQuery } from '@mantine/hooks'
import { Suspense } from 'react'
import { SignInScreen } from '#features/identity/web/sign-in-screen.tsx'
import { loadMessages } from './language.ts'
import { lazyComponent } from './lazy-component.ts'
import classes from './sign-in-page.module.css'

const CourseLedger = lazyComponent(async () => {
  const [module] = await Promise.all([import('#features/courses/web/course-ledger.tsx'), loadMessages('everyone')])
  return module.CourseLedger
})

export function SignInPage() {
  const isWide = useMediaQuery('(width >= 62em)', undefined, { getInitialValueInEffect: false })
  return (
    <>
      <SignInScreen />
      {isWide && (
        <div className={classes.ledger}>
          <Suspense>
            <CourseLedger />
          </Suspense>
        </div>
      )}
    </>
  )
}
