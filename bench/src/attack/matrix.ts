import { type Answer, ask, type Call } from './ask.ts'
import { ajax, endPayment, goToCheckout, orderIn, sendOrder, tellShop } from './buying.ts'
import { type SignedIn, signUp } from './customers.ts'
import type { ApiDocument, Operation } from './document.ts'
import { operationsOf } from './document.ts'
import { readDocument } from './fuzz.ts'
import { inParallel } from './in-parallel.ts'
import { plainCall } from './malformed.ts'
import type { Attack, World } from './world.ts'

/** What only one customer may read: words that stand nowhere else. */
type Canaries = readonly string[]
type Caller = {
  name: string
  headers: Record<string, string>
  judge: (operation: Operation, answer: Answer) => string[]
}

/** Calls that prove where they come from otherwise, or change nothing of a customer (HTTP-5, SITES-5). */
const freeOfOrigin = /\/webhook$|\/oneclick$/
const aboutNoSite = /\/webhook$|\/sites\/getbydomain$/
const reading = new Set(['GET', 'HEAD'])

/** Every call by everybody: what belongs to one customer is in no answer to another. */
export const matrix: Attack = async (world) => {
  const document = await readDocument(world)
  const owner = await signUp(world, { firstName: 'Kanariena', lastName: 'Geelvink', street: 'Zangvogelpad' })
  const other = await signUp(world, { firstName: 'Bram', lastName: 'Bakker', street: 'Melkmarkt' })
  const canaries = [owner.email, 'Geelvink', 'Zangvogelpad']
  const ids = await orderOf(world, owner)
  const before = await seenByOwner(world, document, owner, ids, canaries)
  const failures = new Set<string>()
  const calls = callersOf(owner, other, canaries).flatMap((caller) =>
    operationsOf(document)
      .toSorted((a, b) => Number(endsSession(a)) - Number(endsSession(b)))
      .map((operation) => ({ caller, operation })),
  )
  const sent = await inParallel(calls, { most: 4 }, async ({ caller, operation }) => {
    const answer = await ask(world.port(), callOf(document, operation, ids, caller.headers))
    for (const wrong of caller.judge(operation, answer))
      failures.add(`${caller.name}, ${operation.method} ${operation.path}: ${wrong}`)
  })
  const after = await seenByOwner(world, document, owner, ids, canaries)
  if (before === 0) failures.add('the owner sees nothing of what is theirs: the matrix proves nothing')
  if (after !== before)
    failures.add(`the owner saw themselves in ${before} answers before, in ${after} after`)
  const figure = `${sent} calls by ${calls.length / operationsOf(document).length} kinds of caller, the owner is seen in ${before} answers to themselves`
  return { figures: [`${figure}, in ${failures.size} wrong ones`], failures: [...failures] }
}

function callersOf(owner: SignedIn, other: SignedIn, canaries: Canaries): Caller[] {
  const hidden = ({ text }: Answer) =>
    canaries.filter((word) => text.includes(word)).map((word) => `the answer holds "${word}"`)
  const refused =
    (status: number, isFree: (operation: Operation) => boolean) => (operation: Operation, answer: Answer) =>
      isFree(operation) || answer.status === status ? [] : [`answered with ${answer.status}, not ${status}`]
  const mayChange = refused(403, ({ method, path }) => reading.has(method) || freeOfOrigin.test(path))
  const { cookie } = owner
  return [
    { name: 'nobody', headers: ajax, judge: (_, answer) => hidden(answer) },
    {
      name: 'another customer',
      headers: { ...ajax, cookie: other.cookie },
      judge: (_, answer) => hidden(answer),
    },
    {
      name: 'a foreign page',
      headers: { cookie, origin: 'https://evil.example' },
      judge: (operation, answer) => [
        ...mayChange(operation, answer),
        ...('access-control-allow-origin' in answer.headers ? ['a foreign page may read the answer'] : []),
      ],
    },
    {
      name: 'an unknown host',
      headers: { ...ajax, cookie, host: 'evil.example' },
      judge: (operation, answer) => [
        ...refused(421, ({ path }) => aboutNoSite.test(path))(operation, answer),
        ...hidden(answer),
      ],
    },
    {
      name: 'another site',
      headers: { ...ajax, cookie, host: 'haverhof.de' },
      judge: (_, answer) => hidden(answer),
    },
  ]
}

/** The ids of the owner's things, where a call asks for one that can be guessed; keys cannot. */
async function orderOf(world: World, owner: SignedIn): Promise<Record<string, string>> {
  const billing = { firstName: 'Kanariena', lastName: 'Geelvink', emailAddress: owner.email }
  const ready = await goToCheckout(world, { billing, headers: { cookie: owner.cookie } })
  const order = orderIn(await sendOrder(world, ready))
  await tellShop(world, await endPayment(world, order, 'paid'))
  const path = '/api/account/invoices'
  const invoices = await ask(world.port(), { method: 'GET', path, headers: { cookie: owner.cookie } })
  const number = /"invoiceNumber":"([^"]+)"/.exec(invoices.text)?.[1]
  if (!number) throw new Error(`The owner has no invoice: ${invoices.text.slice(0, 200)}`)
  const orderId = String(order.orderId)
  return {
    'path orderId': orderId,
    'path userId': owner.userId,
    'query userId': owner.userId,
    'path invoiceNumber': encodeURIComponent(number),
    'path id': orderId,
    'path returnId': '1',
  }
}

function callOf(
  document: ApiDocument,
  operation: Operation,
  ids: Record<string, string>,
  headers: Record<string, string>,
): Call {
  const call = plainCall(document, operation, ids)
  return { ...call, headers: { ...call.headers, ...headers } }
}

function endsSession({ method, path }: Operation): boolean {
  return path.endsWith('/signout') || (method === 'DELETE' && path === '/api/account')
}

async function seenByOwner(
  world: World,
  document: ApiDocument,
  { cookie }: SignedIn,
  ids: Record<string, string>,
  canaries: Canaries,
): Promise<number> {
  let seen = 0
  const reads = operationsOf(document).filter(({ method }) => method === 'GET')
  await inParallel(reads, { most: 4 }, async (operation) => {
    const { text } = await ask(world.port(), callOf(document, operation, ids, { ...ajax, cookie }))
    if (canaries.some((word) => text.includes(word))) seen += 1
  })
  return seen
}
