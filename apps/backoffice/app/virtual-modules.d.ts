declare module 'virtual:office-messages' {
  type Texts = { default: Record<string, unknown> }
  export const messageLoaders: Record<'nl' | 'de' | 'en', () => Promise<Texts>>
}
