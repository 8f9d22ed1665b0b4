import { expect, it } from 'vitest'
import { asWritten, chartFormat } from './chart-format.ts'

it('writes prices by the locale, to their last decimal', () => {
  expect(chartFormat('en').figure('97473.90')).toBe('97,473.90')
  expect(chartFormat('de').figure('97473.90')).toBe('97.473,90')
  expect(chartFormat('en').figure('0.00001200')).toBe('0.00001200')
  expect(chartFormat('en').figure('-0.00')).toBe('0.00')
})

it('leaves alone what is written already', () => {
  expect(chartFormat('de').figure('12,4 Tsd.')).toBe('12,4 Tsd.')
  const volume = chartFormat('de').volume('12400')
  expect(volume).toBe('12.400')
  expect(chartFormat('de').figure(asWritten(volume))).toBe(asWritten('12.400'))
})

it('writes computed values with as many decimals as asked for', () => {
  expect(chartFormat('en').value(70.456, 1)).toBe('70.5')
  expect(chartFormat('en').value(1234.5, 2)).toBe('1,234.50')
})

it('shortens volumes in the language’s own way', () => {
  expect(chartFormat('en').volume('12400.50')).toBe('12.4K')
  expect(chartFormat('ja').volume('1240000')).toBe('124万')
  expect(chartFormat('en').volume('13.88')).toBe('13.88')
})
