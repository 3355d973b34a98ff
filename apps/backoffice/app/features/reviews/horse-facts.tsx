import { horseFactNames, type HorseFact } from '@haverhof/domain/reviews'
import { useTranslations } from '#texts'
import { Badge } from '../../ui/badge'
import type { Review } from './review'

type FactKey = { [Fact in HorseFact]: `${Fact}.${NonNullable<Review['facts'][Fact]>}` }[HorseFact]

/** REVIEWS-15: what the writer says about the horse. */
export function HorseFacts({ facts }: { facts: Review['facts'] }) {
  const t = useTranslations('office-reviews.facts')
  const given = horseFactNames.filter((fact) => facts[fact] !== undefined)
  if (given.length === 0) return null
  return (
    <ul aria-label={t('about')} className="flex flex-wrap gap-2">
      {given.map((fact) => (
        <li key={fact}>
          <Badge>{t(`${fact}.${facts[fact]}` as FactKey)}</Badge>
        </li>
      ))}
    </ul>
  )
}
