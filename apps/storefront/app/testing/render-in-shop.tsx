import type { ReactNode } from 'react'
import { createRoutesStub, useLocation } from 'react-router'
import { vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { loadWholeLocale, messagesOf } from '../shared/shop/locale'
import type { PageHandle } from '../shared/shop/page-handle'
import type { Shop } from '../shared/shop/shop'
import { TextsProvider } from '#texts'
import '../styles/app.css'

const locale = 'shop-en'

const shop = {
  siteId: 1,
  languageId: 4,
  locale,
  language: 'en',
  culture: 'en-IE',
  platform: 'shop',
  brand: 'Haverhof',
  origin: 'http://localhost',
  hosts: [],
  site: { countryCode: 'NL', currency: 'EUR', paymentMethods: ['ideal'] },
  footer: { columns: [], legal: [], closing: '' },
  navigation: { primary: [] },
} as unknown as Shop

type Setting = {
  handle?: PageHandle
  site?: Partial<Shop['site']>
  footer?: Shop['footer']
  navigation?: Pick<Shop['navigation'], 'primary'>
}

/** Draws a part of a page inside the shop: its texts, its router, its facts. Where the router goes stands in `address`. */
export async function renderInShop(
  part: ReactNode,
  { handle = {}, site = {}, footer = shop.footer, navigation = shop.navigation }: Setting = {},
) {
  const here = { ...shop, footer, navigation, site: { ...shop.site, ...site } }
  await loadWholeLocale(locale)
  const location = { address: '/' }
  const Routes = createRoutesStub([
    {
      id: 'root',
      path: '*',
      handle,
      loader: () => here,
      HydrateFallback: () => null,
      Component: () => {
        const { pathname, search } = useLocation()
        location.address = pathname + search
        return (
          <TextsProvider culture="en" messages={messagesOf(locale)}>
            {part}
          </TextsProvider>
        )
      },
    },
  ])
  const screen = await render(<Routes hydrationData={{ loaderData: { root: here } }} />)
  return { ...screen, location }
}

type Answer = { status?: number; body: unknown }

/** Stands in for the API at the edge of the browser, and keeps what was sent to it. */
export function stubApi(answers: Record<string, (sent: unknown) => Answer | Promise<Answer>>) {
  const sent: { call: string; search: string; body: unknown; signal: AbortSignal }[] = []
  vi.stubGlobal('fetch', async (input: Request, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    const call = `${request.method} ${pathname}`
    const text = await request.clone().text()
    const body: unknown = text ? JSON.parse(text) : null
    sent.push({ call, search, body, signal: request.signal })
    const answer = await answers[call]?.(body)
    if (!answer) throw new Error(`Nobody answers ${call}`)
    const status = answer.status ?? 200
    return status === 204 ? new Response(null, { status }) : Response.json(answer.body, { status })
  })
  return { sent }
}
