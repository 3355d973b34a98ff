import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/button'
import { Container } from '../../ui/container'

type Hero = { title: string; text: string; link: { title: string; url: string } | null; landscape: ReactNode }

/** What the shop stands for, in the sky above the land it comes from. */
export function HomeHero({ title, text, link, landscape }: Hero) {
  return (
    <section className="bg-brand-soft relative isolate overflow-hidden">
      <Container className="pt-12 pb-[68vw] sm:min-h-[56rem] sm:pt-20 sm:pb-72">
        <h1 className="max-w-[16ch] text-4xl sm:text-5xl">{title}</h1>
        <p className="mt-5 max-w-[44ch] text-lg sm:text-xl">{text}</p>
        {link && (
          <p className="mt-7">
            <ButtonLink look="primary" to={link.url} prefetch="intent">
              {link.title}
            </ButtonLink>
          </p>
        )}
      </Container>
      <div className="absolute inset-0 -z-10">{landscape}</div>
    </section>
  )
}
