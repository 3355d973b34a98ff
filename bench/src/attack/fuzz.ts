import { setTimeout as wait } from 'node:timers/promises'
import { type Answer, ask, type Call } from './ask.ts'
import { ajax } from './buying.ts'
import { signUp } from './customers.ts'
import type { ApiDocument } from './document.ts'
import { tally } from './figures.ts'
import { hostileValues } from './hostile-values.ts'
import { inParallel } from './in-parallel.ts'
import { malformedCalls, targetsOf } from './malformed.ts'
import type { Attack, World } from './world.ts'

const callers = 8
/** What the values ask for and no answer may bring, and what only the inside knows. */
const leaks = /syntax error at|node_modules|\.ts:\d+|root:x:0:0|\[extensions\]/

/** Everything that can be wrong in everything that the API takes, and in addresses of pages. */
export const fuzz: Attack = async (world, { seconds }) => {
  const document = await readDocument(world)
  const { cookie } = await signUp(world, { firstName: 'Fien', lastName: 'de Boer', street: 'Melkmarkt' })
  const failures = new Set<string>()
  const statuses: number[] = []
  const now = performance.now()
  const calls = malformedCalls(document, world.random.shuffled)
  const sent = await inParallel(calls, { most: callers, until: now + seconds * 800 }, async (malformed) => {
    const { name, operation, call } = malformed
    // Signed in, a call gets further; the one that signs out would end that.
    const isSigned = world.random.next() < 0.5 && !operation.path.endsWith('/signout')
    const headers = { ...call.headers, ...ajax, ...(isSigned && { cookie }) }
    const answer = await askTwice(world, { ...call, headers })
    statuses.push(answer.status)
    for (const wrong of judgeCall(answer))
      failures.add(`${operation.method} ${operation.path}, ${name}: ${wrong}`)
  })
  const pages = await inParallel(
    pagePaths(world),
    { most: callers, until: now + seconds * 1000 },
    async (path) => {
      const answer = await askTwice(world, { method: 'GET', path })
      statuses.push(answer.status)
      for (const wrong of judgePage(answer)) failures.add(`page ${path.slice(0, 100)}: ${wrong}`)
    },
  )
  return {
    figures: [
      `${sent} malformed calls of ${targetsOf(document).length * hostileValues.length} (${targetsOf(document).length} places), ${pages} page addresses`,
      `answers: ${tally(statuses)}`,
    ],
    failures: [...failures],
  }
}

export async function readDocument(world: World): Promise<ApiDocument> {
  const { text } = await ask(world.port(), { method: 'GET', path: '/api/openapi.json' })
  return JSON.parse(text) as ApiDocument
}

/** A shop may be busy; what it answers with 503 again and again, it cannot answer. */
async function askTwice(world: World, call: Call): Promise<Answer> {
  for (let turn = 0; turn < 4; turn += 1) {
    const answer = await ask(world.port(), call)
    if (answer.status !== 503) return answer
    await wait(500 * (turn + 1))
  }
  return ask(world.port(), call)
}

function judgeCall(answer: Answer): string[] {
  const wrong = judgePage(answer)
  if (answer.status < 400 || answer.status >= 500 || wrong.length > 0) return wrong
  const type = String(answer.headers['content-type'])
  if (!type.startsWith('application/problem+json')) return [`${answer.status} of type ${type}`]
  const { status, code, title } = JSON.parse(answer.text) as Record<string, unknown>
  const isTyped = status === answer.status && typeof code === 'string' && typeof title === 'string'
  return isTyped ? [] : [`${answer.status} without the fields of a problem: ${answer.text.slice(0, 100)}`]
}

function judgePage({ status, headers, text }: Answer): string[] {
  if (status === 0 || status >= 500) return [`${status} ${text.slice(0, 100)}`]
  if ('x-injected' in headers) return ['a header of the caller came back']
  const leaked = leaks.exec(text)
  return leaked ? [`the answer holds "${leaked[0]}"`] : []
}

const pieces = [
  '/',
  '//',
  '/muesli/',
  '/zoeken/',
  '?',
  '&',
  '=',
  '#',
  '.',
  '..',
  '%2f',
  '%0a',
  '%0d%0a',
  '%e2%80%a8',
  '%',
  '%zz',
  ';',
]

function* pagePaths({ random }: World): Generator<string> {
  for (;;) {
    const parts = Array.from({ length: 1 + Math.floor(random.next() * 5) }, () =>
      random.next() < 0.4 ? random.pick(pieces) : random.pick(hostileValues).encoded,
    )
    yield `/${parts.join('')}`.replaceAll(/[^!-~]/g, '').slice(0, 6000)
  }
}
