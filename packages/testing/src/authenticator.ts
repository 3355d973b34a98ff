import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

/** What the answers of a passkey are to be: another origin, a counter that goes back, no user at the device. */
export type PasskeyMood = { origin?: string; rpId?: string; counter?: number; isVerified?: boolean }

export type Authenticator = ReturnType<typeof createAuthenticator>

/** A passkey in software: a real key, real CBOR, and whatever a thief would try. */
export function createAuthenticator({ origin, rpId }: { origin: string; rpId: string }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  let counter = 0
  const id = credentialId.toString('base64url')
  const common = { id, rawId: id, type: 'public-key', clientExtensionResults: {} }
  const dataOf = (mood: PasskeyMood, attested: Buffer) => {
    counter += 1
    const flags = 0x01 | (mood.isVerified === false ? 0 : 0x04) | (attested.length > 0 ? 0x40 : 0)
    const counted = Buffer.alloc(4)
    counted.writeUInt32BE(mood.counter ?? counter)
    const rpHash = createHash('sha256')
      .update(mood.rpId ?? rpId)
      .digest()
    return Buffer.concat([rpHash, Buffer.from([flags]), counted, attested])
  }
  const clientData = (type: string, challenge: string, mood: PasskeyMood) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: mood.origin ?? origin, crossOrigin: false }))

  return {
    id,
    /** Answers what a browser is given to make a passkey from. */
    create: ({ challenge }: { challenge: string }, mood: PasskeyMood = {}) => {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credentialId.length)
      const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey(publicKey)])
      const attestationObject = cborMap([
        [cborText('fmt'), cborText('none')],
        [cborText('attStmt'), cborMap([])],
        [cborText('authData'), cborBytes(dataOf(mood, attested))],
      ])
      return {
        ...common,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, mood).toString('base64url'),
          attestationObject: attestationObject.toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    /** Answers a question. */
    get: ({ challenge }: { challenge: string }, mood: PasskeyMood = {}) => {
      const authenticatorData = dataOf(mood, Buffer.alloc(0))
      const client = clientData('webauthn.get', challenge, mood)
      const signed = Buffer.concat([authenticatorData, createHash('sha256').update(client).digest()])
      return {
        ...common,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: authenticatorData.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
        },
      }
    },
  }
}

/** COSE: an ES256 key on P-256. */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  return cborMap([
    [Buffer.from([0x01]), Buffer.from([0x02])],
    [Buffer.from([0x03]), Buffer.from([0x26])],
    [Buffer.from([0x20]), Buffer.from([0x01])],
    [Buffer.from([0x21]), cborBytes(Buffer.from(x, 'base64url'))],
    [Buffer.from([0x22]), cborBytes(Buffer.from(y, 'base64url'))],
  ])
}

function cborMap(entries: [Buffer, Buffer][]): Buffer {
  return Buffer.concat([Buffer.from([0xa0 | entries.length]), ...entries.flat()])
}

function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 | text.length]), Buffer.from(text)])
}

function cborBytes(bytes: Buffer): Buffer {
  const head = bytes.length < 256 ? [0x58, bytes.length] : [0x59, bytes.length >> 8, bytes.length & 255]
  return Buffer.concat([Buffer.from(head), bytes])
}
