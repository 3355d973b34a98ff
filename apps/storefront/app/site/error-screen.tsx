import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { ButtonLink } from '../ui/button'
import { Container } from '../ui/container'

/** Something failed: try again (the same address, loaded anew) or go home. */
export function ErrorScreen() {
  const text = useTranslations('shell.error')
  const { pathname, search } = useLocation()
  return (
    <Container className="py-20">
      <h1 className="max-w-prose text-4xl">{text('title')}</h1>
      <p className="mt-4 max-w-prose text-lg text-muted">{text('explanation')}</p>
      <p className="mt-8 flex flex-wrap gap-4">
        <ButtonLink look="primary" to={pathname + search} reloadDocument>
          {text('retry')}
        </ButtonLink>
        <ButtonLink to="/" reloadDocument>
          {text('home')}
        </ButtonLink>
      </p>
    </Container>
  )
}
