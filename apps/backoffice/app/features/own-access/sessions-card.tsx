import { useQuery } from '@tanstack/react-query'
import { useTextsByName, useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { useFormats } from '../../platform/formats'
import { showToast } from '../../platform/toasts'
import { useChange } from '../../platform/use-change'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { Card } from '../../ui/page-frame'
import { Loading } from '../../ui/states'

/** Every browser I am signed in at; any can be ended (STAFF-15). */
export function SessionsCard() {
  const t = useTranslations('office-staff')
  const ways = useTextsByName('office-staff.own.ways')
  const { ago } = useFormats()
  const { data } = useQuery({
    queryKey: ['me', 'sessions'],
    queryFn: ({ signal }) => read(api.GET('/staff-api/v1/me/sessions', { signal })),
  })
  const end = useChange({
    run: (id: number) => read(api.DELETE('/staff-api/v1/me/sessions/{id}', { params: { path: { id } } })),
    renews: [['me']],
    done: () => showToast({ text: t('own.ended') }),
  })
  return (
    <Card title={t('own.sessions')}>
      {data ? null : <Loading />}
      <ul className="divide-line divide-y">
        {data?.items.map(({ sessionId, isThis, way, browser, lastSeenAt }) => (
          <li key={sessionId} className="flex flex-wrap items-center justify-between gap-3 py-2">
            <div>
              <p className="font-medium">
                {browserName(browser)} {isThis ? <Badge tone="brand">{t('own.thisOne')}</Badge> : null}
              </p>
              <p className="text-muted text-sm">
                {ways[way] ?? way} · {ago(lastSeenAt)}
              </p>
            </div>
            {isThis ? null : (
              <Button isPending={end.isPending} onPress={() => end.mutate(sessionId)}>
                {t('own.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

const browsers = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const

const systems = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
] as const

/** “Firefox, Windows”, as far as the browser says. */
function browserName(userAgent: string): string {
  const parts = [browsers, systems].flatMap(
    (names) => names.find(([shape]) => shape.test(userAgent))?.[1] ?? [],
  )
  return parts.join(', ') || '?'
}
