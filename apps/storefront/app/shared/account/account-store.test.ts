import { ApiError } from '@haverhof/api-client'
import { describe, expect, test } from 'vitest'
import { createStore } from '../../toolkit/store'
import { type Account, nobodyYet } from '../state/account-state'
import { createAccountStore } from './account-store'

const anna = { emailAddress: 'anna@example.nl', firstName: 'Anna' } as Account

function openStore({ isAuthenticated = true, account = async () => anna } = {}) {
  const requests: string[] = []
  const notes: boolean[] = []
  const answers = { isAuthenticated, account }
  const state = createStore(nobodyYet)
  const store = createAccountStore({
    state,
    note: { write: (isSignedIn) => void notes.push(isSignedIn) },
    calls: {
      isAuthenticated: async () => {
        requests.push('isAuthenticated')
        return answers.isAuthenticated
      },
      get: () => {
        requests.push('get')
        return answers.account()
      },
    },
  })
  return { store, state, requests, notes, answers }
}

describe('SIGN-IN-PAGES-1, SIGN-IN-PAGES-17: who is signed in', () => {
  test('is asked once, however many want to know, and loaded when a customer is (§3.40, §4.22)', async () => {
    const { store, state, requests, notes } = openStore()
    await Promise.all([store.ensure(), store.ensure()])
    await store.ensure()
    expect(requests).toEqual(['isAuthenticated', 'get'])
    expect(state.get()).toEqual({ isLoaded: true, isAuthenticated: true, accountInfo: anna })
    expect(notes).toEqual([true])
  })

  test('a signed-out visitor is known without a call for the account', async () => {
    const { store, state, requests, notes } = openStore({ isAuthenticated: false })
    await store.ensure()
    expect(requests).toEqual(['isAuthenticated'])
    expect(state.get()).toEqual({ isLoaded: true, isAuthenticated: false, accountInfo: null })
    expect(notes).toEqual([false])
  })

  test('is loaded after signing in, without asking whether (§4.23)', async () => {
    const { store, state, requests } = openStore()
    await store.load()
    expect(requests).toEqual(['get'])
    expect(state.get()).toEqual({ isLoaded: true, isAuthenticated: true, accountInfo: anna })
  })

  test('signing out clears everything (§4.24)', async () => {
    const { store, state, notes } = openStore()
    await store.ensure()
    store.clear()
    expect(state.get()).toEqual({ isLoaded: true, isAuthenticated: false, accountInfo: null })
    expect(notes).toEqual([true, false])
  })

  test('a question without an answer is asked again', async () => {
    const { store, state, requests, answers } = openStore({
      account: () => Promise.reject(new TypeError('gone')),
    })
    await store.ensure()
    expect(state.get().isLoaded).toBe(false)
    answers.account = async () => anna
    await store.ensure()
    expect(requests).toEqual(['isAuthenticated', 'get', 'isAuthenticated', 'get'])
    expect(state.get().accountInfo).toBe(anna)
  })

  test('a session that ended meanwhile is signed out', async () => {
    const { store, state, answers } = openStore()
    await store.ensure()
    answers.account = () => Promise.reject(new ApiError(401, '', {}))
    await store.load()
    expect(state.get()).toMatchObject({ isLoaded: true, isAuthenticated: false })
  })

  test('another tab makes it ask anew', async () => {
    const { store, state, answers } = openStore()
    await store.ensure()
    answers.isAuthenticated = false
    await store.askAgain()
    expect(state.get().isAuthenticated).toBe(false)
  })
})
