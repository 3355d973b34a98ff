import { expect, test, vi } from 'vitest'
import { runCommand } from './in-shop.ts'

test('a command on a database without tables says in one sentence what to do', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await runCommand(() => Promise.reject(Object.assign(new Error('no relation'), { code: '42P01' })))
  expect(said.mock.calls).toEqual([[expect.stringContaining('npm run migrate')]])
  expect(process.exitCode).toBe(1)
  process.exitCode = undefined
  said.mockClear()
})

test('a fault of our own keeps its trace', async () => {
  await expect(runCommand(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
})
