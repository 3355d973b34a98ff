import { startTestShop, type TestRequest, type TestShop } from '@haverhof/testing'
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

type ApiPaths = { paths: Record<string, Record<string, { responses: Record<string, unknown> }>> }

type SentNumber = { type?: unknown; maximum?: number; enum?: number[] }
type Sent = { schema?: unknown }
type SentCall = { requestBody?: { content: Record<string, Sent> }; parameters?: Sent[] }
type SentNumbers = {
  paths: Record<string, Record<string, SentCall>>
  components: { schemas: Record<string, unknown> }
}

describe('the API describes itself', () => {
  test('as an OpenAPI 3.1 document', async () => {
    const document = await shop.read<{ openapi: string; paths: Record<string, unknown> }>('/api/openapi.json')
    expect(document.openapi).toBe('3.1.0')
    expect(Object.keys(document.paths)).toContain('/api/routing/getbyurl')
  })

  test('with every status that its frame answers', async () => {
    const { paths } = await shop.read<ApiPaths>('/api/openapi.json')
    const large = JSON.stringify({ text: 'x'.repeat(300_000) })
    const marker = { 'x-requested-with': 'XMLHttpRequest' }
    const json = { 'content-type': 'application/json' }
    const wrong = (method: string): TestRequest[] => [
      { method, headers: { siteid: '999', languageid: '1' } },
      { method, headers: { siteid: '1', languageid: '1' }, site: 'unknown.example' },
      { method, site: 'unknown.example' },
      ...(method === 'GET' ? [] : changed.map((init) => ({ method, ...init }))),
    ]
    const changed: TestRequest[] = [
      { headers: { 'x-requested-with': 'nobody' } },
      { headers: { ...marker, ...json }, body: large },
      { headers: { ...marker, ...json, 'content-encoding': 'gzip' }, body: '{}' },
      { headers: { ...marker, 'content-type': 'text/plain' }, body: 'x' },
    ]
    const unnamed: string[] = []
    for (const [path, calls] of Object.entries(paths)) {
      for (const [method, { responses }] of Object.entries(calls)) {
        for (const init of wrong(method.toUpperCase())) {
          const { status } = await shop.request(path.replaceAll(/\{\w+\}/g, 'x'), init)
          if (!(status in responses)) unnamed.push(`${method} ${path}: ${status}`)
        }
      }
    }
    expect(unnamed).toEqual([])
  })

  test('with whole numbers that fit into the database wherever a caller sends one (HTTP-2)', async () => {
    const document = await shop.read<SentNumbers>('/api/openapi.json')
    const sent = Object.entries(document.paths).flatMap(([path, calls]) =>
      Object.entries(calls).flatMap(([method, { requestBody, parameters }]) => {
        const bodies = Object.values(requestBody?.content ?? {})
        return [...bodies, ...(parameters ?? [])].map(({ schema }) => ({ call: `${method} ${path}`, schema }))
      }),
    )
    const resolve = (node: unknown): unknown => {
      if (Array.isArray(node)) return node.map(resolve)
      if (typeof node !== 'object' || node === null) return node
      const name = '$ref' in node ? String(node.$ref).split('/').at(-1) : undefined
      if (name !== undefined) return resolve(document.components.schemas[name])
      const fields = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, resolve(value)]))
      return Array.isArray(fields['allOf']) ? Object.assign({}, ...fields['allOf']) : fields
    }
    const tooLarge = sent.flatMap(({ call, schema }) => {
      const problems: string[] = []
      JSON.stringify(resolve(schema), (key, value: SentNumber | null) => {
        const isInteger = [value?.type].flat().includes('integer')
        const largest = Math.max(...(value?.enum ?? [value?.maximum ?? Infinity]))
        if (isInteger && largest > 2_147_483_647) problems.push(`${call}: ${key}`)
        return value
      })
      return problems
    })
    expect(tooLarge).toEqual([])
  })

  test('as a page that works under its own policy (HTTP-8)', async () => {
    const response = await shop.request('/api/docs/')
    const page = await response.text()
    const script = /<script type="module">([\s\S]*?)<\/script>/.exec(page)?.[1] ?? ''
    const hash = createHash('sha256').update(script).digest('base64')
    expect(response.headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${hash}'`)
    expect(page).not.toMatch(/https?:\/\/|style="|<style/)
    const files = [...page.matchAll(/(?:src|href)="(\/api\/docs\/[^"]+)"/g)].map(([, file]) => file ?? '')
    expect(files).toHaveLength(2)
    for (const file of files) {
      const answer = await shop.request(file)
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=3600'])
      expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(10_000)
    }
  })

  test.each(['package.json', 'index.html', '..%2fpackage.json', 'nothing.js'])(
    'and nothing else of the reference page is there: %s',
    async (file) => {
      expect((await shop.request(`/api/docs/${file}`)).status).toBe(404)
    },
  )
})
