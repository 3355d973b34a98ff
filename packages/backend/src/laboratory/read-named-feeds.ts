import type { DoseRule } from '@haverhof/domain/feed-advice'
import type { Advice, AdviceCode } from '@haverhof/domain/laboratory'
import { type Database, statement } from '../database/index.ts'

export type NamedFeed = { adviceCode: AdviceCode; productId: number; dose: DoseRule | null }

/** LABORATORY-11: what each advice names, in the order of the advice, the best first; one statement. */
export function readNamedFeeds(
  { rows }: Pick<Database, 'rows'>,
  advice: readonly Advice[],
): Promise<NamedFeed[]> {
  return rows(named, { codes: [...new Set(advice.map(({ code }) => code))] })
}

const named = statement<{ codes: readonly string[] }, NamedFeed>(
  'laboratory-named-feeds',
  `
    select n.advice_code "adviceCode", n.product_id "productId", p.dose
    from unnest(:codes::text[]) with ordinality as asked(code, place)
    join roughage_advice_product n on n.advice_code = asked.code
    join product p using (product_id)
    order by asked.place, n.position`,
)
