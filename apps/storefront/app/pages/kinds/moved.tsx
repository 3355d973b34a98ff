import { useTranslations } from '#texts'
import { ButtonLink } from '../../ui/button'
import { MessageScreen } from '../../ui/message-screen'

/** The page has moved to a third party's address: the visitor decides to go there. */
export function Page({ data }: { data: { url: string } }) {
  const text = useTranslations('shell.moved')
  return (
    <MessageScreen drawing="not-found" title={text('title')}>
      <p className="mt-4 text-lg text-muted">{text('explanation', { host: new URL(data.url).host })}</p>
      <p className="mt-8">
        <ButtonLink look="primary" to={data.url} rel="noreferrer">
          {text('go')}
        </ButtonLink>
      </p>
    </MessageScreen>
  )
}
