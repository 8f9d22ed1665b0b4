import { Card, Section, Stack } from '@/ui/card'
import { Text } from '@/ui/text'
import styles from './kit.module.css'

const surfaces = ['bg', 'surface', 'sunken', 'line', 'line-strong', 'brand', 'accent', 'demo']
const texts = ['text', 'text-2', 'text-3', 'accent-text', 'positive', 'negative', 'pending']
const sizes = [
  ['fs-7', 'Figure, large'],
  ['fs-6', 'Title of an entry page'],
  ['fs-5', 'Figure, amount field'],
  ['fs-4', 'Section, bar title'],
  ['fs-3', 'Body, fields'],
  ['fs-2', 'Labels, notes'],
  ['fs-1', 'Badges'],
] as const
const spaces = [1, 2, 3, 4, 5, 6, 8, 10, 12]

/** Colours, type and space as they are in the current theme. */
export function KitFoundations() {
  return (
    <Section heading="Foundations">
      <Card>
        <Stack>
          <ul className={styles.swatches}>
            {surfaces.map((name) => (
              <li key={name}>
                <span className={styles.swatch} style={{ background: `var(--${name})` }} />
                {name}
              </li>
            ))}
          </ul>
          <ul className={styles.words}>
            {texts.map((name) => (
              <li key={name} style={{ color: `var(--${name})` }}>
                {name}
              </li>
            ))}
          </ul>
          <ul className={styles.scale}>
            {sizes.map(([token, use]) => (
              <li key={token}>
                <span style={{ fontSize: `var(--${token})` }}>12,935.50</span>
                <span className={styles.caption}>
                  {token} · {use}
                </span>
              </li>
            ))}
          </ul>
          <Text>
            What a figure means.{' '}
            <Text as="span" tone="faint">
              Its count or its moment.
            </Text>
          </Text>
          <ul className={styles.spaces}>
            {spaces.map((step) => (
              <li key={step}>
                <span style={{ inlineSize: `var(--s-${step})` }} />
                {step}
              </li>
            ))}
          </ul>
        </Stack>
      </Card>
    </Section>
  )
}
