declare module 'virtual:messages' {
  type Texts = { default: Record<string, unknown> }
  type LocaleTexts = Texts & { areas: Record<string, () => Promise<Texts>> }
  export const messageLoaders: Record<string, () => Promise<LocaleTexts>>
}
