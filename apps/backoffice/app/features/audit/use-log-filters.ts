import { useQuery } from '@tanstack/react-query'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { useCan, useSites } from '../../platform/session'
import type { Filter } from '../../ui/list/list-types'
import { useAuditWords } from './use-audit-words'

/** By whom, what, about what, where and when. */
export function useLogFilters(): Filter[] {
  const t = useTranslations('office-audit')
  const can = useCan()
  const sites = useSites()
  const { actions, things } = useAuditWords()
  const { data } = useQuery({
    queryKey: ['staff', 'names'],
    queryFn: ({ signal }) => read(api.GET('/staff-api/v1/staff/names', { signal })),
    enabled: can('audit.read'),
    staleTime: Infinity,
  })
  const members = data?.items.map(({ memberId, name }) => ({ value: String(memberId), label: name })) ?? []
  const hosts = sites.map(({ siteId, host }) => [String(siteId), host] as const)
  return [
    ...(can('audit.read')
      ? [{ id: 'member', label: t('filters.member'), kind: 'choice' as const, options: members }]
      : []),
    { id: 'action', label: t('filters.action'), kind: 'choice', options: optionsOf(Object.entries(actions)) },
    { id: 'area', label: t('filters.area'), kind: 'choice', options: optionsOf(Object.entries(things)) },
    { id: 'siteId', label: t('filters.siteId'), kind: 'choice', options: optionsOf(hosts) },
    { id: 'subject', label: t('filters.subject'), kind: 'text' },
    { id: 'from', label: t('filters.from'), kind: 'day' },
    { id: 'until', label: t('filters.until'), kind: 'day' },
  ]
}

function optionsOf(names: readonly (readonly [string, string])[]) {
  return names
    .map(([value, label]) => ({ value, label }))
    .toSorted((one, other) => one.label.localeCompare(other.label))
}
