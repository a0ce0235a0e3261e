import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { loadCatalogue } from '#shared/web/load-messages.ts'
import { readPageMeta } from '#shared/web/page-meta.ts'
import { ProductProvider } from '#shared/web/product.tsx'
import { getQueryClient } from '#shared/web/query-client.ts'
import { cssVariables, theme } from './theme.ts'
import { PublicLayout } from './layouts/public-layout.tsx'
import { SignInPage } from './sign-in-page.tsx'

/** Renders the sign-in page in English for the build, which writes it into index.html. */
export async function renderSignIn(): Promise<string> {
  await loadCatalogue('en')
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  await router.load()
  // The layout reads the institute with it. Its timer of an unused query would keep the build running for a minute.
  const queries = getQueryClient('anyone')
  queries.setDefaultOptions({ queries: { gcTime: Infinity } })
  return renderToStaticMarkup(
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      getStyleNonce={() => readPageMeta('csp-nonce')}
    >
      <QueryClientProvider client={queries}>
        <ProductProvider name={readPageMeta('application-name')} today="">
          <RouterContextProvider router={router as never}>
            <PublicLayout>
              <SignInPage />
            </PublicLayout>
          </RouterContextProvider>
        </ProductProvider>
      </QueryClientProvider>
    </MantineProvider>,
  )
}
