import { AppLink } from '../../ui/app-link'

type LinkList = { title: string; links: readonly { title: string; url: string }[]; lang?: string | undefined }

/** Where to go on from here. */
export function LinkList({ title, links, lang }: LinkList) {
  if (links.length === 0) return null
  return (
    <nav aria-label={title} data-no-print>
      <p className="mb-1 text-sm font-semibold">{title}</p>
      <ul className="border-y border-line" lang={lang}>
        {links.map((link) => (
          <li key={link.url} className="border-line not-first:border-t">
            <AppLink
              to={link.url}
              className="flex min-h-11 items-center py-2 text-sm leading-snug hover:text-brand hover:underline"
            >
              {link.title}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
