import './styles.ts'
import { MantineProvider, mergeThemeOverrides } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from '#shared/web/i18n.tsx'
import { readPageMeta } from '#shared/web/page-meta.ts'
import { theme } from './theme.ts'

/**
 * Is around each dialog, drawer, menu, popover and list of toasts: Mantine loads with the first of them, and no page
 * depends on it.
 */
export function OverlayProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shared')
  const closeButtonProps = { 'aria-label': t('close') }
  const themeWithLabels = mergeThemeOverrides(theme, {
    components: {
      Modal: { defaultProps: { closeButtonProps } },
      Drawer: { defaultProps: { closeButtonProps } },
      Notification: { defaultProps: { closeButtonProps } },
    },
  })
  return (
    <MantineProvider
      theme={themeWithLabels}
      // `variables.css` contains them, and `colour-scheme.ts` sets the attribute.
      withCssVariables={false}
      withGlobalClasses={false}
      getRootElement={() => undefined}
      getStyleNonce={() => readPageMeta('csp-nonce')}
    >
      {children}
    </MantineProvider>
  )
}
