import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const app = path.resolve(import.meta.dirname, '../..')

/** What an effect may tell the API: a beacon without an awaited answer. What a screen asks is a query. */
const mayCall = ['features/laboratory/use-mark-read.ts', 'site/start-up.tsx']

test('no effect asks the API by itself: useQuery does, and cancels', () => {
  const sources = globSync('**/*.{ts,tsx}', { cwd: app }).filter((file) => !file.includes('.test.'))
  const calling = sources.filter((file) =>
    effectsOf(readFileSync(path.join(app, file), 'utf8')).some((effect) => callsApi.test(effect)),
  )
  expect(calling.sort()).toEqual(mayCall)
})

test('an effect that asks is found, wherever it stands', () => {
  const [first, second] = effectsOf(
    'useEffect(() => { if (a) void api.orders.get(1) }, [a])\nuseLayoutEffect(() => f(b), [b])',
  )
  expect([first, second].map((effect) => callsApi.test(effect ?? ''))).toEqual([true, false])
})

const callsApi = /\bapi\.\w|\b(?:browser|late)Api\(|\bfetch\(/

/** The calls of `useEffect` and `useLayoutEffect`, from the name to the closing bracket. */
function effectsOf(source: string): string[] {
  return [...source.matchAll(/\buse(?:Layout)?Effect\(/g)].map(({ index, 0: name }) => {
    let depth = 1
    let end = index + name.length
    while (depth > 0 && end < source.length) {
      if (source[end] === '(') depth += 1
      if (source[end] === ')') depth -= 1
      end += 1
    }
    return source.slice(index, end)
  })
}
