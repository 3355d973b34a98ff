/** Addresses of the catalogue (CATALOGUE-8). The same words make the links and the rows of the path table. */

export function categoryPath(slugs: readonly string[]): string {
  return `/${slugs.join('/')}/`
}

/** The first pack lives at the product's own address; other packs add their article number. */
export function productPath(home: string, slug: string, article: string | null): string {
  return article === null ? `${home}${slug}/` : `${home}${slug}/${article.toLowerCase()}/`
}
