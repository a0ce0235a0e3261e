import { useTranslation } from '#shared/web/i18n.tsx'
import classes from './skip-link.module.css'

export function SkipLink() {
  const { t } = useTranslation('shared')
  return (
    <a
      href="#content"
      className={classes.skip}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById('content')?.focus()
      }}
    >
      {t('skipToContent')}
    </a>
  )
}
