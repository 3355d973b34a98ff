import { createHash, createHmac, generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How it behaves from now on; what is not named is as it should be. */
export type OidcMood = {
  subject?: string
  email?: string
  emailVerified?: unknown
  /** What id tokens say instead. */
  claims?: Record<string, unknown>
  /** `none`: unsigned. `stranger`: signed by a key that is not ours. `HS256`: with the client's secret. */
  signature?: 'none' | 'stranger' | 'HS256' | 'broken'
  discovery?: Fault | { issuer: string }
  keys?: Fault
  token?: Fault | 'without-id-token' | 'invalid_grant'
}

type Fault = 'silence' | 'error' | 'garbage'

export type TestOidc = AsyncDisposable & {
  issuer: string
  mood: OidcMood
  /** How often each address was asked. */
  asked: Record<string, number>
  /** Other keys from now on. */
  rotateKeys: () => void
}

type Grant = { challenge: string; nonce: string | null; redirectUri: string }
type Key = ReturnType<typeof newKey>

/** One provider with one client. */
type Desk = {
  oidc: TestOidc
  clientId: string
  clientSecret: string
  grants: Map<string, Grant>
  own: Key
  stranger: Key
}

const minute = 60

/** A small server that speaks OpenID Connect (discovery, code flow with PKCE, keys) for one client, and can misbehave. */
export async function startTestOidc({
  clientId = 'office',
  clientSecret = 'a secret of the client',
  port = 0,
} = {}): Promise<TestOidc> {
  const server = createServer((request, response) => void answer(desk, request, response))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const oidc: TestOidc = {
    issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mood: {},
    asked: {},
    rotateKeys: () => {
      desk.own = newKey()
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  const desk: Desk = { oidc, clientId, clientSecret, grants: new Map(), own: newKey(), stranger: newKey() }
  return oidc
}

async function answer(desk: Desk, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { oidc, own } = desk
  const url = new URL(request.url ?? '/', oidc.issuer)
  oidc.asked[url.pathname] = (oidc.asked[url.pathname] ?? 0) + 1
  let body = ''
  for await (const piece of request) body += String(piece)
  const answers: Record<string, () => Reply> = {
    '/.well-known/openid-configuration': () => faulty(oidc.mood.discovery) ?? { json: metadata(oidc) },
    '/keys': () => faulty(oidc.mood.keys) ?? { json: { keys: [own.jwk] } },
    '/authorize': () => authorize(desk, url.searchParams),
    '/token': () => token(desk, request, new URLSearchParams(body)),
  }
  const reply = answers[url.pathname]?.() ?? { status: 404, json: {} }
  if (reply === 'silence') return
  if ('location' in reply) {
    response.writeHead(302, { location: reply.location }).end()
    return
  }
  const text = 'text' in reply ? reply.text : JSON.stringify(reply.json)
  response.writeHead(reply.status ?? 200, { 'content-type': 'application/json' }).end(text)
}

function metadata({ issuer, mood: { discovery } }: TestOidc) {
  return {
    issuer: typeof discovery === 'object' ? discovery.issuer : issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  }
}

/** The member has a session at the provider: it sends the browser back at once. */
function authorize({ oidc: { issuer }, clientId, grants }: Desk, parameters: URLSearchParams): Reply {
  const redirectUri = parameters.get('redirect_uri') ?? ''
  const isRight =
    parameters.get('client_id') === clientId &&
    parameters.get('response_type') === 'code' &&
    parameters.get('code_challenge_method') === 'S256' &&
    (parameters.get('scope') ?? '').split(' ').includes('openid')
  if (!isRight) return { status: 400, json: { error: 'invalid_request' } }
  const code = randomUUID()
  grants.set(code, {
    challenge: parameters.get('code_challenge') ?? '',
    nonce: parameters.get('nonce'),
    redirectUri,
  })
  const back = new URLSearchParams({ code, state: parameters.get('state') ?? '', iss: issuer })
  return { location: `${redirectUri}?${back.toString()}` }
}

function token(desk: Desk, request: IncomingMessage, parameters: URLSearchParams): Reply {
  const { token: mood } = desk.oidc.mood
  const fault = faulty(mood)
  if (fault) return fault
  const code = parameters.get('code') ?? ''
  const grant = desk.grants.get(code)
  desk.grants.delete(code)
  const verifier = parameters.get('code_verifier') ?? ''
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  const isGranted = grant?.challenge === challenge && grant.redirectUri === parameters.get('redirect_uri')
  if (!isClient(desk, request, parameters)) return { status: 401, json: { error: 'invalid_client' } }
  if (!isGranted || mood === 'invalid_grant') return { status: 400, json: { error: 'invalid_grant' } }
  const idToken = mood === 'without-id-token' ? {} : { id_token: signed(desk, grant.nonce) }
  return { json: { access_token: randomUUID(), token_type: 'Bearer', expires_in: minute, ...idToken } }
}

function isClient(desk: Desk, { headers }: IncomingMessage, parameters: URLSearchParams): boolean {
  if (parameters.get('client_secret') === desk.clientSecret)
    return parameters.get('client_id') === desk.clientId
  const [id = '', secret = ''] = Buffer.from((headers.authorization ?? '').slice('Basic '.length), 'base64')
    .toString()
    .split(':')
    .map((part) => decodeURIComponent(part.replaceAll('+', ' ')))
  return id === desk.clientId && secret === desk.clientSecret
}

function signed({ oidc, clientId, clientSecret, own, stranger }: Desk, nonce: string | null): string {
  const { subject = 'subject-1', email, emailVerified = true, claims, signature } = oidc.mood
  const now = Math.floor(Date.now() / 1000)
  const mailbox = email === undefined ? {} : { email, email_verified: emailVerified }
  const who = { iss: oidc.issuer, aud: clientId, sub: subject, nonce }
  const said = { ...who, iat: now, exp: now + minute, ...mailbox, ...claims }
  const alg = signature === 'none' || signature === 'HS256' ? signature : 'RS256'
  const head = `${encoded({ alg, kid: own.jwk.kid })}.${encoded(said)}`
  if (signature === 'none') return `${head}.`
  if (signature === 'HS256')
    return `${head}.${createHmac('sha256', clientSecret).update(head).digest('base64url')}`
  const key = signature === 'stranger' ? stranger : own
  const signatureBytes = sign('sha256', Buffer.from(head), key.privateKey)
  if (signature === 'broken') signatureBytes.reverse()
  return `${head}.${signatureBytes.toString('base64url')}`
}

type Reply =
  | 'silence'
  | { status?: number; json: unknown }
  | { status?: number; text: string }
  | { location: string }

function faulty(mood: unknown): Reply | null {
  if (mood === 'silence') return 'silence'
  if (mood === 'error') return { status: 503, json: { error: 'temporarily_unavailable' } }
  return mood === 'garbage' ? { text: '<html>' } : null
}

function newKey() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid: randomUUID(), use: 'sig', alg: 'RS256' }
  return { privateKey, jwk }
}

function encoded(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
