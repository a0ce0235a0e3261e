import { Alert, Button, Text } from '@mantine/core'
import { getRouteApi, useLocation } from '@tanstack/react-router'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '#shared/web/product.tsx'
import { TextLink } from '#shared/web/ui/links.tsx'
import { AuthCard } from './auth-card.tsx'
import { useConfirmEmail } from './identity.queries.ts'

const route = getRouteApi('/public/confirm-email')

/** A button, because programs that check emails open links. */
export function ConfirmEmailScreen() {
  const { t } = useTranslation('identity')
  const token = useLinkToken()
  const confirm = useConfirmEmail()
  usePageTitle(t('confirmEmailTitle'))
  const signInLink = (
    <TextLink to="/" underline="always">
      {t('backToSignIn')}
    </TextLink>
  )
  return (
    <AuthCard title={t('confirmEmailTitle')} links={signInLink}>
      {confirm.data ? (
        <Note color="teal" icon={<IconCircleCheck size={18} aria-hidden />}>
          {confirm.data.message}
        </Note>
      ) : (
        <>
          <Text>{token === undefined ? t('confirmEmailNoLink') : t('confirmEmailText')}</Text>
          {confirm.error && (
            <Note color="red" icon={<IconAlertTriangle size={18} aria-hidden />}>
              {confirm.error.message}
            </Note>
          )}
          {token !== undefined && (
            <Button fullWidth loading={confirm.isPending} onClick={() => confirm.mutate(token)}>
              {t('confirmEmailButton')}
            </Button>
          )}
        </>
      )}
    </AuthCard>
  )
}

/** Moves the token of the link from the address bar to the navigation state at once. */
function useLinkToken(): string | undefined {
  const navigate = route.useNavigate()
  const { hash, state } = useLocation()
  const token = new URLSearchParams(hash).get('token') ?? undefined
  useEffect(() => {
    if (token !== undefined) void navigate({ replace: true, state: { emailToken: token } as object })
  }, [navigate, token])
  return token ?? (state as { emailToken?: string }).emailToken
}

function Note({ color, icon, children }: { color: 'teal' | 'red'; icon: ReactNode; children: string }) {
  const alert = useRef<HTMLDivElement>(null)
  // Replaces the button that had the focus.
  useEffect(() => alert.current?.focus(), [])
  return (
    <Alert ref={alert} role={color === 'red' ? 'alert' : 'status'} tabIndex={-1} color={color} icon={icon}>
      {children}
    </Alert>
  )
}
