import { NativeSelect } from '@mantine/core'
import { IconWorld } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGUAGES, LANGUAGE_NAMES, type Language } from '#shared/contract/messages.ts'
import { lazyComponent } from '../lazy-component.ts'
import { changeLanguage } from '../language.ts'
import classes from './preferences.module.css'
import { SchemeButton } from './scheme-button.tsx'

export function LanguageSelect() {
  const { t, i18n } = useTranslation('shared')
  return (
    <NativeSelect
      aria-label={t('language')}
      variant="unstyled"
      classNames={{ root: classes.language ?? '', input: classes.languageInput ?? '' }}
      leftSection={<IconWorld size={16} stroke={1.75} aria-hidden />}
      leftSectionWidth={28}
      data={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      value={i18n.language}
      onChange={(event) => void changeLanguage(event.currentTarget.value as Language)}
    />
  )
}

const loadSchemeMenu = () => import('./scheme-menu.tsx').then((module) => module.SchemeMenu)
const SchemeMenu = lazyComponent(loadSchemeMenu)

/** Loads the menu, which is larger than the sign-in page, only on hover, focus or click. */
export function LazySchemeMenu() {
  const [isOpen, setOpen] = useState(false)
  const preload = () => void loadSchemeMenu().catch(() => {})
  const button = (
    <SchemeButton aria-haspopup="menu" onPointerEnter={preload} onFocus={preload} onClick={() => setOpen(true)} />
  )
  if (!isOpen) return button
  return (
    <Suspense fallback={button}>
      <SchemeMenu />
    </Suspense>
  )
}
