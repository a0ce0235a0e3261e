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
  /** Stands above the field; without one the placeholder names it. */
  label?: string
  placeholder?: string
}

/** A search field that waits for the typist: `<SearchBox value={search} onSearch={(search) => show({ search })} />`. */
export function SearchBox({ value, onSearch, label, placeholder }: Props) {
  const { t } = useTranslation('shared')
  const [typed, setTyped] = useState(value)
  const waiting = useRef<number>(undefined)
  const told = useRef(value)
  const field = useRef<HTMLInputElement>(null)
  const latest = useRef(onSearch)

  useEffect(() => {
    latest.current = onSearch
  })
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
    latest.current(text.trim())
  }
  const clear = () => {
    setTyped('')
    tell('')
    // The cross goes with the text.
    field.current?.focus()
  }
  const type = (text: string) => {
    setTyped(text)
    window.clearTimeout(waiting.current)
    waiting.current = window.setTimeout(() => tell(text), 250)
  }

  return (
    <TextInput
      ref={field}
      type="search"
      role="searchbox"
      className={classes.box}
      {...(label === undefined ? { 'aria-label': placeholder ?? t('search') } : { label })}
      placeholder={placeholder ?? t('search')}
      value={typed}
      maxLength={100}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Enter' && tell(typed)}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={typed && <CloseButton size="sm" aria-label={t('clearText')} onClick={clear} />}
    />
  )
}
