import { useNavigate, useSearchParams } from 'react-router'

/** Back to where the session ended; never to another host. */
export function useEnter(): { enter: () => void; back: string } {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const back = safePath(search.get('back'))
  return { enter: () => void navigate(back, { replace: true }), back }
}

export function safePath(path: string | null): string {
  return path !== null && /^\/(?![/\\])/.test(path) ? path : '/'
}
