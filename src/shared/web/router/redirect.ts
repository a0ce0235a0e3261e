import type { NavigateOptions } from './types.ts'

/** Is thrown by `beforeLoad` to open another page. */
export class Redirect {
  readonly options: NavigateOptions

  constructor(options: NavigateOptions) {
    this.options = options
  }
}
