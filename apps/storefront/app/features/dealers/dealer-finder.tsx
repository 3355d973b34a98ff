import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { type Translate, useTranslations } from '#texts'
import { announce } from '../../shared/shop/announce'
import { DealerList, type DealerEntry } from './dealer-list'
import { DealerMap } from './dealer-map'
import { DealerSearch } from './dealer-search'
import type { Country, DealerFacts, DealerSearch as Search, Hit } from './dealer-types'
import { nearDealers, nearKm } from './near-dealers'
import { useOwnLocation } from './use-own-location'

type Props = { dealers: readonly DealerFacts[]; countries: readonly Country[]; search: Search }

/** So many pins have room for their numbers. */
const mostNumbers = 20

/** The search, the map and the list, each in step with the others. */
export function DealerFinder({ dealers, countries, search }: Props) {
  const t = useTranslations('dealers')
  const { own, ask } = useOwnLocation(`${search.country} ${search.place}`)
  const hits = own.state === 'found' ? own.hits : search.hits
  const { shown, isNear } = shownDealers(dealers, hits, search.country)
  const where = own.state === 'found' ? t('yourLocation') : search.place
  const status = statusOf(t, { count: shown.length, where: hits ? where : null, isNear })
  useSaid(search.isUnknown ? t('unknown', { place: search.place }) : status)
  const [chosen, setChosen] = useState<number | null>(null)
  const map = useRef<HTMLDivElement>(null)
  const open = (id: number) => {
    setChosen(id)
    const entry = document.getElementById(`dealer-${id}`)
    entry?.scrollIntoView({ block: 'nearest' })
    entry?.focus({ preventScroll: true })
  }
  const show = (id: number) => {
    setChosen(id)
    map.current?.scrollIntoView({ block: 'nearest' })
    map.current?.querySelector<SVGAElement>(`[href="#dealer-${id}"]`)?.focus({ preventScroll: true })
  }
  const isNumbered = shown.length <= mostNumbers
  const headings = hits || search.country || countries.length < 2 ? [] : countries
  return (
    <>
      <DealerSearch search={search} countries={countries} own={own} onLocate={ask} />
      <div className="mt-6 grid grid-cols-1 gap-x-8 gap-y-8 sm:grid-cols-2 md:gap-x-12">
        <div ref={map} className="scroll-mt-40 self-start sm:sticky sm:top-40">
          <DealerMap
            dealers={shown.map(({ dealer }) => dealer)}
            isNumbered={isNumbered}
            chosen={chosen}
            onChoose={setChosen}
            onOpen={open}
          />
        </div>
        <div className="min-w-0">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 pb-3">
            <h2 className="min-w-0 font-text text-lg tracking-normal">{status}</h2>
            {hits || search.country ? <AllLink label={t('showAll')} /> : null}
          </div>
          <DealerList
            shown={shown}
            countries={headings}
            isNumbered={isNumbered}
            chosen={chosen}
            onShow={show}
          />
        </div>
      </div>
    </>
  )
}

function AllLink({ label }: { label: string }) {
  return (
    <Link
      to="/store-locator/"
      preventScrollReset
      data-no-print
      className="text-brand inline-flex min-h-11 items-center underline underline-offset-4"
    >
      {label}
    </Link>
  )
}

function shownDealers(dealers: readonly DealerFacts[], hits: readonly Hit[] | null, country: string) {
  if (!hits) {
    const all = dealers.filter(({ countryCode }) => country === '' || countryCode === country)
    return { shown: all.map((dealer): DealerEntry => ({ dealer, km: null })), isNear: true }
  }
  const near = nearDealers(hits)
  const shown = near.hits.flatMap(({ id, km }): DealerEntry[] => {
    const dealer = dealers.find((each) => each.id === id)
    return dealer ? [{ dealer, km }] : []
  })
  return { shown, isNear: near.isNear }
}

function statusOf(
  t: Translate<'dealers'>,
  result: { count: number; where: string | null; isNear: boolean },
): string {
  const { count, where, isNear } = result
  if (where === null) return t('all', { count })
  return isNear ? t('near', { count, km: nearKm, place: where }) : t('noneNear', { km: nearKm, place: where })
}

/** What a search brought, for ears; who has just come hears the page. */
function useSaid(text: string): void {
  const before = useRef(text)
  useEffect(() => {
    if (before.current !== text) announce(text)
    before.current = text
  }, [text])
}
