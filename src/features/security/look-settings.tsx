import { Languages } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { currentLanguage, LANGUAGES, subscribeLanguage } from '@/lib/language.ts'
import { paths } from '@/lib/paths.ts'
import { chooseRiseColour, chooseTheme, chosenTheme, riseColour } from '@/lib/theme.ts'
import { Card, Section, Stack } from '@/ui/card.tsx'
import { ListGroup, ListRow } from '@/ui/list.tsx'
import { Segmented } from '@/ui/segmented.tsx'
import styles from './security.module.css'

/** Theme, colours of price moves, language: on this device, at once. */
export function LookSettings() {
  const code = useSyncExternalStore(subscribeLanguage, currentLanguage)
  return (
    <Section
      heading={
        <FormattedMessage
          id="security.look.heading"
          defaultMessage="Appearance and language"
          description="Heading above theme, price colours and language."
        />
      }
    >
      <Stack>
        <Card>
          <Stack>
            <ThemeChoice />
            <RiseChoice />
          </Stack>
        </Card>
        <ListGroup>
          <ListRow
            href={paths.language}
            icon={<Languages size={22} aria-hidden />}
            title={
              <FormattedMessage
                id="security.look.language"
                defaultMessage="Language"
                description="Row that leads to the choice of language."
              />
            }
            value={LANGUAGES.find((language) => language.code === code)?.name}
          />
        </ListGroup>
      </Stack>
    </Section>
  )
}

function ThemeChoice() {
  const intl = useIntl()
  const [theme, setTheme] = useState(chosenTheme)
  const label = intl.formatMessage({
    id: 'security.look.theme',
    defaultMessage: 'Theme',
    description: 'Setting: light or dark.',
  })
  return (
    <div className={styles.setting}>
      <p aria-hidden>{label}</p>
      <Segmented
        label={label}
        value={theme}
        onChange={(chosen) => {
          setTheme(chosen)
          chooseTheme(chosen)
        }}
        options={[
          {
            value: 'system',
            label: (
              <FormattedMessage
                id="security.look.system"
                defaultMessage="As device"
                description="Theme: light or dark as the device is set. Short, one of three."
              />
            ),
          },
          {
            value: 'light',
            label: (
              <FormattedMessage
                id="security.look.light"
                defaultMessage="Light"
                description="Theme. Short, one of three."
              />
            ),
          },
          {
            value: 'dark',
            label: (
              <FormattedMessage
                id="security.look.dark"
                defaultMessage="Dark"
                description="Theme. Short, one of three."
              />
            ),
          },
        ]}
      />
    </div>
  )
}

function RiseChoice() {
  const intl = useIntl()
  const [rise, setRise] = useState(riseColour)
  const label = intl.formatMessage({
    id: 'security.look.rise',
    defaultMessage: 'Rising prices',
    description: 'Setting: the colour of rising prices.',
  })
  return (
    <div className={styles.setting}>
      <p aria-hidden>{label}</p>
      <Segmented
        label={label}
        value={rise}
        onChange={(chosen) => {
          setRise(chosen)
          chooseRiseColour(chosen)
        }}
        options={[
          {
            value: 'green',
            label: (
              <FormattedMessage
                id="security.look.green"
                defaultMessage="Green"
                description="Colour of rising prices; falling ones are red."
              />
            ),
          },
          {
            value: 'red',
            label: (
              <FormattedMessage
                id="security.look.red"
                defaultMessage="Red"
                description="Colour of rising prices; falling ones are green."
              />
            ),
          },
        ]}
      />
    </div>
  )
}
