import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { load } from 'js-yaml'
import { createAppContext } from '../api/create-app-context.ts'
import { readEnv } from '../config/index.ts'
import { createMetrics } from './registry.ts'

const root = path.resolve(import.meta.dirname, '../../../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

type Rules = { groups: { rules: { alert: string; expr: string }[] }[] }
type Dashboard = { panels: { title: string; targets: { expr: string }[] }[] }

const alerts = (load(read('deploy/prometheus/alerts.yml')) as Rules).groups.flatMap(({ rules }) => rules)
const { panels } = JSON.parse(read('deploy/grafana/dashboard.json')) as Dashboard

/** Every name that the registry tells, with its labels; Prometheus adds where a figure was read. */
const documented = new Map<string, Set<string>>()
const stack = new AsyncDisposableStack()
let metricsText: () => Promise<string>

beforeAll(() => {
  const env = readEnv({ LOG_LEVEL: 'silent' })
  const context = stack.use(createAppContext({ env, databaseUrl: 'postgres://127.0.0.1/none' }))
  const { registry } = stack.use(createMetrics(context))
  metricsText = () => registry.metrics()
  for (const metric of registry.getMetricsAsArray()) {
    // The library keeps the names of labels with every figure, and does not say so in its types.
    const { name, labelNames } = metric as unknown as { name: string; labelNames: string[] }
    const isHistogram = 'upperBounds' in metric
    for (const suffix of isHistogram ? ['_bucket', '_count', '_sum'] : [''])
      documented.set(
        `${name}${suffix}`,
        new Set([...labelNames, 'instance', ...(suffix === '_bucket' ? ['le'] : [])]),
      )
  }
})
afterAll(() => stack.disposeAsync())

/** In an expression that adds: what is summed up over series and has no value without one. */
function bareAddends(expr: string): string[] {
  if (!/\s\+\s/.test(expr)) return []
  return [...expr.matchAll(/\b(?:sum|max|min|avg|count)\b[^(]*\(/g)].flatMap(({ index }) => {
    const addend = balanced(expr.slice(index))
    return expr.slice(index + addend.length).startsWith(' or vector(0)') ? [] : [addend]
  })
}

/** Up to the bracket that closes the first one. */
function balanced(text: string): string {
  let depth = 0
  for (const { 0: bracket, index } of text.matchAll(/[()]/g)) {
    depth += bracket === '(' ? 1 : -1
    if (depth === 0) return text.slice(0, index + 1)
  }
  return text
}

const expressions = [
  ...alerts.map(({ alert, expr }) => ({ where: `alert ${alert}`, expr })),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ where: `panel ${title}`, expr }))),
]

test('without a database nothing is said about what waits in it, nor about the books (OBSERVABILITY-3)', async () => {
  const text = await metricsText()
  expect(text).toMatch(/^haverhof_database_up 0$/m)
  expect(text).not.toMatch(/^haverhof_(mails_waiting|job_oldest_due_seconds|books_breaches) /m)
})

describe('the dashboard and the alerts (OBSERVABILITY-4)', () => {
  test.each(expressions)('$where names figures and labels that the shop tells', ({ expr }) => {
    const names = expr.match(/\b(?:haverhof|nodejs|process)_\w+/g) ?? []
    expect(names.length).toBeGreaterThan(0)
    expect(names.filter((name) => !documented.has(name))).toEqual([])
    const labels = new Set(names.flatMap((name) => [...(documented.get(name) ?? [])]))
    const chosen = [...expr.matchAll(/\b(?:haverhof|nodejs|process)_\w+\{([^}]*)\}/g)].flatMap(
      ([, matchers = '']) => [...matchers.matchAll(/(\w+)\s*(?:=|!=|=~)/g)].map(([, label]) => label),
    )
    const grouped = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(/,\s*/))
    expect([...chosen, ...grouped].filter((label) => !labels.has(String(label)))).toEqual([])
  })

  test.each(expressions)('$where adds nothing that may be missing', ({ expr }) => {
    expect(bareAddends(expr)).toEqual([])
  })

  test('a sum with an addend that may be missing is found', () => {
    const failures = 'sum(rate(pages[5m]))'
    expect(bareAddends(`(${failures} or vector(0)) + ${failures}`)).toEqual([failures])
    expect(bareAddends(`${failures} / ${failures}`)).toEqual([])
  })

  test('no figure has a label that Prometheus gives to all', () => {
    const own = [...documented].flatMap(([name, labels]) => (labels.has('job') ? [name] : []))
    expect(own).toEqual([])
  })

  test.each(alerts)(
    '$alert does not wait for a counter to stand still: it may just have begun',
    ({ expr }) => {
      expect(expr).not.toMatch(/\b(?:rate|increase)\([^<>]*</)
    },
  )

  test('every alert is explained, with what to do, and every figure of the shop is described', () => {
    const page = read('docs/operations/observability.md')
    expect(alerts.filter(({ alert }) => !page.includes(`\`${alert}\``))).toEqual([])
    const own = [...documented.keys()].map((name) => name.replace(/_(bucket|count|sum)$/, ''))
    expect(own.filter((name) => name.startsWith('haverhof_') && !page.includes(`\`${name}\``))).toEqual([])
  })
})
