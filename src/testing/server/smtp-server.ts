import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { decodeHeader, decodeText } from './decode-mail.ts'

/** `to` are the recipients of the envelope, not those of the header. */
export type ReceivedMail = { from: string; to: string[]; subject: string; text: string; raw: string }

export type TestSmtpServer = {
  url: string
  mails: ReceivedMail[]
  countConnections: () => number
  close: () => Promise<void>
}

type Options = {
  /** Is awaited before the server accepts the sender of a mail. */
  onMail?: () => Promise<void>
  /** 'slow' delays the response to MAIL FROM by a minute; 'silent' accepts connections and never responds. */
  reject?: 'recipient' | 'recipient for now' | 'sender' | 'message' | 'slow' | 'auth' | 'silent'
}

/** Starts a real SMTP server on a local port that collects the mails it receives. */
export async function startSmtpServer({ reject, onMail = async () => {} }: Options = {}): Promise<TestSmtpServer> {
  if (reject === 'silent') return startSilent()
  const mails: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: reject !== 'auth',
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    logger: false,
    onAuth: (_auth, _session, respond) => respond(new Error('wrong user name or password')),
    onMailFrom: (_address, _session, respond) => {
      if (reject === 'slow') setTimeout(respond, 60_000).unref()
      else onMail().then(() => respond(reject === 'sender' ? smtpError(553, 'not your address') : null), respond)
    },
    onRcptTo: (_address, _session, respond) => respond(getRecipientError(reject)),
    onData: (stream, { envelope }, respond) => {
      readText(stream).then((raw) => {
        const recipients = envelope.rcptTo.map(({ address }) => address)
        mails.push(parseMail(raw, recipients))
        respond(reject === 'message' ? smtpError(554, 'not wanted') : null)
      }, respond)
    },
  })
  // Clients may disconnect at any time.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const user = reject === 'auth' ? 'office%40example.com:wrong@' : ''
  return {
    url: `smtp://${user}127.0.0.1:${port}`,
    mails,
    countConnections: () => server.connections.size,
    close: () => new Promise((closed) => server.close(closed)),
  }
}

function getRecipientError(reject: Options['reject']): Error | null {
  if (reject === 'recipient') return smtpError(550, 'no such mailbox here')
  if (reject === 'recipient for now') return smtpError(451, 'greylisted')
  return null
}

const smtpError = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode })

function parseMail(raw: string, to: string[]): ReceivedMail {
  const [headers = '', ...rest] = raw.split('\r\n\r\n')
  return {
    from: decodeHeader(headers, 'From'),
    to,
    subject: decodeHeader(headers, 'Subject'),
    text: decodeText(headers, rest.join('\r\n\r\n')),
    raw,
  }
}

async function startSilent(): Promise<TestSmtpServer> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails: [],
    countConnections: () => sockets.size,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
