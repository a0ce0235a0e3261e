import { Link, Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useProduct } from '#shared/web/product.tsx'
import classes from './layout.module.css'
import { LanguageSelect, LazySchemeMenu } from './preferences.tsx'
import { SkipLink } from './skip-link.tsx'

export function PublicLayout({ children }: { children?: ReactNode }) {
  return (
    <>
      <SkipLink />
      <header className={classes.header}>
        <Link to="/" className={classes.product}>
          {useProduct()}
        </Link>
        <LanguageSelect />
        <LazySchemeMenu />
      </header>
      <main id="content" tabIndex={-1} className={classes.main} data-public>
        {children ?? <Outlet />}
      </main>
    </>
  )
}
