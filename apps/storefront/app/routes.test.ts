import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from './routes'

type RoutePath = { path: string; layouts: string[] }

/** Every address of the table with the layouts around it, the outermost first. */
function routePaths(
  entries: readonly RouteConfigEntry[],
  above: RoutePath = { path: '', layouts: [] },
): RoutePath[] {
  return entries.flatMap(({ path = '', file, children }) => {
    const here = { path: [above.path, path].filter(Boolean).join('/'), layouts: above.layouts }
    return children ? routePaths(children, { ...here, layouts: [...above.layouts, file] }) : [here]
  })
}

const layoutsBelow = (start: string) =>
  routePaths(routes)
    .filter(({ path }) => path.startsWith(start))
    .map(({ layouts }) => layouts[0])

test('the place of a route in the table selects its layout: checkout has one of its own (CHECKOUT-PAGES-1, §2.6, §2.29)', () => {
  expect(new Set(layoutsBelow('checkout'))).toEqual(new Set(['pages/checkout/checkout-layout.tsx']))
})

test('pages of the account and those for visitors have each their own (SIGN-IN-PAGES-5, §2.6)', () => {
  const visitor = ['login', 'register', 'forgot', 'reset', 'resend-confirmation', 'confirm']
  for (const page of visitor)
    expect(new Set(layoutsBelow(`account/${page}`))).toEqual(new Set(['pages/account/visitor-layout.tsx']))
  const customer = ['information', 'orders', 'invoices', 'returns', 'rqs-results', 'subscriptions']
  for (const page of customer)
    expect(new Set(layoutsBelow(`account/${page}`))).toEqual(new Set(['pages/account/account-layout.tsx']))
})
