import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { text as textOf } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { decodedHeader, decodedText } from './mime.ts'

/** A mail as it arrived: `to` is who it was handed over for, whatever its own lines say. */
export type Received = { from: string; to: string[]; subject: string; text: string; raw: string }

export type Smtp = { url: string; mails: Received[]; close: () => Promise<void> }

type Options = {
  /** Takes no recipient, none for now, no sender, no message, no password; is slow to take a sender; or lets callers in and never says a word. */
  refuse?: 'recipient' | 'recipient for now' | 'sender' | 'message' | 'slow' | 'auth' | 'silent'
}

/** A real mail server on a port of this machine, which keeps what it is sent. */
export async function startSmtp({ refuse }: Options = {}): Promise<Smtp> {
  if (refuse === 'silent') return startSilent()
  const mails: Received[] = []
  const server = new SMTPServer({
    authOptional: refuse !== 'auth',
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    logger: false,
    onAuth: (_auth, _session, answer) => answer(new Error('wrong user name or password')),
    onMailFrom: (_address, _session, answer) => {
      if (refuse === 'slow') setTimeout(answer, 9000)
      else answer(refuse === 'sender' ? refusal(553, 'not your address') : null)
    },
    onRcptTo: (_address, _session, answer) => answer(refusalOf(refuse)),
    onData: (stream, { envelope }, answer) => {
      textOf(stream).then((raw) => {
        mails.push(
          read(
            raw,
            envelope.rcptTo.map(({ address }) => address),
          ),
        )
        answer(refuse === 'message' ? refusal(554, 'not wanted') : null)
      }, answer)
    },
  })
  // A caller who hangs up in the middle is no matter of the server's.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const user = refuse === 'auth' ? 'office%40example.com:wrong@' : ''
  return {
    url: `smtp://${user}127.0.0.1:${port}`,
    mails,
    close: () => new Promise((closed) => server.close(closed)),
  }
}

function refusalOf(refuse: Options['refuse']): Error | null {
  if (refuse === 'recipient') return refusal(550, 'no such mailbox here')
  if (refuse === 'recipient for now') return refusal(451, 'greylisted')
  return null
}

const refusal = (responseCode: number, words: string) => Object.assign(new Error(words), { responseCode })

function read(raw: string, to: string[]): Received {
  const [head = '', ...rest] = raw.split('\r\n\r\n')
  return {
    from: decodedHeader(head, 'From'),
    to,
    subject: decodedHeader(head, 'Subject'),
    text: decodedText(head, rest.join('\r\n\r\n')),
    raw,
  }
}

async function startSilent(): Promise<Smtp> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails: [],
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
