import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/button'
import { Container } from '../../ui/container'

type Hero = { title: string; text: string; link: { title: string; url: string } | null; landscape: ReactNode }

/** What the shop stands for, in the sky above the land it comes from. */
export function HomeHero({ title, text, link, landscape }: Hero) {
  return (
    <section className="relative isolate overflow-hidden bg-brand-soft">
      <Container className="relative z-10 pt-12 pb-[46vw] sm:pt-20 sm:pb-[30vw] lg:pt-24 lg:pb-80">
        <div className="max-w-[52rem] md:max-w-[64rem]">
          <h1 className="text-4xl sm:text-5xl">{title}</h1>
          <p className="mt-5 max-w-[48ch] text-lg sm:text-xl">{text}</p>
          {link && (
            <p className="mt-7">
              <ButtonLink look="primary" to={link.url} prefetch="intent">
                {link.title}
              </ButtonLink>
            </p>
          )}
        </div>
      </Container>
      <div aria-hidden className="absolute inset-x-0 bottom-0 -z-10">
        {landscape}
      </div>
    </section>
  )
}
