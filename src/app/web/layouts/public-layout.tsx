import { Outlet } from '#shared/web/router/router.ts'
import type { ReactNode } from 'react'
import { Brand } from './brand.tsx'
import { LanguageSelect, LazySchemeMenu } from './preferences.tsx'
import classes from './public-layout.module.css'
import { SkipLink } from './skip-link.tsx'

export const PublicArea = () => <PublicLayout />

export function PublicLayout({ children }: { children?: ReactNode }) {
  return (
    <>
      <SkipLink />
      <header className={classes.header}>
        <Brand to="/" />
        <span className={classes.space} />
        <LanguageSelect />
        <LazySchemeMenu />
      </header>
      <main id="content" tabIndex={-1} className={classes.main}>
        {children ?? <Outlet />}
      </main>
    </>
  )
}
