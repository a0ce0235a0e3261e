import { IconCopy, IconDeviceMobileOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { PhoneAccess } from '#features/overview/setup/contract/phones.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Alert } from '#shared/web/ui/elements/alert.tsx'
import { Group, Stack } from '#shared/web/ui/elements/stack.tsx'
import { Code, Text } from '#shared/web/ui/elements/text.tsx'
import { HelpAction } from '#shared/web/ui/help-action.tsx'
import { IconAction } from '#shared/web/ui/icon-action.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { QrCode } from '#shared/web/ui/qr-code.tsx'
import { ServerSetting } from '#shared/web/ui/server-setting.tsx'
import { LoadingState, QueryStates } from '#shared/web/ui/states.tsx'
import { useCopy } from '#shared/web/use-copy.ts'
import classes from './phones-panel.module.css'
import { setupQueries } from './setup.queries.ts'

/** Shows the addresses of the server to scan or to type. */
export function PhonesPanel() {
  const { t } = useTranslation('setup')
  const access = useQuery(setupQueries.phones())
  return (
    <Panel title={t('phones')} actions={<HelpAction topic="server" title={t('phones')} />}>
      <QueryStates query={access} loading={<LoadingState rows={3} />}>
        {(found) => (found.addresses.length === 0 ? <NoAddress {...found} /> : <Addresses {...found} />)}
      </QueryStates>
    </Panel>
  )
}

function Addresses({ addresses }: PhoneAccess) {
  const { t } = useTranslation('setup')
  const copy = useCopy()
  return (
    <Stack gap="md">
      <Text>{t('phonesHint')}</Text>
      <ul className={classes.addresses}>
        {addresses.map((address) => (
          <li key={address}>
            <QrCode text={address} label={t('qrCodeOf', { address })} />
            <Group gap={4} wrap="nowrap">
              <Code className={classes.address}>{address}</Code>
              <IconAction
                label={t('copyAddress', { address })}
                icon={<IconCopy size={16} aria-hidden />}
                onClick={() => void copy(address)}
              />
            </Group>
          </li>
        ))}
      </ul>
      <Text size="sm" c="dimmed">
        {t('phonesTrouble')}
      </Text>
    </Stack>
  )
}

function NoAddress({ onlyThisComputer }: PhoneAccess) {
  const { t } = useTranslation('setup')
  // Through a proxy, others open it too.
  const isClosed = onlyThisComputer && ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname)
  return (
    <Alert
      role="note"
      color="yellow"
      icon={<IconDeviceMobileOff size={18} aria-hidden />}
      title={isClosed ? t('onlyThisComputer') : t('noAddress')}
    >
      {isClosed ? t('onlyThisComputerHint') : t('noAddressHint')}
      <ServerSetting name={isClosed ? 'HOST=0.0.0.0' : 'PUBLIC_URL'} />
    </Alert>
  )
}
