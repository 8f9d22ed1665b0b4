import { render, screen } from '@testing-library/react'
import { FormattedMessage, IntlProvider } from 'react-intl'
import { expect, it } from 'vitest'
import { IsolatedValues } from './isolated-values.tsx'

function show(name: string) {
  render(
    <IntlProvider locale="en" messages={{}} onError={() => undefined}>
      <IsolatedValues>
        <p role="note">
          <FormattedMessage
            id="test.isolated"
            defaultMessage="<b>{name}</b>: {from} → {to}"
            values={{ name, from: 100, to: '250', b: (words) => <b>{words}</b> }}
          />
        </p>
      </IsolatedValues>
    </IntlProvider>,
  )
  return screen.getByRole('note')
}

it('keeps letters from right to left inside the name that they are of', () => {
  expect(show('שלום').textContent).toBe('\u2068שלום\u2069: 100 → 250')
})

it('adds nothing to other names, and leaves elements what they are', () => {
  const note = show('Bitcoin')
  expect(note.innerHTML).toBe('<b>Bitcoin</b>: 100 → 250')
})
