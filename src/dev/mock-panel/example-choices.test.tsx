import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  choicesFromText,
  choicesToText,
  chooseFor,
  currentChoices,
  loadChoices,
  resetChoices,
  sharedAddress,
  storageKey,
  subscribeChoices,
} from './example-choices'

const readCash = { method: 'GET', path: '/api/user/cash' }
const withdraw = { method: 'post', path: '/api/user/cash' }

afterEach(() => {
  resetChoices()
  history.replaceState(null, '', '/')
})

describe('the text of an address', () => {
  it('is read back as it was written', () => {
    const choices = {
      'GET /api/user/cash': 'window_closed',
      'POST /api/user/cash': 'refused_balance_not_enough',
    }
    expect(choicesToText(choices)).toBe(
      'GET /api/user/cash:window_closed,POST /api/user/cash:refused_balance_not_enough',
    )
    expect(choicesFromText(choicesToText(choices))).toEqual(choices)
  })

  it('drops what is no choice and keeps the rest', () => {
    expect(
      choicesFromText(
        ',GET /api/user/cash,x:y,GET /a:b c,GET https://a.test:z, GET /api/user/msg: empty ',
      ),
    ).toEqual({ 'GET /api/user/msg': 'empty' })
  })

  it('stands before the hash and leaves other parameters alone', () => {
    const choices = { 'GET /api/user/cash': 'window_closed' }
    const hash = '#/pages/cash/cash?a=1'
    expect(sharedAddress(`https://h5.test/h5/${hash}`, choices)).toBe(
      `https://h5.test/h5/?mock=GET%20/api/user/cash:window_closed${hash}`,
    )
    expect(sharedAddress(`https://h5.test/h5/?b=2&mock=GET%20/x:y${hash}`, choices)).toBe(
      `https://h5.test/h5/?b=2&mock=GET%20/api/user/cash:window_closed${hash}`,
    )
    expect(sharedAddress(`https://h5.test/h5/?mock=GET%20/x:y${hash}`, {})).toBe(
      `https://h5.test/h5/${hash}`,
    )
  })
})

describe('choices', () => {
  it('survive a reload', () => {
    loadChoices()
    chooseFor(readCash, 'window_closed')
    const kept = localStorage.getItem(storageKey) ?? ''
    resetChoices()
    localStorage.setItem(storageKey, kept)
    loadChoices()
    expect(currentChoices()).toEqual({ 'GET /api/user/cash': 'window_closed' })
  })

  it('tell their listeners until these stop listening', () => {
    const listener = vi.fn()
    const stop = subscribeChoices(listener)
    chooseFor(readCash, 'window_closed')
    stop()
    chooseFor(withdraw, 'refused_network_error')
    expect(listener).toHaveBeenCalledOnce()
    expect(currentChoices()).toEqual({
      'GET /api/user/cash': 'window_closed',
      'POST /api/user/cash': 'refused_network_error',
    })
  })

  it('are taken back by choosing done, and all of them by a reset', () => {
    chooseFor(readCash, 'window_closed')
    chooseFor(withdraw, 'refused_network_error')
    chooseFor(readCash, 'done')
    expect(currentChoices()).toEqual({ 'POST /api/user/cash': 'refused_network_error' })
    resetChoices()
    expect(currentChoices()).toEqual({})
    expect(localStorage.getItem(storageKey)).toBeNull()
  })

  it('of an address replace the stored ones and leave the address', () => {
    chooseFor(withdraw, 'refused_network_error')
    history.replaceState(null, '', '/?b=2&mock=GET%20/api/user/cash:window_closed#/pages/cash/cash')
    loadChoices()
    expect(currentChoices()).toEqual({ 'GET /api/user/cash': 'window_closed' })
    expect(localStorage.getItem(storageKey)).toBe('{"GET /api/user/cash":"window_closed"}')
    expect(location.search + location.hash).toBe('?b=2#/pages/cash/cash')
  })

  it('start empty when the storage is broken or forbidden', () => {
    localStorage.setItem(storageKey, '{"GET /api/user/cash":')
    loadChoices()
    expect(currentChoices()).toEqual({})
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    chooseFor(readCash, 'window_closed')
    expect(currentChoices()).toEqual({ 'GET /api/user/cash': 'window_closed' })
  })
})
