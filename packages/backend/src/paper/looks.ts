import type { Platform } from '@haverhof/domain/shared'
import type { TextStyle } from './sheet.ts'

const ink = '#1b1a17'
const muted = '#5c574c'

/** The hand of a brand on paper. */
export type PaperLook = { display: TextStyle['typeface']; brand: string; accent: string; line: string }

const haverhof: PaperLook = { display: 'haverhof', brand: '#1f4d3a', accent: '#d9662b', line: '#d8cdb6' }

export const looks: Record<Platform, PaperLook> = {
  0: haverhof,
  1: { display: 'muehldorfer', brand: '#17365c', accent: '#c8912b', line: '#cfcfc4' },
  2: { ...haverhof, brand: '#141413', accent: '#1f4d3a' },
}

export const styles = {
  text: { typeface: 'text', size: 9.5, colour: ink },
  strong: { typeface: 'strong', size: 9.5, colour: ink },
  total: { typeface: 'strong', size: 12, colour: ink },
  soft: { typeface: 'text', size: 8.5, colour: muted },
  label: { typeface: 'strong', size: 8, colour: muted },
} as const satisfies Record<string, TextStyle>
