import { useTranslations } from '#texts'
import { useFormats } from '../../platform/formats'
import { useSiteName } from '../../platform/session'
import { Card } from '../../ui/page-frame'
import type { Today } from './today-types'

/** What people look for that the shop does not have, or calls by another name (TODAY-4). */
export function VainSearches({ searches }: { searches: NonNullable<Today['searches']> }) {
  const t = useTranslations('office-today')
  const { day, number } = useFormats()
  const siteName = useSiteName()
  return (
    <Card title={t('searches')}>
      {searches.length === 0 ? (
        <p className="text-muted py-2">{t('searchesFine')}</p>
      ) : (
        <table className="w-full">
          <thead className="text-muted text-left text-sm">
            <tr>
              {(['words', 'site', 'times', 'last'] as const).map((column, index) => (
                <th
                  key={column}
                  scope="col"
                  className={`py-1 font-medium ${index > 0 ? 'pl-3' : ''} ${index > 1 ? 'text-right' : ''}`}
                >
                  {t(`columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {searches.map(({ words, siteId, isWidened, times, lastDay }) => (
              <tr key={`${siteId} ${words}`} className="border-line border-t">
                <td className="py-1.5 break-words">
                  <bdi>{words}</bdi>
                  {isWidened ? <span className="text-muted block text-sm">{t('widened')}</span> : null}
                </td>
                <td className="text-muted py-1.5 pl-3 whitespace-nowrap">{siteName(siteId)}</td>
                <td className="py-1.5 pl-3 text-right">{number(times)}</td>
                <td className="py-1.5 pl-3 text-right whitespace-nowrap">{day(lastDay)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  )
}
