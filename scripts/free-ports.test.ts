import { createServer, type Server } from 'node:net'
import { expect, test } from 'vitest'
import { freePorts } from './free-ports.ts'

test.each([0, 1])('a pair of ports is passed over when number %i of it is in use', async (taken) => {
  const from = await freePorts(20_000 + (process.pid % 10_000))
  const other = await listenAt(from + taken)
  expect(await freePorts(from)).toBeGreaterThanOrEqual(from + 2)
  await new Promise((resolve) => other.close(resolve))
  expect(await freePorts(from)).toBe(from)
})

function listenAt(port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(port, () => resolve(server))
  })
}
