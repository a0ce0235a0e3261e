import { NotFound } from './error-pages.tsx'
import { PublicLayout } from './layouts/public-layout.tsx'

/** Is shown for a path outside of the areas, which have their own layout. */
export const NotFoundPage = () => (
  <PublicLayout>
    <NotFound />
  </PublicLayout>
)
