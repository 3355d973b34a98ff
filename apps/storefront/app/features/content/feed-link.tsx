import { useShop } from '../../shared/shop/shop'

/** By this programs that read feeds find the one of this page; it stands in the head wherever it is drawn (SEO-10). */
export function FeedLink({ of }: { of: 'blog' | 'news' }) {
  const { brand } = useShop()
  return <link rel="alternate" type="application/rss+xml" title={`${brand} RSS`} href={`/feeds/${of}.xml`} />
}
