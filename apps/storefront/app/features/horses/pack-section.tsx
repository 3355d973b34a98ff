import { horseCalls } from '@haverhof/api-client/horses'
import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { useFormats } from '../../shared/prices/formats'
import { Button, ButtonLink } from '../../ui/button'
import { SectionHeading } from '../../ui/section-heading'
import type { BoughtPack, Change, Horse, HorsePack } from './horse-types'
import { PackForm } from './pack-form'
import { useToday } from './use-today'

type Props = { horse: Horse; boughtPacks: readonly BoughtPack[]; change: Change; onSaved: () => void }

/** What the horse eats from, when it runs out, and the same again with one tap (HORSES-9). */
export function PackSection({ horse, boughtPacks, change, onSaved }: Props) {
  const t = useTranslations('horses.packs')
  return (
    <section aria-labelledby="packs">
      <SectionHeading id="packs" title={t('title')} intro={t('intro')} />
      {horse.packs.length > 0 ? (
        <ul className="divide-line border-line mb-8 divide-y border-y">
          {horse.packs.map((pack) => (
            <PackItem
              key={pack.productVariantId}
              pack={pack}
              remove={() =>
                change(
                  (api) => api.extended(horseCalls).removePack(horse.horseId, pack.productVariantId),
                  t('removed'),
                )
              }
            />
          ))}
        </ul>
      ) : null}
      {boughtPacks.length > 0 ? (
        <PackForm key={horse.packs.length} {...{ horse, boughtPacks, onSaved }} />
      ) : (
        <p className="text-muted">{t('none')}</p>
      )}
    </section>
  )
}

function PackItem({ pack, remove }: { pack: HorsePack; remove: () => void }) {
  const t = useTranslations('horses')
  const formats = useFormats()
  const { title, packSize, url, runsOutOn, openedOn, pieces, gramsPerDay, unit, fedDays, productVariantId } =
    pack
  const isOver = runsOutOn < useToday()
  const date = formats.date(runsOutOn)
  const again = new URLSearchParams({ product: String(productVariantId), quantity: String(pieces) })
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 py-5">
      <div className="min-w-0 flex-[1_1_24rem]">
        <p className="font-medium [overflow-wrap:anywhere]">
          {url === null ? (
            title || t('packs.notSold')
          ) : (
            <Link to={url} className="underline decoration-1 underline-offset-4 hover:decoration-2">
              {title}
            </Link>
          )}{' '}
          <span className="text-muted font-normal">{packSize}</span>
        </p>
        <p className="text-brand font-semibold">{t(isOver ? 'packs.ranOut' : 'packs.runsOut', { date })}</p>
        <p className="text-muted text-sm">
          {t('packs.facts', {
            count: pieces,
            amount: `${formats.figure(gramsPerDay)}\u00A0${unit}`,
            date: formats.date(openedOn),
          })}
        </p>
        {fedDays ? <p className="text-muted text-sm">{t('packs.course', fedDays)}</p> : null}
        {pack.isReminded && !isOver ? <p className="text-muted text-sm">{t('packs.reminded')}</p> : null}
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {url === null ? null : (
          <ButtonLink look="brand" to={`/buy-again/?${again.toString()}`}>
            {t('again.button')}
            <span className="sr-only"> {title}</span>
          </ButtonLink>
        )}
        <Button look="text" onClick={remove}>
          {t('packs.remove')}
          <span className="sr-only"> {title}</span>
        </Button>
      </div>
    </li>
  )
}
