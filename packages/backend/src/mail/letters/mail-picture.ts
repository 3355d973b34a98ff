/** MAIL-9: the picture of a pack as JPEG, which every mail program shows; Outlook shows no WebP. */
export function mailPicture(path: string, origin: string): string {
  return new URL(path.replace(/\.webp$/, '.jpg'), origin).href
}
