import { Link } from 'react-router'
import { Container } from '../../ui/container'
import type { Notification } from '../../shared/shop/shop'

/** What the shop tells everybody at the moment. */
export function NoticeLine({ notice }: { notice: Notification }) {
  return (
    <div className={notice.tone === 'warning' ? 'bg-warning-soft text-warning' : 'bg-sunken'} data-no-print>
      <Container className="py-2 text-sm">
        <p lang={notice.lang}>
          {notice.message}{' '}
          {notice.link ? (
            <Link to={notice.link.url} className="inline-block py-1 font-medium underline underline-offset-4">
              {notice.link.title}
            </Link>
          ) : null}
        </p>
      </Container>
    </div>
  )
}
