import { useTranslations } from 'use-intl'
import { ButtonLink } from '../../ui/button'
import { Container } from '../../ui/container'

/** The page lives at somebody else's address now: the visitor decides to go there. */
export function Page({ data }: { data: { url: string } }) {
  const text = useTranslations('shell.moved')
  return (
    <Container className="py-20">
      <h1 className="max-w-prose text-4xl">{text('title')}</h1>
      <p className="mt-4 max-w-prose text-lg text-muted">
        {text('explanation', { host: new URL(data.url).host })}
      </p>
      <p className="mt-8">
        <ButtonLink look="primary" to={data.url} rel="noreferrer">
          {text('go')}
        </ButtonLink>
      </p>
    </Container>
  )
}
