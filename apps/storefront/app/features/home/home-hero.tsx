import { useTranslations } from '#texts'
import { useFeedCalculatorUrl } from '../../shared/shop/feed-calculator-link'
import { ButtonLink } from '../../ui/button'
import { Container } from '../../ui/container'
import { Landscape } from '../../ui/illustrations/landscape'

type Hero = {
  title: string
  text: string
  link: { title: string; url: string } | null
  platform: 'shop' | 'muehldorfer'
}

/** What the shop stands for, in the sky above the land it comes from: the drawing begins in the colour of the page. */
export function HomeHero({ title, text, link, platform }: Hero) {
  const t = useTranslations('home')
  const calculator = useFeedCalculatorUrl()
  return (
    <section className="isolate">
      <Container className="pt-10 pb-6 sm:pt-16">
        <h1 className="max-w-[18ch] text-4xl sm:text-5xl">{title}</h1>
        <p className="mt-5 max-w-[52ch] text-lg sm:text-xl">{text}</p>
        {link && (
          <p className="mt-7 flex flex-wrap gap-3">
            <ButtonLink look="primary" to={link.url} prefetch="intent">
              {t('toFeed')}
            </ButtonLink>
            {calculator && (
              <ButtonLink to={calculator} prefetch="intent">
                {t('toCalculator')}
              </ButtonLink>
            )}
          </p>
        )}
      </Container>
      <div className="relative -z-10 -mt-4 sm:-mt-16 md:-mt-24">
        <Landscape platform={platform} />
      </div>
    </section>
  )
}
