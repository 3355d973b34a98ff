import { type RouteConfig, index, route } from '@react-router/dev/routes'

/** The table of contents of the shop: every URL and its page. What is not here is content, found by its path. */
export default [
  index('pages/home-page.tsx'),
  ...comparePaths().map((path) => route(path, 'pages/compare-page.tsx', { id: `compare-${path}` })),
  route('cart', 'pages/cart-page.tsx'),
  route('media', 'pages/news-overview-page.tsx'),
  route('*', 'pages/content-path-page.tsx'),
] satisfies RouteConfig

/** The compare page answers under the word of every language. */
function comparePaths(): string[] {
  return ['vergelijken', 'confronto', 'vergleichen', 'sammenlign', 'compare', 'jamfor', 'comparar']
}
