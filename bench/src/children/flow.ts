import { randomUUID } from 'node:crypto'
import type autocannon from 'autocannon'
import type { LoadRequest } from './load.ts'

type Memory = Record<string, string>

/**
 * The steps of one visitor: what an answer gave fills `{name}` in the steps after it.
 * Every visit is about another pack and has an own `{unique}` word.
 */
export function visitRequests(
  steps: LoadRequest[],
  variantIds: number[],
  onRefused: (answer: string) => void,
): autocannon.Request[] {
  let visits = Math.floor(Math.random() * variantIds.length)
  return steps.map((step, index) => ({
    ...step,
    setupRequest: (request, memory) => {
      const values = memory as Memory
      if (index === 0) {
        values['unique'] = randomUUID()
        values['address'] = `10.${byte()}.${byte()}.${byte()}`
        values['variantId'] = String(variantIds[visits++ % variantIds.length])
      }
      return { ...request, path: filled(step.path, values), ...filledParts(step, values) }
    },
    onResponse: (status, body, memory) => {
      if (status >= 300) onRefused(`${step.path} about ${(memory as Memory)['variantId']}: ${status} ${body}`)
      if (step.take === undefined) return
      const answer = JSON.parse(body) as Record<string, unknown>
      for (const name of step.take) (memory as Memory)[name] = String(answer[name])
    },
  }))
}

function filledParts(step: LoadRequest, values: Memory): Pick<autocannon.Request, 'headers' | 'body'> {
  const headers = Object.fromEntries(
    Object.entries(step.headers ?? {}).map(([name, value]) => [name, filled(value, values)]),
  )
  return step.body === undefined ? { headers } : { headers, body: filled(step.body, values) }
}

function filled(text: string, values: Memory): string {
  return text.replaceAll(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole)
}

function byte(): number {
  return Math.floor(Math.random() * 256)
}
