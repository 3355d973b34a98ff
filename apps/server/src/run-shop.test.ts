import { createTestDatabase } from '@haverhof/testing'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

/** A shop without pages: it fails before the first one, and what it leaves open would keep the process. */
const program = `
  import { readEnv } from '@haverhof/backend/config'
  import { runShop } from './run-shop.ts'
  const storefront = {
    load: async () => () => Promise.resolve(new Response('')),
    clientFolder: import.meta.dirname,
    contentSecurityPolicy: () => '',
  }
  await runShop(readEnv(process.env), process.env.DATABASE_URL, { storefront }).catch((error) => {
    process.stderr.write(error.code)
  })
`

test('a port in use ends the process: nothing that was opened is left open', async () => {
  await using database = await createTestDatabase()
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: import.meta.dirname,
    env: { ...process.env, DATABASE_URL: database.url, PORT: String(port), HOST: '127.0.0.1' },
    // Far more than the start takes, far less than a pool waits: a process that hangs is ended, and seen to be.
    timeout: 30_000,
  })
  const [[code, signal], said] = await Promise.all([once(child, 'exit'), text(child.stderr)])
  taken.close()
  expect({ code, signal, said }).toEqual({ code: 0, signal: null, said: 'EADDRINUSE' })
})
