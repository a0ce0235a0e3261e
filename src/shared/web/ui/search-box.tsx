import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../i18n.tsx'
import { SEARCH_DELAY_MS } from '../search-delay.ts'
import { CloseButton } from './elements/action-icon.tsx'
import { TextInput } from './elements/text-input.tsx'
import classes from './search-box.module.css'

type Props = {
  value: string
  onSearch: (text: string) => void
  label?: string
  placeholder?: string
}

/** Searches shortly after the last key, or at once on Enter: `<SearchBox value={search} onSearch={…} />`. */
export function SearchBox({ value, onSearch, label, placeholder }: Props) {
  const { t } = useTranslation('shared')
  const [typed, setTyped] = useState(value)
  const searched = useRef(value)
  const field = useRef<HTMLInputElement>(null)

  const search = (typedText: string) => {
    const text = typedText.trim()
    if (text === searched.current) return
    searched.current = text
    onSearch(text)
  }
  const searchLater = useDebouncedCallback(search, SEARCH_DELAY_MS)
  const searchNow = (text: string) => {
    searchLater.cancel()
    search(text)
  }

  useEffect(() => {
    // Back, forward or a reset changed the URL.
    if (value !== searched.current) {
      searchLater.cancel()
      setTyped(value)
    }
    searched.current = value
  }, [value, searchLater])

  const type = (text: string) => {
    setTyped(text)
    searchLater(text)
  }
  const clear = () => {
    setTyped('')
    searchNow('')
    // The clear button disappears while it has the focus.
    field.current?.focus()
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
      onKeyDown={(event) => event.key === 'Enter' && searchNow(typed)}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={typed && <CloseButton size="sm" aria-label={t('clearText')} onClick={clear} />}
    />
  )
}
