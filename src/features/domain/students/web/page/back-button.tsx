import { IconArrowLeft } from '@tabler/icons-react'
import { useCanGoBack, useNavigate, useRouter, type LinkProps } from '#shared/web/router/router.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'

/** Goes back in the history, or to `fallback` if the page was opened by its URL. */
export function BackButton({ fallback }: { fallback: LinkProps['to'] }) {
  const { t } = useTranslation('identity')
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const navigate = useNavigate()
  return (
    <Button
      variant="default"
      leftSection={<IconArrowLeft size={16} aria-hidden />}
      onClick={() => (canGoBack ? router.history.back() : void navigate({ to: fallback ?? '/' }))}
    >
      {t('back')}
    </Button>
  )
}
