import { watchClockwork } from '@haverhof/backend/worker'
import { HOUR } from '@haverhof/domain/shared'
import { expect, test } from 'vitest'
import { startObservedShop } from './test-observed-shop.ts'

test.each([
  ['ahead', 2 * HOUR],
  ['behind', -2 * HOUR],
])(
  'a process whose clock is %s goes on serving and stays ready; it says so in the log and is counted for the alert (WORKER-6, 11)',
  async (_, ms) => {
    const lines: string[] = []
    const ownTime = () => Date.now() + ms
    await using shop = await startObservedShop({ METRICS_PORT: '0' }, lines, { ownTime })
    using watching = watchClockwork(shop.context)
    expect(watching).toBeDefined()
    const warnings = () => lines.filter((line) => line.includes('the clock of this process is wrong'))
    await expect.poll(warnings).toHaveLength(1)
    const headers = { connection: 'close' }
    for (const path of ['/readyz', '/api/products/10101', '/a-page/'])
      expect((await fetch(`${shop.origin}${path}`, { headers })).status).toBe(200)
    const figures = await (await fetch(`http://127.0.0.1:${shop.metricsPort}/metrics`)).text()
    expect(figures).toMatch(/^haverhof_clock_wrong_total 1$/m)
    const [, offset] = /^haverhof_clock_offset_seconds (.*)$/m.exec(figures) ?? []
    expect(Math.abs(Number(offset) - ms / 1000)).toBeLessThan(2)
    expect(Math.abs(shop.context.now().getTime() - Date.now())).toBeLessThan(2000)
  },
)
