/** PICTURES-2: a picture of a pack comes in these widths, each with its own address. */
const pictureWidths = [200, 400, 800] as const

/** All widths of a picture, for browsers to choose from, by the address of one of them. */
export function pictureSet(address: string): string {
  return pictureWidths
    .map((width) => `${address.replace(/-\d+\.webp$/, `-${width}.webp`)} ${width}w`)
    .join(', ')
}
