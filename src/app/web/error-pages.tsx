import { Button, Group, Text, Title } from '@mantine/core'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '#shared/web/product.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import classes from './error-pages.module.css'
import { PublicFrame } from './layouts/public-layout.tsx'
import { isMissingPart } from './missing-part.ts'

/** Any unknown path. */
export function NotFoundPage() {
  const { t } = useTranslation('shared')
  usePageTitle(t('pageNotFound'))
  return (
    <PublicFrame>
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
    </PublicFrame>
  )
}

/** A screen that threw: the rest of the page stays, and the screen can be tried again; a part that is gone comes with a new page. */
export function BrokenScreen({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation('shared')
  const isMissing = isMissingPart(error)
  usePageTitle(t('pageBroke'))
  useEffect(() => console.error(error), [error])
  useEffect(() => {
    if (!isMissing) return undefined
    // Without a network the part could not come; with it, it can.
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [isMissing])
  const why = error instanceof Error ? error.message : String(error)
  return (
    <div className={classes.page} role="alert">
      <Title order={1} tabIndex={-1} className={classes.title}>
        {t('pageBroke')}
      </Title>
      <Text c="dimmed">{isMissing ? t(navigator.onLine ? 'partMissing' : 'offlineText') : why}</Text>
      <Group mt="md" gap="xs" justify="center">
        <Button variant="default" onClick={isMissing ? reload : reset}>
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
