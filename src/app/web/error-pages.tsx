import { Title, Text } from '@mantine/core'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '#shared/web/product.tsx'
import { ErrorFace } from '#shared/web/ui/faces.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import classes from './error-pages.module.css'
import { PublicFrame } from './frames/public-frame.tsx'
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
  useEffect(() => console.error(error), [error])
  if (isMissingPart(error)) {
    return (
      <ErrorFace error={new Error(t('partMissing'))} words={t('pageBroke')} onRetry={() => window.location.reload()} />
    )
  }
  return (
    <ErrorFace
      error={error instanceof Error ? error : new Error(String(error))}
      words={t('pageBroke')}
      onRetry={reset}
    />
  )
}
