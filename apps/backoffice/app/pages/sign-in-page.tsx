import { useTranslations } from '#texts'

export default function SignInPage() {
  const t = useTranslations('office-sign-in')
  return (
    <main className="mx-auto grid min-h-dvh max-w-sm content-center gap-4 px-6">
      <h1 className="text-2xl">{t('title')}</h1>
    </main>
  )
}
