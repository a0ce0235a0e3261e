import type { ServerResponse } from 'node:http'
import type { Actor } from '#shared/server/actor.ts'
import type { ChangeLine } from '../contract/changes.contract.ts'

/** A client may leave this much unread. Lines are short, so one that reads at all never has as much. */
const MAX_UNREAD_BYTES = 16_384

export type Listener = Pick<Actor, 'id' | 'role' | 'sessionHash'>
type Response = Pick<ServerResponse, 'write' | 'end' | 'destroy' | 'writableLength' | 'once'>

/** Writes to one client. Disconnects a client that reads too slowly: it gets the missed changes when it returns. */
export class ChangeStream {
  readonly listener: Listener
  readonly sessionKey: string
  readonly #response: Response

  constructor(listener: Listener, response: Response, onClose: (stream: ChangeStream) => void) {
    this.listener = listener
    this.sessionKey = listener.sessionHash.toString('hex')
    this.#response = response
    response.once('close', () => onClose(this))
  }

  send(line: ChangeLine): void {
    this.write(`${JSON.stringify(line)}\n`)
  }

  write(text: string): void {
    if (this.#response.writableLength > MAX_UNREAD_BYTES) this.#response.destroy()
    else this.#response.write(text)
  }

  end(): void {
    this.#response.end()
  }
}
