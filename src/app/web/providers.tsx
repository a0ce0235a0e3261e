import { localStorageColorSchemeManager, MantineProvider, mergeThemeOverrides } from '@mantine/core'
import { ModalsProvider } from '@mantine/modals'
import { Notifications } from '@mantine/notifications'
import { RouterProvider } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { cssVariables, theme } from '#shared/web/theme.ts'
import { router } from './router.tsx'
import { nonce } from './start.ts'

const colourScheme = localStorageColorSchemeManager({ key: 'colour-scheme' })

/** Theme, dialogs, toasts and the router. */
export function Providers() {
  const { t } = useTranslation('shared')
  const closeButtonProps = { 'aria-label': t('close') }
  const labelled = mergeThemeOverrides(theme, {
    components: {
      Modal: { defaultProps: { closeButtonProps } },
      Drawer: { defaultProps: { closeButtonProps } },
      Notification: { defaultProps: { closeButtonProps } },
    },
  })
  return (
    <MantineProvider
      theme={labelled}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colourScheme}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
    >
      <ModalsProvider>
        <Notifications position="top-right" limit={5} transitionDuration={120} />
        <RouterProvider router={router} />
      </ModalsProvider>
    </MantineProvider>
  )
}
