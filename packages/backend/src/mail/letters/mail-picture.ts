/** The picture of a pack as JPEG, which every mail program shows; Outlook shows no WebP (MAIL-9). */
export function mailPicture(path: string, origin: string): string {
  return new URL(path.replace(/\.webp$/, '.jpg'), origin).href
}
