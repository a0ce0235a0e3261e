import classes from './row-box.module.css'

export type RowBoxProps = {
  label: string
  isChosen: boolean
  isPartly?: boolean
  onChoose: (isChosen: boolean) => void
}

/** Ticks a row. The box is native, because tables are on pages whose size counts. */
export function RowBox({ label, isChosen, isPartly = false, onChoose }: RowBoxProps) {
  return (
    <label className={classes.target}>
      <input
        type="checkbox"
        className={classes.box}
        aria-label={label}
        checked={isChosen}
        ref={(box) => void (box && (box.indeterminate = isPartly && !isChosen))}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
    </label>
  )
}
