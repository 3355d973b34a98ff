import type { PlatformName } from '@haverhof/domain/shared'
import { useTranslations } from '#texts'
import { useFeedCalculatorUrl } from '../../shared/shop/feed-calculator-link'
import { ButtonLink } from '../../ui/button'
import { Container } from '../../ui/container'
import { Landscape } from '../../ui/illustrations/landscape'
import { HorseQuestion } from './horse-question'

type Hero = {
  title: string
  text: string
  link: { title: string; url: string } | null
  platform: PlatformName
}

/** What the shop stands for and its first question, in the sky above the land it comes from (HOME-2). */
export function HomeHero({ title, text, link, platform }: Hero) {
  const t = useTranslations('home')
  const calculator = useFeedCalculatorUrl()
  return (
    <section className="relative isolate overflow-hidden">
      <Container className="home-hero">
        <div>
          <h1>{title}</h1>
          <p className="mt-4 hidden max-w-[52ch] text-lg sm:block">{text}</p>
          {link && (
            <p className="mt-5 hidden flex-wrap gap-3 sm:flex">
              <ButtonLink to={link.url} prefetch="intent">
                {t('toFeed')}
              </ButtonLink>
            </p>
          )}
        </div>
        {calculator && <HorseQuestion action={calculator} />}
      </Container>
      <div className="hero-land" aria-hidden="true">
        <Landscape platform={platform} />
      </div>
    </section>
  )
}
