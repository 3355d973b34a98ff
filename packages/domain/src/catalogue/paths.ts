/** Addresses of the catalogue (CATALOGUE-8). The same words make the links and the rows of the path table. */

export function categoryPath(slugs: readonly string[]): string {
  return `/${slugs.join('/')}/`
}

/** The first pack lives at the product's own address; other packs add their article number. */
export function productPath(home: string, slug: string, article: string | null): string {
  return article === null ? `${home}${slug}/` : `${home}${slug}/${article.toLowerCase()}/`
}

/** A picture of a pack comes in these widths, each with its own address (PICTURES-2). */
const pictureWidths = [200, 400, 800] as const

/** All widths of a picture, for browsers to choose from, by the address of one of them. */
export function pictureSet(address: string): string {
  return pictureWidths
    .map((width) => `${address.replace(/-\d+\.webp$/, `-${width}.webp`)} ${width}w`)
    .join(', ')
}
