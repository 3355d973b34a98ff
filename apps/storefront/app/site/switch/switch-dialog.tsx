import { brandNames, type PlatformName, platforms } from '@haverhof/domain/shared'
import type { MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from '#texts'
import { Dialog } from '../../ui/dialog'
import { usePageFacts } from '../../shared/shop/page-handle'
import { type Shop, useShop } from '../../shared/shop/shop'
import { byCountry, type Choice, choicesOf } from './sibling-addresses'
import { goWith, isOtherLanguage, isSignedInHere, rememberedFields } from './take-along'

/** All countries and languages of this brand, then its sisters. Choosing one keeps the page where it exists there. */
export function SwitchDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useTranslations('switch')
  const common = useTranslations('ui')
  const shop = useShop()
  const { alternates } = usePageFacts()
  const choices = choicesOf(shop, alternates, useLocation())
  const others = (['shop', 'muehldorfer', 'corporate'] as const).filter(
    (platform) => platform !== shop.platform,
  )
  return (
    <Dialog open={open} onClose={onClose} title={text('title')} closeLabel={common('close')} shape="full">
      <p className="text-muted">{text('intro')}</p>
      <Brand platform={shop.platform} choices={choices} />
      {others.map((platform) => (
        <Brand key={platform} platform={platform} choices={choices} />
      ))}
    </Dialog>
  )
}

/** A plain press goes with what the browser remembers; a new tab or window is a plain link (SITES-20). */
function takeAlong(event: MouseEvent<HTMLAnchorElement>, here: Shop, { host, url }: Choice): void {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (!isPlain || !isOtherLanguage(here, host)) return
  const fields = rememberedFields(here)
  if (fields.length === 0 && !isSignedInHere()) return
  event.preventDefault()
  void goWith(here, url, fields)
}

function Brand({ platform, choices }: { platform: PlatformName; choices: readonly Choice[] }) {
  const here = useShop()
  const countries = byCountry(choices.filter(({ host }) => host.platform === platform))
  if (countries.length === 0) return null
  return (
    <section className="mt-6">
      <h3 className="text-lg">{brandNames[platforms[platform]]}</h3>
      <dl className="mt-2 grid gap-x-10 xs:grid-cols-2">
        {countries.map(({ countryCode, countryName, choices: offered }) => (
          <div key={countryCode} className="border-line flex flex-wrap items-center gap-x-4 border-t py-1">
            <dt className="min-w-28 flex-1">{countryName}</dt>
            {offered.map((choice) => (
              <dd key={choice.host.languageId}>
                <a
                  href={choice.url}
                  onClick={(event) => takeAlong(event, here, choice)}
                  lang={choice.host.language}
                  hrefLang={choice.host.culture}
                  aria-current={choice.current ? 'true' : undefined}
                  className="text-brand inline-flex min-h-11 items-center underline underline-offset-4 aria-[current]:font-bold aria-[current]:no-underline"
                >
                  {choice.host.languageName}
                </a>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  )
}
