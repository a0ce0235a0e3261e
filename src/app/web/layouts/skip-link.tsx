import { useTranslation } from 'react-i18next'
import classes from './layout.module.css'

/** The first stop of the Tab key: past header and sidebar. */
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
