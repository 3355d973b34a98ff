import { beforeEach } from 'vitest'

/** Test files share one browser: what an earlier test left in it would be found by the next. */
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
