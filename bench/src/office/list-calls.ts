import { staffApiDocument } from '@haverhof/backend'

type Parameter = { in: string; name: string; required?: boolean; schema: { enum?: string[] } }
type Choice = readonly [name: string, value: string]

/** What is typed, or chosen of very many: something usual, something rare, and where it matters something that is nowhere. */
const typed: Record<string, readonly string[]> = {
  q: ['quist', 'jansen amsterdam', '1234 ab', 'tr_250000', 'mul'],
  siteId: ['1', '3', '9'],
  country: ['DE', 'EE'],
  from: ['2025-01-01'],
  until: ['2025-01-01'],
  since: ['2025-01-01T00:00:00Z'],
  kind: ['order-confirmation', 'lot-recall'],
  toAddress: ['quist777@example.nl'],
  subject: ['order 777'],
  actor: ['staff:7'],
  member: ['7', '77'],
  action: ['action-a', 'signed-in'],
  area: ['order', 'sample', 'question'],
  waitsDays: ['3', '3000'],
  olderThanHours: ['24'],
  code: ['8712345678906'],
  variantId: ['10101'],
  lotNumber: ['BENCH'],
}

const ofEveryList = new Set(['after', 'limit', 'language'])
const mostPairs = 20
/** Takes one filter at a time. */
const withoutPairs = '/staff-api/v1/lots'

/** Every list of the staff API, with each filter alone, in each of its states, and with twenty pairs of filters (STAFF-8). */
export async function listCalls(): Promise<string[]> {
  const { paths = {} } = await staffApiDocument()
  return Object.entries(paths).flatMap(([path, { get }]) => {
    const query = (get?.parameters as Parameter[] | undefined)?.filter((each) => each.in === 'query') ?? []
    if (path.includes('{') || !query.some(({ name }) => name === 'limit')) return []
    const choices = query.filter(({ name }) => !ofEveryList.has(name)).flatMap(choicesOf)
    const pairs = path === withoutPairs ? [] : pairsOf(choices)
    const needed = query.filter(({ required }) => required).map(({ name }) => name)
    const calls = [[], ...choices.map((one) => [one]), ...pairs].filter((words) =>
      needed.every((name) => words.some(([word]) => word === name)),
    )
    return calls.map((words) => `${path.replace('/staff-api/v1', '')}?limit=50${words.map(inQuery).join('')}`)
  })
}

function pairsOf(choices: readonly Choice[]): Choice[][] {
  const pairs = choices.flatMap((one, index) =>
    choices.slice(index + 1).flatMap((other) => (one[0] === other[0] ? [] : [[one, other]])),
  )
  const isOfState = (pair: Choice[]) => pair.some(([name]) => name === 'state')
  const others = pairs.filter((pair) => !isOfState(pair))
  const chosen = others.filter((_, index) => index % Math.ceil(others.length / mostPairs) === 0)
  return [...pairs.filter(isOfState), ...chosen]
}

function inQuery([name, value]: Choice): string {
  return `&${name}=${encodeURIComponent(value)}`
}

function choicesOf({ name, schema }: Parameter): Choice[] {
  const values = typed[name] ?? schema.enum
  if (!values) throw new Error(`Nothing to ask the filter ${name} for`)
  return values.map((value) => [name, value])
}
