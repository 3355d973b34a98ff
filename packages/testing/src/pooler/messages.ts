import type { Socket } from 'node:net'

/** One message of PostgreSQL's protocol: its letter, and all its bytes. */
export type Message = { kind: string; bytes: Buffer }

const lengthBytes = 4

/** Cuts a stream into messages. The first of a client has no letter: until it is read, pieces are of kind ''. */
export function readMessages(socket: Socket, onMessage: (message: Message) => void, isStarted = true): void {
  let rest: Buffer = Buffer.alloc(0)
  let started = isStarted
  socket.on('data', (piece: Buffer) => {
    rest = Buffer.concat([rest, piece])
    for (;;) {
      const letter = started ? 1 : 0
      if (rest.length < letter + lengthBytes) return
      const end = letter + rest.readUInt32BE(letter)
      if (rest.length < end) return
      const bytes = rest.subarray(0, end)
      rest = rest.subarray(end)
      const kind = started ? String.fromCharCode(bytes[0] ?? 0) : ''
      started = true
      onMessage({ kind, bytes })
    }
  })
}

export function message(kind: string, ...parts: (string | Buffer)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)))
  const head = Buffer.alloc(1 + lengthBytes)
  head.write(kind)
  head.writeUInt32BE(lengthBytes + body.length, 1)
  return Buffer.concat([head, body])
}

/** What a client says of itself when it begins: user, database and settings. */
export function startupParameters({ bytes }: Message): Map<string, string> {
  const words = bytes
    .subarray(2 * lengthBytes)
    .toString()
    .split('\0')
  const parameters = new Map<string, string>()
  for (let index = 0; words[index]; index += 2) parameters.set(words[index] ?? '', words[index + 1] ?? '')
  return parameters
}

export const fatal = (code: string, text: string) =>
  message('E', `SFATAL\0VFATAL\0C${code}\0M${text}\0`, Buffer.of(0))

/** Authentication is done, what a driver wants to know of the server, and that it may ask. */
export const welcome = Buffer.concat([
  message('R', Buffer.of(0, 0, 0, 0)),
  message('S', 'server_version\x0018.0\0'),
  message('S', 'client_encoding\0UTF8\0'),
  message('S', 'standard_conforming_strings\0on\0'),
  message('Z', 'I'),
])
