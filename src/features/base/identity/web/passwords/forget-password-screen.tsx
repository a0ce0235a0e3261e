import { getRouteApi, useLocation } from '#shared/web/router/router.ts'
import { useEffect } from 'react'
import { useTranslation } from '#shared/web/i18n.tsx'
import { usePageTitle } from '#shared/web/product.tsx'
import { TextLink } from '#shared/web/ui/links.tsx'
import { AuthCard } from '../sign-in/auth-card.tsx'
import { useForgetPassword } from '../identity.queries.ts'
import { RequestLinkForm } from './request-link-form.tsx'
import { SetPassword } from './set-password-form.tsx'

const route = getRouteApi('/public/forget-password')

export function ForgetPasswordScreen() {
  const { t } = useTranslation('identity')
  const token = useLinkToken()
  const forget = useForgetPassword()
  const title = token === undefined ? t('forgotTitle') : t('newPasswordTitle')
  usePageTitle(title)
  const signInLink = (
    <TextLink to="/" underline="always">
      {t('backToSignIn')}
    </TextLink>
  )
  return (
    <AuthCard title={title} links={signInLink}>
      {token === undefined ? (
        <RequestLinkForm label={t('forgotTitle')} hint={t('forgotHint')} send={forget.mutateAsync} />
      ) : (
        <SetPassword key={token} token={token} />
      )}
    </AuthCard>
  )
}

/** Moves the token of the link from the address bar to the navigation state at once. */
function useLinkToken(): string | undefined {
  const navigate = route.useNavigate()
  const { token: tokenInQuery } = route.useSearch()
  const { hash, state } = useLocation()
  const token = new URLSearchParams(hash).get('token') || tokenInQuery
  useEffect(() => {
    if (token !== undefined) void navigate({ replace: true, search: {}, state: { resetToken: token } as object })
  }, [navigate, token])
  return token ?? (state as { resetToken?: string }).resetToken
}
