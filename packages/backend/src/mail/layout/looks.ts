import type { Platform } from '@haverhof/domain/shared'

/** The colours of a brand on paper that mail programs may turn dark. */
export type Look = {
  ground: string
  sheet: string
  soft: string
  ink: string
  muted: string
  line: string
  brand: string
  onBrand: string
  accent: string
  action: string
  onAction: string
  radius: string
  displayFont: string
  dark: { ground: string; sheet: string; soft: string; ink: string; muted: string; line: string }
}

const haverhof: Look = {
  ground: '#f3ecdd',
  sheet: '#fffdf8',
  soft: '#f6f0e2',
  ink: '#1b1a17',
  muted: '#5c574c',
  line: '#e3d9c5',
  brand: '#1f4d3a',
  onBrand: '#fbf7ee',
  accent: '#d9662b',
  action: '#d9662b',
  onAction: '#1b1a17',
  radius: '8px',
  displayFont: `Fraunces, Georgia, 'Times New Roman', serif`,
  dark: {
    ground: '#12160f',
    sheet: '#1c211a',
    soft: '#262c23',
    ink: '#f3eee2',
    muted: '#bcb6a6',
    line: '#3a4136',
  },
}

const muehldorfer: Look = {
  ground: '#efede2',
  sheet: '#ffffff',
  soft: '#f5f4ec',
  ink: '#16202c',
  muted: '#4f5a67',
  line: '#dcdbcf',
  brand: '#17365c',
  onBrand: '#fbfaf4',
  accent: '#d3a03c',
  action: '#d3a03c',
  onAction: '#16202c',
  radius: '3px',
  displayFont: `'Source Serif 4', 'Source Serif Pro', Georgia, serif`,
  dark: {
    ground: '#0d131b',
    sheet: '#161f2b',
    soft: '#1f2a38',
    ink: '#eef1f5',
    muted: '#b3bdc9',
    line: '#344252',
  },
}

const corporate: Look = {
  ...haverhof,
  ground: '#f4f4f2',
  sheet: '#ffffff',
  soft: '#f4f4f2',
  brand: '#141413',
  accent: '#1f4d3a',
  action: '#1f4d3a',
  onAction: '#ffffff',
  radius: '0',
}

export const looks: Record<Platform, Look> = { 0: haverhof, 1: muehldorfer, 2: corporate }
