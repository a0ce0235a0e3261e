import { IconWorld } from '@tabler/icons-react'
import { LANGUAGES, LANGUAGE_NAMES, type Language } from '#shared/contract/messages.ts'
import { NativeSelect } from '#shared/web/ui/elements/native-select.tsx'
import { changeLanguage } from '../language.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { createLazyMenu } from '#shared/web/ui/lazy-menu.tsx'
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
      rightSectionWidth={24}
      data={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      value={i18n.language}
      onChange={(event) => void changeLanguage(event.currentTarget.value as Language)}
    />
  )
}

const LazyMenu = createLazyMenu(() => import('./scheme-menu.tsx').then((module) => module.SchemeMenu))

export const LazySchemeMenu = () => <LazyMenu menu={{}} button={(props) => <SchemeButton {...props} />} />
