import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/button'
import { Container } from '../../ui/container'

type Hero = { title: string; text: string; link: { title: string; url: string } | null; landscape: ReactNode }

/** What the shop stands for, in the sky above the land it comes from: the drawing begins in the colour of the page. */
export function HomeHero({ title, text, link, landscape }: Hero) {
  return (
    <section className="isolate">
      <Container className="pt-10 pb-6 sm:pt-16">
        <h1 className="max-w-[18ch] text-4xl sm:text-5xl">{title}</h1>
        <p className="mt-5 max-w-[52ch] text-lg sm:text-xl">{text}</p>
        {link && (
          <p className="mt-7">
            <ButtonLink look="primary" to={link.url} prefetch="intent">
              {link.title}
            </ButtonLink>
          </p>
        )}
      </Container>
      <div className="relative -z-10 sm:-mt-12 md:-mt-20">{landscape}</div>
    </section>
  )
}
