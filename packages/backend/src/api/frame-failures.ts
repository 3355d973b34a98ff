import { isWebhook } from '../http/cross-site.ts'
import type { Router } from '../http/router.ts'
import { failures } from '../http/problem.ts'
import { isAboutNoSite } from '../http/scope.ts'

export type ApiDocument = ReturnType<Router['getOpenAPI31Document']>

type Paths = NonNullable<ApiDocument['paths']>

/** What the frame around every call may answer before and behind it, by the name it has in the document. */
const names = {
  400: 'WrongInput',
  403: 'ForeignCall',
  413: 'TooLarge',
  415: 'WrongType',
  421: 'UnknownHost',
  503: 'TryAgain',
} as const

type FrameStatus = keyof typeof names

const frameStatuses = Object.keys(names).map(Number) as FrameStatus[]

/** No call answers with a status that the document does not name (HTTP-8). An API may do without some parts of the frame. */
export function withFrameFailures(
  document: ApiDocument,
  { without = [] }: { without?: readonly FrameStatus[] } = {},
): ApiDocument {
  const statuses = frameStatuses.filter((status) => !without.includes(status))
  const declared = failures(...statuses)
  const content = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } }
  const responses = Object.fromEntries(
    statuses.map((status) => [names[status], { description: declared[status].description, content }]),
  )
  const paths = Object.entries(document.paths ?? {}).map(([path, item]) => [
    path,
    completed(path, item, statuses),
  ])
  return {
    ...document,
    paths: Object.fromEntries(paths) as Paths,
    components: { ...document.components, responses },
  }
}

function completed(path: string, item: Paths[string], statuses: readonly FrameStatus[]): Paths[string] {
  const operations = Object.entries(item as Record<string, { responses?: object }>)
  return Object.fromEntries(
    operations.map(([method, operation]) => [
      method,
      { ...operation, responses: { ...frameAnswers(path, method, statuses), ...operation.responses } },
    ]),
  )
}

function frameAnswers(
  path: string,
  method: string,
  statuses: readonly FrameStatus[],
): Record<string, { $ref: string }> {
  const possible = statuses.filter((status) => mayAnswer[status](path, method))
  return Object.fromEntries(
    possible.map((status) => [status, { $ref: `#/components/responses/${names[status]}` }]),
  )
}

const mayAnswer: Record<FrameStatus, (path: string, method: string) => boolean> = {
  400: () => true,
  403: (path, method) => changes(method) && !isWebhook(plain(path)),
  413: (_, method) => changes(method),
  415: (_, method) => changes(method),
  421: (path) => !isAboutNoSite(plain(path)),
  503: () => true,
}

function changes(method: string): boolean {
  return method !== 'get'
}

/** A path of the document with a word in place of each parameter. */
function plain(path: string): string {
  return path.replaceAll(/[{}]/g, '')
}
