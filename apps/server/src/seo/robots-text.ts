/** SEO-1: what no search engine has to read: personal pages, search results, and the data behind pages. */
const closedToAll = ['/cart/', '/checkout/', '/account/', '/api/', '/dev/']

/** REVIEWS-29: pictures that the data about a product names; the longer path counts. */
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
