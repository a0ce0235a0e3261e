import { createRootRoute } from '@tanstack/react-router'
import { NotFoundPage } from '../error-pages.tsx'
import { RootLayout } from '../root-layout.tsx'

export const root = createRootRoute({ component: RootLayout, notFoundComponent: NotFoundPage })
