import { useTranslation } from '#shared/web/i18n.tsx'
import { usePageTitle } from '#shared/web/product.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { TextLink } from '#shared/web/ui/links.tsx'
import { AuthCard } from './sign-in/auth-card.tsx'
import { useConfirmEmail } from './identity.queries.ts'
import { LinkButton } from './link-button.tsx'
import { useLinkToken } from './passwords/use-link-token.ts'

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
      {token === undefined ? (
        <Text>{t('confirmEmailNoLink')}</Text>
      ) : (
        <LinkButton use={confirm} token={token} text={t('confirmEmailText')} label={t('confirmEmailButton')} />
      )}
    </AuthCard>
  )
}
