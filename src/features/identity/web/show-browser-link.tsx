import { Button, Code, Stack, Text } from '@mantine/core'
import { modals } from '@mantine/modals'
import { IconCopy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { translate } from '#shared/web/i18n.tsx'
import { waitForOverlays } from '#shared/web/ui/overlays-ready.ts'
import { QrCode } from '#shared/web/ui/qr-code.tsx'
import { useCopy } from '#shared/web/use-copy.ts'
import classes from './two-factor.module.css'

/** The link to open in the browser that is to become known. */
export async function showBrowserLink(url: string): Promise<void> {
  await waitForOverlays()
  modals.open({ title: translate('identity:allowOtherBrowser'), children: <BrowserLink url={url} /> })
}

function BrowserLink({ url }: { url: string }) {
  const { t } = useTranslation('identity')
  const copy = useCopy()
  return (
    <Stack>
      <Text>{t('allowOtherBrowserHint')}</Text>
      <QrCode text={url} label={t('allowOtherBrowser')} />
      <Code className={classes.secret ?? ''}>{url}</Code>
      <Button data-autofocus leftSection={<IconCopy size={16} aria-hidden />} onClick={() => void copy(url)}>
        {t('copyCodes')}
      </Button>
    </Stack>
  )
}
