import { useTranslation } from '#shared/web/i18n.tsx'
import { usePageTitle } from '#shared/web/product.tsx'
import { TextLink } from '#shared/web/ui/links.tsx'
import { AuthCard } from './auth-card.tsx'
import { useAllowBrowser, useRequestBrowserLink } from './browsers.queries.ts'
import { LinkButton } from '../link-button.tsx'
import { RequestLinkForm } from '../passwords/request-link-form.tsx'
import { useLinkToken } from '../passwords/use-link-token.ts'

/** Requests the link that makes this browser known to an account, or uses it. */
export function NewBrowserScreen() {
  const { t } = useTranslation('identity')
  const token = useLinkToken()
  const request = useRequestBrowserLink()
  const allow = useAllowBrowser()
  usePageTitle(t('newBrowserTitle'))
  const signInLink = (
    <TextLink to="/" underline="always">
      {t('backToSignIn')}
    </TextLink>
  )
  return (
    <AuthCard title={t('newBrowserTitle')} links={signInLink}>
      {token === undefined ? (
        <RequestLinkForm label={t('newBrowserTitle')} hint={t('newBrowserHint')} send={request.mutateAsync} />
      ) : (
        <LinkButton use={allow} token={token} label={t('allowBrowser')} />
      )}
    </AuthCard>
  )
}
