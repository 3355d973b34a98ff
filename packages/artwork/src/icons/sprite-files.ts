import path from 'node:path'
import { iconNamesModule, iconSprite } from './sprite.ts'

const folder = path.resolve(import.meta.dirname, '../../../../apps/storefront/app/ui/icons')

/** The files in the storefront that are made from the drawings here. */
export function spriteFiles(): { folder: string; file: string; text: string }[] {
  return [
    { folder, file: path.join(folder, 'sprite.svg'), text: iconSprite() },
    { folder, file: path.join(folder, 'icon-names.ts'), text: iconNamesModule() },
  ]
}
