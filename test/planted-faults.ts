export type Fault = {
  name: string
  /** Of `npm test`. */
  part: string
  file: string
  /** Is in the file once. */
  find: string
  replace: string
  /** A test file, or a script of package.json that checks the code. */
  test: string
  /** Of the tests of the file, as a pattern. */
  title?: string
}

/** Faults that `npm test` must see: at least one for each part and each kind of check over all calls or screens. */
export const FAULTS: readonly Fault[] = []
