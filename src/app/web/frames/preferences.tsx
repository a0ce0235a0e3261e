import { ActionIcon, Menu, NativeSelect, useMantineColorScheme, type MantineColorScheme } from '@mantine/core'
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { LANGUAGES, type Language } from '#shared/contract/say.ts'
import { chooseLanguage } from '../words.ts'
import classes from './frame.module.css'

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

const SCHEMES = [
  { value: 'light', word: 'schemeLight', icon: IconSun },
  { value: 'dark', word: 'schemeDark', icon: IconMoon },
  { value: 'auto', word: 'schemeSystem', icon: IconDeviceDesktop },
] as const satisfies { value: MantineColorScheme; word: string; icon: typeof IconSun }[]

/** Light, dark, or what the system says. */
export function SchemeMenu() {
  const { t } = useTranslation('shared')
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const now = SCHEMES.find(({ value }) => value === colorScheme) ?? SCHEMES[2]
  return (
    <Menu position="bottom-end" withinPortal={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={36} aria-label={`${t('colourScheme')}: ${t(now.word)}`}>
          <now.icon size={18} stroke={1.7} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={now.value} onChange={(value) => setColorScheme(value as MantineColorScheme)}>
          {SCHEMES.map(({ value, word, icon: SchemeIcon }) => (
            <Menu.RadioItem
              key={value}
              value={value}
              closeMenuOnClick
              rightSection={<SchemeIcon size={16} aria-hidden />}
            >
              {t(word)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
}
