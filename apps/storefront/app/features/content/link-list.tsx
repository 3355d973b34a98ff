import { Link } from 'react-router'

type LinkList = { title: string; links: readonly { title: string; url: string }[]; lang?: string | undefined }

/** Rows between hairlines; two beside each other where the list stands alone on the width of a tablet. */
export const linkRows = 'border-b border-line sm:max-md:grid sm:max-md:grid-cols-2 sm:max-md:gap-x-10'

/** Where to go on from here. */
export function LinkList({ title, links, lang }: LinkList) {
  if (links.length === 0) return null
  return (
    <nav aria-label={title} data-no-print>
      <p className="mb-1 text-sm font-semibold">{title}</p>
      <ul className={linkRows} lang={lang}>
        {links.map((link) => (
          <li key={link.url} className="border-t border-line">
            <Link
              to={link.url}
              className="flex min-h-11 items-center py-2 text-sm leading-snug hover:text-brand hover:underline"
            >
              {link.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
