import type { ErrorComponentProps } from '#shared/web/router/router.ts'
import { useEffect } from 'react'
import { useTranslation } from '#shared/web/i18n.tsx'
import { usePageTitle } from '#shared/web/product.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import classes from './error-pages.module.css'
import { isChunkLoadError } from '#shared/web/lazy-component.ts'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { Group } from '#shared/web/ui/elements/stack.tsx'
import { Text, Title } from '#shared/web/ui/elements/text.tsx'

export function NotFound() {
  const { t } = useTranslation('shared')
  usePageTitle(t('pageNotFound'))
  return (
    <div className={classes.page}>
      <p className={classes.code} aria-hidden>
        404
      </p>
      <Title order={1} tabIndex={-1} className={classes.title}>
        {t('pageNotFound')}
      </Title>
      <Text c="dimmed">{t('pageNotFoundText')}</Text>
      <ButtonLink to="/" mt="md">
        {t('goBack')}
      </ButtonLink>
    </div>
  )
}

export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation('shared')
  const isChunkMissing = isChunkLoadError(error)
  usePageTitle(t('pageError'))
  useEffect(() => console.error(error), [error])
  useEffect(() => {
    if (!isChunkMissing) return undefined
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [isChunkMissing])
  const message = error instanceof Error ? error.message : String(error)
  return (
    <div className={classes.page} role="alert">
      <Title order={1} tabIndex={-1} className={classes.title}>
        {t('pageError')}
      </Title>
      <Text c="dimmed">{isChunkMissing ? t(navigator.onLine ? 'chunkLoadFailed' : 'offlineText') : message}</Text>
      <Group mt="md" gap="xs" justify="center">
        <Button variant="default" onClick={isChunkMissing ? reload : reset}>
          {t('tryAgain')}
        </Button>
        <ButtonLink to="/" variant="subtle">
          {t('goBack')}
        </ButtonLink>
      </Group>
    </div>
  )
}

const reload = () => window.location.reload()
