import { DealerEntry } from './dealer-entry'
import type { Country, DealerFacts } from './dealer-types'

export type DealerEntry = { dealer: DealerFacts; km: number | null }

type Props = {
  shown: readonly DealerEntry[]
  /** Where the list is by country: those it has. */
  countries: readonly Country[]
  isNumbered: boolean
  chosen: number | null
  onShow: (id: number) => void
}

/** By distance, or by name; a long list by name stands under its countries (DEALERS-1). */
export function DealerList({ shown, countries, isNumbered, chosen, onShow }: Props) {
  const entries = (some: readonly DealerEntry[]) => (
    <ol className="dealers late-layout">
      {some.map((one) => (
        <DealerEntry
          key={one.dealer.id}
          {...one}
          number={isNumbered ? shown.indexOf(one) + 1 : null}
          isChosen={one.dealer.id === chosen}
          onShow={onShow}
        />
      ))}
    </ol>
  )
  if (countries.length === 0) return entries(shown)
  return (
    <div className="flex flex-col gap-10">
      {countries.map(({ code, name }) => (
        <section key={code} aria-labelledby={`dealers-${code}`}>
          <h2 id={`dealers-${code}`} className="pb-3 text-2xl">
            {name}
          </h2>
          {entries(shown.filter(({ dealer }) => dealer.countryCode === code))}
        </section>
      ))}
    </div>
  )
}
