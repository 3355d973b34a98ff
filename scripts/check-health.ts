import { readEnv } from '@haverhof/backend/config'

/**
 * For supervisors that run a command: 0 when the process of this machine
 * lives. It speaks with 127.0.0.1 or, if told so, another address.
 */
const { PORT, HOST } = readEnv(process.env)
const host = HOST === '::' || HOST === '0.0.0.0' ? 'localhost' : HOST
const answer = await fetch(`http://${host.includes(':') ? `[${host}]` : host}:${PORT}/healthz`).catch(
  () => null,
)
process.exit(answer?.ok ? 0 : 1)
