import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { useFeedCalculatorUrl } from '../../shared/shop/feed-calculator-link'
import { Icon } from '../../ui/icon'
import { SectionHeading } from '../../ui/section-heading'
import type { FinderLink, Words } from './home-data'

/** The way in by what the horse is, and to how much of it. */
export function TypeLinks({ words, links }: { words: Words; links: readonly FinderLink[] }) {
  const t = useTranslations('home')
  const calculator = useFeedCalculatorUrl()
  if (links.length === 0) return null
  return (
    <section aria-labelledby="by-type">
      <SectionHeading
        id="by-type"
        title={words.title}
        intro={words.intro}
        {...(calculator && { more: { title: t('calculator'), url: calculator } })}
      />
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 md:grid-cols-6">
        {links.map((link) => (
          <li key={link.url}>
            <Link
              to={link.url}
              prefetch="intent"
              className="bg-sunken rounded-card hover:bg-brand hover:text-on-brand flex h-full min-h-36 flex-col justify-between gap-4 p-4 transition-colors duration-150"
            >
              {link.icon && <Icon name={link.icon} size={40} />}
              <span className="font-display leading-tight font-semibold hyphens-auto">{link.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The way in by what it needs. */
export function ConcernLinks({ words, links }: { words: Words; links: readonly FinderLink[] }) {
  if (links.length === 0) return null
  return (
    <section aria-labelledby="by-concern">
      <SectionHeading id="by-concern" title={words.title} intro={words.intro} />
      <ul className="grid grid-cols-1 gap-x-10 border-line border-t xs:grid-cols-2 md:grid-cols-3">
        {links.map((link) => (
          <li key={link.url} className="border-line border-b">
            <Link
              to={link.url}
              prefetch="intent"
              className="group hover:text-brand flex min-h-16 items-center gap-4 py-3"
            >
              {link.icon && <Icon name={link.icon} size={28} className="text-brand" />}
              <span className="min-w-0 grow hyphens-auto underline-offset-4 group-hover:underline">
                {link.title}
              </span>
              <Icon name="arrow-right" size={18} className="text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
