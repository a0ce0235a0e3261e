import { CloseButton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './search-box.module.css'

type Props = {
  /** What is searched for now; usually the address's `search`. */
  value: string
  /** Told 250 ms after the last key, at once on Enter and when cleared. */
  onSearch: (text: string) => void
  label?: string
  placeholder?: string
}

/** A search field that waits for the typist: `<SearchBox value={search} onSearch={(search) => show({ search })} />`. */
export function SearchBox({ value, onSearch, label, placeholder }: Props) {
  const { t } = useTranslation('shared')
  const [typed, setTyped] = useState(value)
  const waiting = useRef<number>(undefined)
  const told = useRef(value)

  useEffect(() => {
    // Back, forward or a reset changed the address: the field follows, unless it said so itself.
    if (value !== told.current) {
      window.clearTimeout(waiting.current)
      setTyped(value)
    }
    told.current = value
  }, [value])
  useEffect(() => () => window.clearTimeout(waiting.current), [])

  const tell = (text: string) => {
    window.clearTimeout(waiting.current)
    told.current = text.trim()
    onSearch(text.trim())
  }
  const type = (text: string) => {
    setTyped(text)
    window.clearTimeout(waiting.current)
    waiting.current = window.setTimeout(() => tell(text), 250)
  }

  return (
    <TextInput
      type="search"
      role="searchbox"
      className={classes.box}
      aria-label={label ?? placeholder ?? t('search')}
      placeholder={placeholder ?? t('search')}
      value={typed}
      maxLength={100}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Enter' && tell(typed)}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={
        typed && <CloseButton size="sm" aria-label={t('clearSearch')} onClick={() => (setTyped(''), tell(''))} />
      }
    />
  )
}
