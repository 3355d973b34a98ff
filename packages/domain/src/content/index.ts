export type { Block, Inline } from './blocks.ts'
