import { vainWords } from '@haverhof/domain/catalogue'
import { DAY } from '@haverhof/domain/shared'
import type { SiteScope } from '@haverhof/domain/sites'
import type { AppContext } from '../../app-context.ts'
import { type Database, statement } from '../../database/index.ts'
import { deleteRows } from '../../jobs/index.ts'
import { withoutWaitingForDisk } from '../../limits/index.ts'
import { searchedInVain } from '../../observability/index.ts'

/** What came of a search that did not find what it asked for: nothing, or what is near it. */
export type VainSearchOutcome = 'nothing' | 'widened'

/** Distinct searches of a site, day and outcome: a flood of nonsense fills no table. */
const mostOfDay = 200

/** Counts a search without results (SEARCH-26). A failed count does not fail the search. */
export async function noteVainSearch(
  { database, log, now }: Pick<AppContext, 'database' | 'log' | 'now'>,
  { siteId }: Pick<SiteScope, 'siteId'>,
  { term, outcome }: { term: string; outcome: VainSearchOutcome },
): Promise<void> {
  if (outcome === 'nothing') searchedInVain.publish({ siteId })
  const words = vainWords(term)
  if (words === null) return
  try {
    const isWidened = outcome === 'widened'
    await database.rows(note, { siteId, words, isWidened, now: now(), mostOfDay })
  } catch (error) {
    log.warn({ err: error }, 'a search in vain was not counted')
  }
}

type VainSearch = { words: string; siteId: number; isWidened: boolean; times: number; lastDay: string }

const listedDays = 7
/** Of every day, site and outcome as many are looked at. */
const mostLooked = 10

/**
 * What was looked for in vain twice or more in a week, the most often
 * first; what found something near it after what found nothing (TODAY-4).
 */
export function readVainSearches(
  { rows }: Pick<Database, 'rows'>,
  { siteIds, now, limit }: { siteIds: readonly number[]; now: Date; limit: number },
): Promise<VainSearch[]> {
  const since = new Date(now.getTime() - (listedDays - 1) * DAY)
  return rows(read, { siteIds, since, now, mostLooked, limit })
}

/** A search that was made once on its day goes soon (SEARCH-25). */
export const vainSearchRetention = [
  deleteRows('single searches in vain', 'vain_search', 'times = 1 and day < :before::timestamptz::date'),
  deleteRows('searches in vain', 'vain_search', 'day < :before::timestamptz::date'),
]

const note = statement<{ siteId: number; words: string; isWidened: boolean; now: Date; mostOfDay: number }>(
  'search-note-vain',
  `
    with search_row as (
      select (:now::timestamptz at time zone 'Europe/Amsterdam')::date as day, :siteId::int site_id, :isWidened::boolean is_widened,
        :words::text words)
    insert into vain_search (day, site_id, words, is_widened, times)
    select day, site_id, words, is_widened, 1 from search_row ${withoutWaitingForDisk}
    where exists (select from vain_search v where (v.day, v.site_id, v.words) = (search_row.day, search_row.site_id, search_row.words))
      or (select count(*) from vain_search v where (v.day, v.site_id, v.is_widened) = (search_row.day, search_row.site_id, search_row.is_widened)) < :mostOfDay
    on conflict (day, site_id, words) do update set times = vain_search.times + 1, is_widened = excluded.is_widened`,
)

const read = statement<
  { siteIds: readonly number[]; since: Date; now: Date; mostLooked: number; limit: number },
  VainSearch
>(
  'search-read-vain',
  `
    select words, site.site_id "siteId", bool_and(most.is_widened) "isWidened", sum(times)::int times, max(day)::text "lastDay"
    from unnest(:siteIds::int[]) site (site_id) cross join (values (false), (true)) outcome (is_widened)
    cross join generate_series((:since::timestamptz at time zone 'Europe/Amsterdam')::date,
      (:now::timestamptz at time zone 'Europe/Amsterdam')::date, interval '1 day') each_day (moment)
    cross join lateral (
      select words, times, day, is_widened from vain_search v
      where v.site_id = site.site_id and v.day = moment::date and v.is_widened = outcome.is_widened
      order by times desc limit :mostLooked) most
    group by words, site.site_id having sum(times) > 1
    order by bool_and(most.is_widened), sum(times) desc, words, site.site_id limit :limit`,
)
