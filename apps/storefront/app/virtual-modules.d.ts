declare module 'virtual:messages' {
  export const messageLoaders: Record<string, () => Promise<{ default: Record<string, unknown> }>>
}
