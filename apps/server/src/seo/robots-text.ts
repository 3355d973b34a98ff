/** What no search engine has to read: personal pages, search results, and the data behind pages (SEO-1). */
const closedToAll = ['/cart/', '/checkout/', '/account/', '/api/', '/dev/']

/** Pictures that the data about a product names; the longer path counts (REVIEWS-29). */
const openToAll = ['/api/reviews/photos/']

type Robots = { origin: string; searchPath: string | null }

export function robotsText({ origin, searchPath }: Robots): string {
  const closed = [
    ...closedToAll,
    ...(searchPath ? [searchPath] : []),
    '/*?q=',
    '/*&q=',
    '/*.data$',
    '/*.data?',
  ]
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    ...openToAll.map((path) => `Allow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}
