import { NativeSelect } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGUAGES, type Language } from '#shared/contract/messages.ts'
import { lazyPart } from '../missing-part.ts'
import { chooseLanguage } from '../language.ts'
import classes from './layout.module.css'
import { SchemeButton } from './scheme-button.tsx'

/** In each language's own name, as the specification spells them. */
const NAMES: Record<Language, string> = { en: 'English', fr: 'Francais', tr: 'Turkce' }

/** The language of the whole interface. */
export function LanguageSelect() {
  const { t, i18n } = useTranslation('shared')
  return (
    <NativeSelect
      aria-label={t('language')}
      className={classes.language}
      data={LANGUAGES.map((value) => ({ value, label: NAMES[value] }))}
      value={i18n.language}
      onChange={(event) => void chooseLanguage(event.currentTarget.value as Language)}
    />
  )
}

const loadSchemeChoice = () => import('./scheme-choice.tsx')
const SchemeChoice = lazyPart(() => loadSchemeChoice().then((part) => part.SchemeChoice))

/** Light, dark, or what the system says. Its menu comes when somebody reaches for it: it is larger than the page it stands on. */
export function SchemeMenu() {
  const [asked, setAsked] = useState(false)
  const button = (
    <SchemeButton
      aria-haspopup="menu"
      onPointerEnter={() => void loadSchemeChoice().catch(() => {})}
      onFocus={() => void loadSchemeChoice().catch(() => {})}
      onClick={() => setAsked(true)}
    />
  )
  if (!asked) return button
  return (
    <Suspense fallback={button}>
      <SchemeChoice />
    </Suspense>
  )
}
