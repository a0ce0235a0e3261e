import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '#shared/web/router/router.ts'
import { IconShieldLock } from '@tabler/icons-react'
import { useState } from 'react'
import type { TwoFactorSecret, TwoFactorStatus } from '#features/base/identity/contract/two-factor.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { getHomePath } from '#shared/web/identity-store.ts'
import { Alert } from '#shared/web/ui/elements/alert.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { getReturnPath } from '../sign-in/return-path.ts'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { restoreFocusOnRemoval } from '#shared/web/ui/restore-focus.ts'
import { QueryStates } from '#shared/web/ui/states.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { useArea } from '#shared/web/use-area.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { TwoFactorOn } from './two-factor-on.tsx'
import { TwoFactorSetUp } from './two-factor-set-up.tsx'
import { twoFactorQueries, useStartTwoFactor } from './two-factor.queries.ts'
import classes from './two-factor.module.css'

export function TwoFactorScreen() {
  const { t } = useTranslation(['identity', 'institute', 'shared'])
  const home = getHomePath(useArea() ?? 'hr')
  const status = useQuery(twoFactorQueries.status())
  return (
    <div className={classes.page}>
      <PageHeader
        title={t('institute:twoFactor')}
        hint={t('twoFactorHint')}
        crumbs={[{ label: t('shared:dashboard'), link: { to: home } }, { label: t('institute:twoFactor') }]}
      />
      <div ref={restoreFocusOnRemoval}>
        <QueryStates query={status}>{(loaded) => <TwoFactor status={loaded} />}</QueryStates>
      </div>
    </div>
  )
}

function TwoFactor({ status }: { status: TwoFactorStatus }) {
  const { t } = useTranslation('identity')
  const navigate = useNavigate()
  const area = useArea() ?? 'hr'
  const returnTo = useLocation({ select: ({ state }) => state.returnTo })
  const [started, setStarted] = useState<TwoFactorSecret | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)

  if (codes !== null) {
    const done = () => {
      setCodes(null)
      setStarted(null)
      if (returnTo !== undefined) void navigate({ href: getReturnPath(area, returnTo), replace: true })
    }
    const doneLabel = returnTo === undefined ? t('codesSaved') : t('codesSavedContinue')
    return <RecoveryCodes codes={codes} doneLabel={doneLabel} onDone={done} />
  }
  if (status.since !== null) return <TwoFactorOn status={status} since={status.since} onRenewed={setCodes} />
  if (started !== null) return <TwoFactorSetUp started={started} onConfirmed={setCodes} />
  return <TwoFactorOff isRequired={status.isRequired} onStarted={setStarted} />
}

type OffProps = { isRequired: boolean; onStarted: (started: TwoFactorSecret) => void }

function TwoFactorOff({ isRequired, onStarted }: OffProps) {
  const { t } = useTranslation('identity')
  const start = useStartTwoFactor()
  const turnOn = () => start.mutateAsync().then(onStarted, (error: Error) => toast.error(error.message))
  return (
    <Panel>
      <div className={classes.section}>
        {isRequired ? (
          <Alert color="yellow" icon={<IconShieldLock size={18} aria-hidden />}>
            {t('twoFactorMustBeSetUp')}
          </Alert>
        ) : (
          <Text>{t('twoFactorIsOff')}</Text>
        )}
        <Button loading={start.isPending} onClick={() => void turnOn()}>
          {t('turnOn')}
        </Button>
      </div>
    </Panel>
  )
}
