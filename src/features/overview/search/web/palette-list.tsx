import { Link } from '#shared/web/router/router.ts'
import type { MouseEvent } from 'react'
import { useTranslation } from '#shared/web/i18n.tsx'
import { KeyHint } from '#shared/web/shortcuts.tsx'
import { MarkedText } from './marked-text.tsx'
import type { PaletteGroup, PaletteOption } from './palette-options.ts'
import classes from './search-palette.module.css'

type Props = {
  id: string
  groups: PaletteGroup[]
  text: string
  selected: PaletteOption | undefined
  onSelect: (option: PaletteOption) => void
  /** Called after a click that opens the option in this tab. */
  onOpen: (option: PaletteOption) => void
}

export const optionId = (listId: string, option: PaletteOption) => `${listId}-${option.id}`

export function PaletteList({ id, groups, text, selected, onSelect, onOpen }: Props) {
  const { t } = useTranslation('search')
  return (
    <div id={id} role="listbox" aria-label={t('results')} className={classes.list}>
      {groups.map(({ heading, options }, index) => (
        <div key={heading} role="group" aria-labelledby={`${id}-group-${index}`}>
          <div id={`${id}-group-${index}`} role="presentation" className={classes.heading}>
            {heading}
          </div>
          {options.map((option) => (
            <Option
              key={option.id}
              id={optionId(id, option)}
              option={option}
              text={text}
              isSelected={option.id === selected?.id}
              onSelect={() => onSelect(option)}
              onOpen={() => onOpen(option)}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

type OptionProps = {
  id: string
  option: PaletteOption
  text: string
  isSelected: boolean
  onSelect: () => void
  onOpen: () => void
}

function Option({ id, option, text, isSelected, onSelect, onOpen }: OptionProps) {
  const props = {
    id,
    role: 'option',
    tabIndex: -1,
    'aria-selected': isSelected,
    className: classes.option,
    onPointerMove: () => isSelected || onSelect(),
    onClick: (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      if (option.run) event.preventDefault()
      onOpen()
    },
  }
  const content = (
    <>
      <span className={classes.icon}>{option.icon}</span>
      <span className={classes.text}>
        {option.record ? (
          <span className={classes.name}>
            <MarkedText text={option.label} search={text} />
          </span>
        ) : (
          option.label
        )}
        {option.detail && <span className={classes.detail}> {option.detail}</span>}
      </span>
      {option.aside && <span className={classes.aside}> {option.aside}</span>}
      {option.keys && (
        <span className={classes.keys}>
          {option.keys.map((key) => (
            <KeyHint key={key}>{key}</KeyHint>
          ))}
        </span>
      )}
    </>
  )
  return option.link ? (
    <Link {...option.link} {...props} activeProps={{}} preload={false}>
      {content}
    </Link>
  ) : (
    <button type="button" {...props}>
      {content}
    </button>
  )
}
