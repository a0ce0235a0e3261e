import { useDebouncedValue } from '@mantine/hooks'
import { IconArrowLeft, IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react'
import { closeCommandOverlay } from '#shared/web/command-overlay.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import { listRecentRecords, rememberRecord } from '#shared/web/recent-records.ts'
import { SEARCH_DELAY_MS } from '#shared/web/search-delay.ts'
import { CONTROL_KEY, KeyHint } from '#shared/web/shortcuts.tsx'
import { Announcement } from '#shared/web/ui/announcement.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { UnstyledButton } from '#shared/web/ui/elements/unstyled-button.tsx'
import { VisuallyHidden } from '#shared/web/ui/elements/visually-hidden.tsx'
import { useArea } from '#shared/web/use-area.ts'
import { optionId, PaletteList } from './palette-list.tsx'
import type { PaletteOption, PalettePage } from './palette-options.ts'
import classes from './search-palette.module.css'
import { searchQueries } from './search.queries.ts'
import { usePaletteGroups } from './use-palette-groups.ts'

type Props = { pages: PalettePage[]; help: PalettePage[]; isForFee: boolean }

/** A combobox whose list is always open. Students find screens and actions only. */
export function PaletteSearch({ pages, help, isForFee }: Props) {
  const { t } = useTranslation(['search', 'shared'])
  const area = useArea()
  const may = useMay()
  const listId = useId()
  const [typed, setTyped] = useState('')
  const text = typed.trim()
  const [settledText] = useDebouncedValue(text, SEARCH_DELAY_MS)
  const [recent] = useState(() => (area && area !== 'user' ? listRecentRecords(area) : []))
  const isSearching = area !== 'user' && settledText !== '' && may('search.find')
  const found = useQuery({ ...searchQueries.find(settledText), enabled: isSearching })
  const results = isSearching ? found.data : undefined
  const isCurrent = text === settledText && (!isSearching || !found.isFetching)
  const groups = usePaletteGroups({ text, results, recent, pages, help, isForFee })
  const options = groups.flatMap((group) => group.options)
  const [selectedId, setSelectedId] = useState<string | null>(null)
  const selected = options.find(({ id }) => id === selectedId) ?? options[0]

  const select = (option: PaletteOption | undefined) => {
    if (!option) return
    setSelectedId(option.id)
    document.getElementById(optionId(listId, option))?.scrollIntoView({ block: 'nearest' })
  }
  const open = ({ record, run }: PaletteOption) => {
    if (record && area) rememberRecord(area, record)
    closeCommandOverlay()
    run?.()
  }

  /** Enter before the results have arrived opens the best of them. */
  const isEnterPending = useRef(false)
  const pressSelected = (inNewTab: boolean) => {
    const element = selected && document.getElementById(optionId(listId, selected))
    if (inNewTab && element instanceof HTMLAnchorElement) window.open(element.href, '_blank', 'noopener')
    else element?.click()
  }
  const onCurrent = useEffectEvent(() => {
    if (isEnterPending.current) pressSelected(false)
    isEnterPending.current = false
  })
  useEffect(() => {
    if (isCurrent) onCurrent()
  }, [isCurrent])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      const index = selected ? options.indexOf(selected) : -1
      select(options.at((index + step) % options.length))
    }
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (isCurrent) pressSelected(event.ctrlKey || event.metaKey)
    else isEnterPending.current = true
  }

  const isEmpty = options.length === 0
  const prompt = t(isForFee ? 'chooseStudent' : 'searchOrDo')
  return (
    <div className={classes.palette}>
      <div className={classes.search}>
        <UnstyledButton className={classes.back} aria-label={t('shared:close')} onClick={closeCommandOverlay}>
          <IconArrowLeft size={20} stroke={1.75} aria-hidden />
        </UnstyledButton>
        <IconSearch size={18} stroke={1.75} aria-hidden className={classes.searchIcon} />
        <input
          data-autofocus
          type="text"
          role="combobox"
          className={classes.input}
          aria-label={prompt}
          aria-autocomplete="list"
          aria-expanded={!isEmpty}
          aria-controls={isEmpty ? undefined : listId}
          aria-activedescendant={selected && optionId(listId, selected)}
          placeholder={prompt}
          value={typed}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setSelectedId(null)
            isEnterPending.current = false
          }}
          onKeyDown={onKeyDown}
        />
        <UnstyledButton className={classes.escape} onClick={closeCommandOverlay}>
          <VisuallyHidden>{t('shared:close')}</VisuallyHidden>
          <KeyHint>Esc</KeyHint>
        </UnstyledButton>
      </div>
      {isEmpty ? (
        <p className={classes.empty}>{text === '' ? t('hint') : isCurrent && t('nothingFound', { text })}</p>
      ) : (
        <PaletteList
          id={listId}
          groups={groups}
          text={text}
          selected={selected}
          onSelect={({ id }) => setSelectedId(id)}
          onOpen={open}
        />
      )}
      {isSearching && found.isError && (
        <div role="alert" className={classes.error}>
          {found.error.message}
          <Button variant="subtle" size="xs" onClick={() => void found.refetch()}>
            {t('shared:tryAgain')}
          </Button>
        </div>
      )}
      <Announcement text={isCurrent && text !== '' ? announce(options.length) : ''} />
      <div aria-hidden className={classes.footer}>
        <span className={classes.keys}>
          <KeyHint>↑</KeyHint>
          <KeyHint>↓</KeyHint>
          {t('keyChoose')}
        </span>
        <span className={classes.keys}>
          <KeyHint>↵</KeyHint>
          {t('keyOpen')}
        </span>
        <span className={classes.keys}>
          <KeyHint>{`${CONTROL_KEY} ↵`}</KeyHint>
          {t('keyNewTab')}
        </span>
        {area !== 'user' && <span className={classes.hint}>{t('hint')}</span>}
      </div>
    </div>
  )

  function announce(count: number) {
    return isEmpty ? t('nothingFound', { text }) : t('found', { count })
  }
}
