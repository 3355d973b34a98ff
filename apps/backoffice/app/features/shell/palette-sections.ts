import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from '#texts'
import { type StaffSchemas, api, read } from '../../platform/api'
import { useFormats } from '../../platform/formats'
import { areas } from '../../platform/areas'
import { namedKeys } from '../../platform/shortcuts'
import { useMyScreens } from './use-my-areas'

/** Leads somewhere, or does what a key does. */
export type Command = { id: string; name: string; note?: string; path?: string; keys?: string }
export type Section = { id: string; title: string; items: Command[] }

type SearchResults = StaffSchemas['StaffFound']

/** What was found, then what can be done here, then where one can go (OFFICE-6). */
export function usePaletteSections(term: string, typed: string): Section[] {
  const t = useTranslations('office-shell')
  const screens = useMyScreens()
  const [actions] = useState(() => namedKeys().filter(({ isAction }) => isAction))
  const { data } = useQuery({
    queryKey: ['search', term],
    queryFn: ({ signal }) =>
      read(api.GET('/staff-api/v1/search', { params: { query: { q: term } }, signal })),
    enabled: term !== '',
    placeholderData: keepPreviousData,
  })
  const results = useFoundSections(term !== '' && typed.trim() !== '' ? data : undefined)
  const fits = ({ name }: { name: string }) => name.toLowerCase().includes(typed.trim().toLowerCase())
  const here = actions.filter(fits).map(({ keys, name }) => ({ id: `key:${keys}`, name, keys }))
  const places = screens
    .filter(fits)
    .map(({ name, path, key }) => ({ id: `screen:${path}`, name, path, ...(key && { keys: `g ${key}` }) }))
  const sections = [
    ...results,
    { id: 'actions', title: t('palette.actions'), items: here },
    { id: 'screens', title: t('palette.screens'), items: places },
  ]
  return sections.filter(({ items }) => items.length > 0)
}

function useFoundSections(results: SearchResults | undefined): Section[] {
  const t = useTranslations('office-shell')
  const orderWords = useTranslations('office-orders')
  const returnWords = useTranslations('office-returns')
  const withdrawalWords = useTranslations('office-withdrawals')
  const staffWords = useTranslations('office-staff')
  const { cents, day } = useFormats()
  if (!results) return []
  const orders = results.orders.map(({ orderId, name, status, totalCents, orderedAt }) => ({
    id: `order:${orderId}`,
    name: `${orderId} ${name}`,
    note: [day(orderedAt), cents(totalCents), orderWords(`status.${status}`)].join(' · '),
    path: `/orders/${orderId}`,
  }))
  const customers = results.customers.map(({ userId, name, emailAddress }) => {
    return { id: `customer:${userId}`, name, note: emailAddress, path: `/customers/${userId}` }
  })
  const packs = results.packs.map(({ variantId, title, pack, article }) => {
    return {
      id: `pack:${variantId}`,
      name: `${title} ${pack}`,
      note: article,
      path: `/stock?open=${variantId}`,
    }
  })
  const lots = results.lots.map(({ lotId, lotNumber }) => {
    return { id: `lot:${lotId}`, name: lotNumber, path: `/lots?q=${encodeURIComponent(lotNumber)}` }
  })
  const samples = results.samples.map(({ sampleId, name }) => {
    const number = t('palette.sample', { number: String(sampleId) })
    return { id: `sample:${sampleId}`, name: number, note: name, path: `/laboratory/${sampleId}` }
  })
  const returns = results.returns.map(({ returnId, name, status }) => ({
    id: `return:${returnId}`,
    name: returnWords('one', { number: String(returnId) }),
    note: [name, returnWords(`statuses.${status}`)].join(' · '),
    path: `/returns?open=${returnId}`,
  }))
  const withdrawals = results.withdrawals.map(({ withdrawalId, name, state }) => ({
    id: `withdrawal:${withdrawalId}`,
    name: withdrawalWords('one', { number: String(withdrawalId) }),
    note: [name, withdrawalWords(`states.${state}`)].join(' · '),
    path: `/withdrawals?open=${withdrawalId}`,
  }))
  const staff = results.staff.map(({ memberId, name, emailAddress }) => {
    return { id: `staff:${memberId}`, name, note: emailAddress, path: `/staff?open=${memberId}` }
  })
  return [
    { id: 'orders', title: t('palette.orders'), items: orders },
    { id: 'customers', title: t('palette.customers'), items: customers },
    { id: 'packs', title: t('palette.packs'), items: packs },
    { id: 'lots', title: t('palette.lots'), items: lots },
    { id: 'samples', title: t('palette.samples'), items: samples },
    { id: 'returns', title: returnWords('title'), items: returns },
    { id: 'withdrawals', title: withdrawalWords('title'), items: withdrawals },
    { id: 'staff', title: staffWords('title'), items: staff },
  ].filter(({ items: [first] }) => first && areas.some(({ path }) => first.path.startsWith(path)))
}
