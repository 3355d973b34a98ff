import type { DoseRule } from '@haverhof/domain/feed-advice'
import type { Advice, AdviceCode } from '@haverhof/domain/laboratory'
import { type Database, statement } from '../database/index.ts'

/** What the catalogue knows of a product that an advice names. */
export type NamedProductRow = {
  adviceCode: AdviceCode
  productId: number
  dose: DoseRule | null
  /** An additive of its label is selenium. */
  hasSelenium: boolean
  nutrition: {
    starchGPerKg?: number
    sugarGPerKg?: number
    traceElements?: Readonly<Record<string, number>>
    vitamins?: Readonly<Record<string, number>>
  } | null
}

/** What each advice names, in the order of the advice, the best first; one statement (LABORATORY-11). */
export function readNamedFeeds(
  { rows }: Pick<Database, 'rows'>,
  advice: readonly Advice[],
): Promise<NamedProductRow[]> {
  return rows(named, { codes: [...new Set(advice.map(({ code }) => code))] })
}

const named = statement<{ codes: readonly string[] }, NamedProductRow>(
  'laboratory-named-feeds',
  `
    select n.advice_code "adviceCode", n.product_id "productId", p.dose, p.nutrition,
      coalesce(p.feed_label->'additives' @> '[{"key": "selenium"}]', false) "hasSelenium"
    from unnest(:codes::text[]) with ordinality as asked(code, place)
    join roughage_advice_product n on n.advice_code = asked.code
    join product p using (product_id)
    order by asked.place, n.position`,
)
