import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { InstantText } from '#features/base/institute/web/public.ts'
import type { HttpsMode, HttpsProblem, HttpsStatus } from '#features/overview/tls/contract/https.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import type { Key } from '#shared/web/message-keys.ts'
import { DetailList } from '#shared/web/ui/detail-list.tsx'
import { Alert } from '#shared/web/ui/elements/alert.tsx'
import { Stack } from '#shared/web/ui/elements/stack.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { HelpAction } from '#shared/web/ui/help-action.tsx'
import { TextLink } from '#shared/web/ui/links.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { ServerSetting } from '#shared/web/ui/server-setting.tsx'
import { QueryStates } from '#shared/web/ui/states.tsx'
import textClasses from '#shared/web/ui/text.module.css'
import { httpsQueries } from './https.queries.ts'

export function HttpsPanel() {
  const { t } = useTranslation('tls')
  const status = useQuery(httpsQueries.status())
  return (
    <Panel title={t('title')} actions={<HelpAction topic="server" title={t('title')} />}>
      <QueryStates query={status}>{(loaded) => <Details status={loaded} />}</QueryStates>
    </Panel>
  )
}

const MODES: Record<HttpsMode, Key<'tls'>> = {
  off: 'modeOff',
  proxy: 'modeProxy',
  acme: 'modeAcme',
  local: 'modeLocal',
}

const PROBLEMS: Record<HttpsProblem, Key<'tls'>> = {
  nameUnknown: 'nameUnknown',
  notReached: 'notReached',
  httpPortInUse: 'httpPortInUse',
  httpsPortInUse: 'httpsPortInUse',
  portNotAllowed: 'portNotAllowed',
  addressUnknown: 'addressUnknown',
  authorityUnreachable: 'authorityUnreachable',
  rejected: 'rejected',
  rateLimited: 'rateLimited',
  clock: 'clockWrong',
  notWritable: 'notWritable',
  notReadable: 'notReadable',
  nameNotCovered: 'nameNotCovered',
  other: 'otherProblem',
}

function Details({ status }: { status: HttpsStatus }) {
  const { t } = useTranslation('tls')
  const { mode, urls, names, problem, validUntil, renewAt, nextTryAt, fingerprint, thumbprint } = status
  const hasCertificate = mode === 'acme' || mode === 'local'
  return (
    <Stack gap="md">
      <Text>{t(MODES[mode])}</Text>
      {mode === 'off' && <ServerSetting name="HTTPS" />}
      {problem && (
        <Alert role="note" color="yellow" icon={<IconAlertTriangle size={18} aria-hidden />}>
          {t(PROBLEMS[problem.code])}
          {problem.code === 'httpPortInUse' && <ServerSetting name="HTTP_PORT" />}
          {problem.code === 'httpsPortInUse' && <ServerSetting name="HTTPS_PORT" />}
          {problem.code === 'addressUnknown' && <ServerSetting name="HTTPS_HOST" />}
          <Text size="xs" c="dimmed" mt="xs" className={textClasses.breakAnywhere ?? ''}>
            {problem.detail}
          </Text>
        </Alert>
      )}
      {hasCertificate && (
        <DetailList
          details={[
            { label: t('addresses'), value: urls.join(', ') },
            { label: t('names'), value: names.join(', ') },
            { label: t('validUntil'), value: validUntil && <InstantText at={validUntil} /> },
            { label: t('renewAt'), value: renewAt && <InstantText at={renewAt} /> },
            ...(nextTryAt ? [{ label: t('nextTry'), value: <InstantText at={nextTryAt} /> }] : []),
            ...(fingerprint ? [{ label: t('fingerprint'), value: <Code text={fingerprint} /> }] : []),
            ...(thumbprint ? [{ label: t('thumbprint'), value: <Code text={thumbprint} /> }] : []),
          ]}
        />
      )}
      {mode === 'local' && <TextLink to="/trust">{t('howToTrust')}</TextLink>}
    </Stack>
  )
}

const Code = ({ text }: { text: string }) => <code className={textClasses.breakAnywhere}>{text}</code>
