import { OpenAPIHono } from '@hono/zod-openapi'
import type { Permission } from '@haverhof/domain/backoffice'
import type { SiteScope } from '@haverhof/domain/sites'
import { issueSentence } from './input-sentence.ts'
import { problemResponse } from './problem.ts'

/** Who is signed in (ACCOUNTS-5). */
export type Customer = {
  userId: string
  siteId: number
  /** When the password was given last, by the clock of the database. */
  authenticatedAt: Date
  sessionHash: string
}

/** Where a caller has a permission, and in which languages (null: all). */
export type Reach = {
  siteIds: readonly number[]
  isForAllSites: boolean
  languageIds: readonly number[] | null
}

/** Who calls the staff API: another program with its token, or a member of staff who is signed in (STAFF-5, STAFF-11). */
export type StaffCaller = {
  /** As the audit names it: `token:12`, `staff:3`. */
  actor: string
  kind: 'token' | 'member'
  name: string
  /** Of a program. */
  tokenId: number | null
  /** Of a person, with the session. */
  member: { memberId: number; sessionHash: string; endsAt: Date } | null
  /** What the caller may do on all sites of the call: fields follow it (STAFF-4). */
  permissions: readonly Permission[]
  /** The sites on which the caller has the permission of the call; all it sees or changes belongs to one of these (STAFF-2). */
  siteIds: readonly number[]
  isForAllSites: boolean
  languageIds: readonly number[] | null
  /** How much the caller may refund at once; null: as much as was paid. */
  refundLimitCents: number | null
  /** When the person proved last who it is; null when that is too long ago, and for every program (STAFF-17). */
  steppedUpAt: Date | null
  /** For calls that gather several kinds of things; null where the caller has it nowhere. */
  reachOf: (permission: Permission) => Reach | null
  sitesWith: (permission: Permission) => readonly number[]
}

export type ApiEnv = {
  /** Given by the server of Node; a call within the process has none. */
  Bindings: {
    incoming?: { socket: { remoteAddress?: string | undefined } }
    outgoing?: { setHeader: (name: string, value: string) => unknown }
  }
  Variables: {
    /** Null for a call within the process (HTTP-10). */
    clientIp: string | null
    /** Null for everybody who is not signed in. */
    customer: Customer | null
    /** The site and language the call is about (SITES-5). */
    scope: SiteScope
    requestId: string
    /** At the staff API alone. */
    staff: StaffCaller
  }
}

export type Router = OpenAPIHono<ApiEnv>

type RouterOptions = Pick<NonNullable<ConstructorParameters<typeof OpenAPIHono<ApiEnv>>[0]>, 'getPath'>

/** A router for the calls of one context; wrong input answers 400 and names the parameter (HTTP-2). */
export function createRouter(options: RouterOptions = {}): Router {
  return new OpenAPIHono<ApiEnv>({
    ...options,
    defaultHook: (result) => {
      if (result.success) return undefined
      // The validator hands over what it was given, though its type does not say so.
      const input = 'data' in result ? result.data : undefined
      const errors = result.error.issues.slice(0, 20).map((issue) => {
        const parameter =
          issue.path.map(String).join('.').slice(0, 200) ||
          (result.target === 'json' ? 'body' : result.target)
        return { parameter, message: issueSentence(parameter, issue, input).slice(0, 500) }
      })
      return problemResponse({
        status: 400,
        code: 'bad-input',
        title: 'The request is not understood.',
        parameter: errors[0]?.parameter ?? result.target,
        detail: errors[0]?.message ?? `${result.target} is not understood`,
        errors,
      })
    },
  })
}
