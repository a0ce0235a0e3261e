import { IconPencil } from '@tabler/icons-react'
import { useId } from 'react'
import type { ReceiptSheet } from '#features/domain/fees/contract/receipt-sheet.ts'
import type { SheetFact } from '#features/domain/fees/contract/sheet-fact.ts'
import { LogoImage } from '#features/base/institute/web/public.ts'
import { Title } from '#shared/web/ui/elements/text.tsx'
import { QrCode } from '#shared/web/ui/qr-code.tsx'
import classes from './receipt-document.module.css'

/** Looks like paper, whatever the colour scheme. It is wide, or narrow on a phone and on a roll. */
export function ReceiptDocument({ sheet, copy }: { sheet: ReceiptSheet; copy: string }) {
  const titleId = useId()
  return (
    <article className={classes.document} aria-labelledby={titleId} data-mantine-color-scheme="light">
      <div className={classes.content}>
        <header className={classes.letterhead}>
          <div className={classes.sender}>
            {sheet.logo !== null && <LogoImage logo={sheet.logo} height={48} />}
            <div>
              <p className={classes.heading}>{sheet.institute}</p>
              {sheet.letterhead.map((line) => (
                <p key={line} className={classes.small}>
                  {line}
                </p>
              ))}
            </div>
          </div>
          <div className={classes.title}>
            <Title id={titleId} order={2} className={classes.heading}>
              {sheet.title}
            </Title>
            <p className={classes.copy}>{copy}</p>
          </div>
        </header>
        {sheet.notice !== null && (
          <p className={classes.notice}>
            <IconPencil size={16} aria-hidden />
            {sheet.notice}
          </p>
        )}
        <dl className={classes.facts}>
          {sheet.facts.map((fact) => (
            <Fact key={fact.label} {...fact} />
          ))}
        </dl>
        <div className={classes.money}>
          <div className={classes.left}>
            <Amount sheet={sheet} />
            <div className={classes.below}>
              <div className={classes.notes}>
                {sheet.details.length > 0 && <Details details={sheet.details} />}
                {sheet.earlier !== null && <Earlier earlier={sheet.earlier} />}
                <footer className={classes.footer}>
                  {sheet.footer.map((line) => (
                    <p key={line} className={classes.small}>
                      {line}
                    </p>
                  ))}
                </footer>
              </div>
              {sheet.verification !== null && (
                <div className={classes.verification}>
                  <p className={classes.small}>{sheet.verification.label}</p>
                  <QrCode text={sheet.verification.url} label={sheet.verification.description} />
                </div>
              )}
            </div>
          </div>
          <div className={classes.right}>
            <Sums sums={sheet.sums} />
            <div className={classes.signatures}>
              {sheet.signatures.map((label) => (
                <p key={label} className={classes.signature}>
                  {label}
                </p>
              ))}
            </div>
          </div>
        </div>
      </div>
    </article>
  )
}

function Fact({ label, value }: SheetFact) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function Amount({ sheet: { amount, language } }: { sheet: ReceiptSheet }) {
  const { label, value, words } = amount
  return (
    <dl className={classes.amount}>
      <div>
        <dt>{label}</dt>
        <dd className={classes.figure}>{value}</dd>
        <dd>
          <span lang={language}>{words}</span>
        </dd>
      </div>
    </dl>
  )
}

function Details({ details }: Pick<ReceiptSheet, 'details'>) {
  return (
    <dl className={classes.details}>
      {details.map(({ label, value }, index) => (
        <div key={index}>
          <dt>{label}</dt> <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Sums({ sums }: Pick<ReceiptSheet, 'sums'>) {
  return (
    <dl className={classes.sums}>
      {sums.map(({ label, hint, figure, kind }) => (
        <div key={label} data-kind={kind}>
          <dt>
            {label}
            {hint !== undefined && (
              <>
                {' '}
                <small>{hint}</small>
              </>
            )}
          </dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}

function Earlier({ earlier: { label, rows, more } }: { earlier: NonNullable<ReceiptSheet['earlier']> }) {
  return (
    <table className={classes.earlier}>
      <caption>{label}</caption>
      <tbody>
        {rows.map(([number, day, amount]) => (
          <tr key={number}>
            <td>{number}</td>
            <td>{day}</td>
            <td>{amount}</td>
          </tr>
        ))}
        {more !== null && (
          <tr>
            <td colSpan={3}>{more}</td>
          </tr>
        )}
      </tbody>
    </table>
  )
}
