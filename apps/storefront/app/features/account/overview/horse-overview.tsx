import type { Schemas } from '@haverhof/api-client'
import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { useFormats } from '../../../shared/prices/formats'
import { ButtonLink } from '../../../ui/button'
import { Icon } from '../../../ui/icon'
import { SectionHeading } from '../../../ui/section-heading'
import { Quiet } from './overview'

type Horse = Schemas['Horse']

/** Each horse with the feed that runs out first; who has told of none learns what that is good for (ACCOUNT-PAGES-4). */
export function HorseOverview({ horses }: { horses: readonly Horse[] }) {
  const t = useTranslations('account-home.horses')
  return (
    <section aria-labelledby="own-horses">
      <SectionHeading
        id="own-horses"
        title={t('title')}
        {...(horses.length > 0 && { more: { title: t('all'), url: '/account/horses/' } })}
      />
      {horses.length > 0 ? (
        <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
          {horses.map((horse) => (
            <Row key={horse.horseId} horse={horse} />
          ))}
        </ul>
      ) : (
        <Quiet icon="horse" text={t('none')}>
          <ButtonLink to="/account/horses/">{t('add')}</ButtonLink>
        </Quiet>
      )}
    </section>
  )
}

function Row({ horse: { horseId, name, packs, photoUrl } }: { horse: Horse }) {
  const t = useTranslations('account-home.horses')
  const formats = useFormats()
  const first = packs.toSorted((a, b) => a.runsOutOn.localeCompare(b.runsOutOn))[0]
  return (
    <li>
      <Link
        to={`/account/horses/${horseId}/`}
        className="border-line-strong rounded-card hover:bg-sunken flex min-h-20 items-center gap-4 border p-4"
      >
        {photoUrl ? (
          <img
            src={photoUrl}
            alt=""
            width="56"
            height="56"
            className="size-12 shrink-0 rounded-full object-cover"
          />
        ) : (
          <Icon name="horse" size={32} className="text-brand" />
        )}
        <span className="min-w-0">
          <span className="block font-medium [overflow-wrap:anywhere]">{name}</span>
          <span className="text-muted block text-sm">
            {first ? t('runsOut', { title: first.title, date: formats.date(first.runsOutOn) }) : t('noPack')}
          </span>
        </span>
      </Link>
    </li>
  )
}
