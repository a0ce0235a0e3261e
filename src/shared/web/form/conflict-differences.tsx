import { useLayoutEffect, useRef, useState } from 'react'
import classes from './conflict-differences.module.css'
import { withoutSecrets } from './draft-values.ts'
import type { FormValues } from './form-types.ts'
import { removeGrouping } from './remove-grouping.ts'
import { useTranslation } from '../i18n.tsx'

type Props = {
  saved: FormValues
  typed: FormValues
}
type Difference = { name: string; label: string; saved: string; typed: string }

/** Lists the fields of the surrounding form that differ, with their labels. */
export function ConflictDifferences({ saved, typed }: Props) {
  const { t } = useTranslation('shared')
  const element = useRef<HTMLDivElement>(null)
  const [differences, setDifferences] = useState<Difference[] | null>(null)
  useLayoutEffect(() => {
    const form = element.current?.closest('form')
    if (form) setDifferences(findDifferences(form, saved, typed))
  }, [saved, typed])
  return (
    <div ref={element}>
      {differences?.length === 0 && t('conflictWithoutDifference')}
      {differences && differences.length > 0 && (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('field')}</th>
              <th scope="col">{t('conflictSaved')}</th>
              <th scope="col">{t('conflictTyped')}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map((difference) => (
              <tr key={difference.name}>
                <th scope="row">{difference.label}</th>
                <td data-label={t('conflictSaved')}>{difference.saved || t('conflictBlank')}</td>
                <td data-label={t('conflictTyped')}>{difference.typed || t('conflictBlank')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}

function findDifferences(form: HTMLFormElement, saved: FormValues, typed: FormValues): Difference[] {
  return Object.entries(withoutSecrets(saved)).flatMap(([name, value]) => {
    const own = typed[name] ?? ''
    const field = form.elements.namedItem(name)
    if (field === null || removeGrouping(value) === removeGrouping(own)) return []
    return [{ name, label: getLabel(field), saved: getText(field, value), typed: getText(field, own) }]
  })
}

type Field = Element | RadioNodeList

function getLabel(field: Field): string {
  if (!(field instanceof RadioNodeList)) return getLabelText(field)
  const group = (field[0] as HTMLElement | undefined)?.closest('[role="radiogroup"]')
  return document.getElementById(group?.getAttribute('aria-labelledby') ?? '')?.textContent ?? ''
}

function getText(field: Field, value: string): string {
  if (field instanceof HTMLSelectElement)
    return [...field.options].find((option) => option.value === value && value !== '')?.text ?? value
  if (!(field instanceof RadioNodeList)) return value
  const radio = Array.from(field).find((one) => one instanceof HTMLInputElement && one.value === value)
  return radio ? getLabelText(radio as HTMLInputElement) : value
}

const getLabelText = (field: Element) => (field as HTMLInputElement).labels?.[0]?.textContent ?? ''
