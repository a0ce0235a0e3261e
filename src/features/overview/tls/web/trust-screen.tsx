import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useInstituteQuery } from '#features/base/institute/web/public.ts'
import { ROOT_PATH, type Trust } from '#features/overview/tls/contract/root-path.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { DetailList } from '#shared/web/ui/detail-list.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { Stack } from '#shared/web/ui/elements/stack.tsx'
import { Anchor, Text } from '#shared/web/ui/elements/text.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { EmptyState, QueryStates } from '#shared/web/ui/states.tsx'
import textClasses from '#shared/web/ui/text.module.css'
import { httpsQueries } from './https.queries.ts'
import classes from './trust-screen.module.css'

export function TrustScreen() {
  const { t } = useTranslation('tls')
  const trust = useQuery(httpsQueries.trust())
  return (
    <div className={classes.page}>
      <PageHeader title={t('trustTitle')} />
      <QueryStates
        query={trust}
        notFound={
          <Panel>
            <EmptyState title={t('noAuthority')} hint={t('noAuthorityHint')} />
          </Panel>
        }
      >
        {(loaded) => <Guide trust={loaded} />}
      </QueryStates>
    </div>
  )
}

function Guide({ trust }: { trust: Trust }) {
  const { t } = useTranslation('tls')
  const institute = useInstituteQuery()
  return (
    <Stack gap="lg">
      <Panel>
        <Stack gap="md">
          <Text>{t('trustIntro', { institute: institute.data?.name ?? '' })}</Text>
          <Text c="dimmed">{t('trustLimits')}</Text>
          <div>
            <Button
              component="a"
              href={ROOT_PATH}
              download="munshi-root.crt"
              leftSection={<IconDownload size={18} aria-hidden />}
            >
              {t('download')}
            </Button>
          </div>
          <Text>{t('compare')}</Text>
          <DetailList
            details={[
              {
                label: t('fingerprint'),
                value: <code className={textClasses.breakAnywhere}>{trust.fingerprint}</code>,
              },
              { label: t('thumbprint'), value: <code className={textClasses.breakAnywhere}>{trust.thumbprint}</code> },
            ]}
          />
        </Stack>
      </Panel>
      <Steps title="Windows" steps={[t('windows1'), t('windows2'), t('windows3')]} />
      <Steps title="Android" steps={[t('android1'), t('android2'), t('android3')]} note={t('androidNote')} />
      <Steps title="iPhone, iPad" steps={[t('ios1'), t('ios2'), t('ios3')]} />
      {trust.urls.length > 0 && (
        <Panel title={t('then')}>
          <ul className={classes.list}>
            {trust.urls.map((url) => (
              <li key={url}>
                <Anchor href={url}>{url}</Anchor>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </Stack>
  )
}

function Steps({ title, steps, note }: { title: string; steps: string[]; note?: string }) {
  return (
    <Panel title={title}>
      <ol className={classes.list}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {note && (
        <Text size="sm" c="dimmed" mt="sm">
          {note}
        </Text>
      )}
    </Panel>
  )
}
