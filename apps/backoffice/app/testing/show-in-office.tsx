import type { Permission } from '@haverhof/domain/backoffice'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider, createMemoryRouter } from 'react-router'
import { vi } from 'vitest'
import { type Session, SessionProvider } from '../platform/session'
import { OfficeTexts, loadTexts } from '../platform/texts'

type Answering = () => Response | Promise<Response>

type Options = {
  permissions: readonly Permission[]
  /** What the API answers, by method and path without `/staff-api/v1`: `GET /refunds`; a function makes the whole response. */
  answers?: Readonly<Record<string, unknown>>
}

/** Renders a part of the office for a member with these permissions. The API is stood in for at the edge of the browser. */
export async function showInOffice(content: ReactNode, { permissions, answers = {} }: Options) {
  const requests: string[] = []
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (input: Request, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    const { method, url } = request
    const { pathname, search } = new URL(url)
    const path = pathname.replace('/staff-api/v1', '')
    // A call is recorded together with its body.
    if (method !== 'GET') sent.push(await request.json().catch(() => null))
    requests.push(`${method} ${path}${search}`)
    const answer = answers[`${method} ${path}`] ?? {}
    return typeof answer === 'function' ? (answer as Answering)() : Response.json(answer)
  })
  const router = createMemoryRouter([{ path: '*', element: content }])
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  root.render(
    <OfficeTexts locale={await loadTexts()}>
      <SessionProvider session={{ ...session, permissions: Object.fromEntries(permissions.map(onSite)) }}>
        <QueryClientProvider client={new QueryClient()}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </SessionProvider>
    </OfficeTexts>,
  )
  const leave = () => {
    vi.unstubAllGlobals()
    root.unmount()
    router.dispose()
    container.remove()
  }
  return { requests, sent, container, router, leave }
}

const onSite = (permission: Permission) => [permission, [1]] as const

const session: Session = {
  memberId: 1,
  name: 'Ines Visser',
  emailAddress: 'ines@example.nl',
  language: 'en',
  languageIds: null,
  permissions: {},
  grants: [],
  sites: [{ siteId: 1, host: 'haverhof.nl', languageCode: 'nl', platform: 1 }],
  hasPasskey: true,
  hasPassword: false,
  recoveryCodesLeft: 10,
  refundLimitCents: null,
  steppedUpUntil: null,
  endsAt: '2026-06-01T22:00:00.000Z',
}
