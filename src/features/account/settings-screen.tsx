import {
  FileText,
  Headset,
  Info,
  Languages,
  LogOut,
  ShieldCheck,
  Smartphone,
  Zap,
} from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { useAreas } from '@/api/areas.ts'
import { useUser } from '@/api/user.ts'
import { useOneTap } from '@/domain/account/one-tap.ts'
import { OwnLimitsRow } from '@/domain/account/own-limits-row.tsx'
import { useLogOut } from '@/domain/account/use-log-out.ts'
import { common } from '@/i18n/common-messages.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { agreementPath, customerPath, paths } from '@/lib/paths.ts'
import { currentLanguage, LANGUAGES, subscribeLanguage } from '@/platform/language.ts'
import { releaseText } from '@/platform/release.ts'
import { chooseRiseColour, chooseTheme, chosenTheme, riseColour } from '@/platform/theme.ts'
import { Page } from '@/shell/page.tsx'
import { Card, Section, Stack } from '@/ui/card.tsx'
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx'
import { ListGroup, ListRow } from '@/ui/list.tsx'
import type { SegmentedProps } from '@/ui/segmented.tsx'
import { Segmented } from '@/ui/segmented.tsx'
import styles from './settings.module.css'

const ICON_SIZE = 22

/** How the app looks and speaks on this device, what protects the account, and what the app is. */
export function SettingsScreen() {
  const { offers } = useAreas()
  return (
    <Page>
      <Stack gap="loose">
        <Look />
        <ListGroup>
          {offers('trading') ? <OneTapRow /> : null}
          <OwnLimitsRow />
          <ListRow
            href={paths.security}
            icon={<ShieldCheck size={ICON_SIZE} aria-hidden />}
            title={
              <FormattedMessage
                id="account.settings.security"
                defaultMessage="Security and profile"
                description="Row of the settings: passwords, picture and personal data."
              />
            }
          />
        </ListGroup>
        <About />
        <ListGroup>
          <LogOutRow />
        </ListGroup>
      </Stack>
    </Page>
  )
}

/** Whether orders are placed by one tap; it is chosen where orders are placed, among their stakes. */
function OneTapRow() {
  const { balances } = useUser()
  const { money } = useMoneyFormat()
  const [largest] = useOneTap()
  return (
    <ListRow
      href={paths.trade}
      icon={<Zap size={ICON_SIZE} aria-hidden />}
      title={<FormattedMessage {...common.oneTapOrders} />}
      subtitle={
        <FormattedMessage
          id="account.settings.oneTapWhere"
          defaultMessage="Set on a product's page"
          description="Below 'One-tap orders': where it is turned on and off."
        />
      }
      value={
        <FormattedMessage
          id="account.settings.oneTap"
          defaultMessage="{amount, select, none {Off} other {Up to {amount}}}"
          description="Up to which amount one-tap orders are on, with its currency; none where they are off."
          values={{ amount: largest === null ? 'none' : money(largest, balances.currency) }}
        />
      }
    />
  )
}

/** Language, theme, colours of price moves: on this device, at once. */
function Look() {
  const code = useSyncExternalStore(subscribeLanguage, currentLanguage)
  return (
    <Section
      heading={
        <FormattedMessage
          id="account.settings.look"
          defaultMessage="Appearance and language"
          description="Heading above language, theme and price colours."
        />
      }
    >
      <ListGroup>
        <ListRow
          href={paths.language}
          icon={<Languages size={ICON_SIZE} aria-hidden />}
          title={<FormattedMessage {...common.language} />}
          value={LANGUAGES.find((language) => language.code === code)?.name}
        />
      </ListGroup>
      <Card>
        <Stack>
          <ThemeChoice />
          <RiseChoice />
        </Stack>
      </Card>
    </Section>
  )
}

function ThemeChoice() {
  const intl = useIntl()
  const [theme, setTheme] = useState(chosenTheme)
  return (
    <Setting
      label={intl.formatMessage(words.theme)}
      value={theme}
      onChange={(chosen) => {
        setTheme(chosen)
        chooseTheme(chosen)
      }}
      options={[
        { value: 'system', label: intl.formatMessage(words.system) },
        { value: 'light', label: intl.formatMessage(words.light) },
        { value: 'dark', label: intl.formatMessage(words.dark) },
      ]}
    />
  )
}

function RiseChoice() {
  const intl = useIntl()
  const [rise, setRise] = useState(riseColour)
  return (
    <Setting
      label={intl.formatMessage(words.rise)}
      value={rise}
      onChange={(chosen) => {
        setRise(chosen)
        chooseRiseColour(chosen)
      }}
      options={[
        { value: 'green', label: intl.formatMessage(words.green) },
        { value: 'red', label: intl.formatMessage(words.red) },
      ]}
    />
  )
}

function Setting<Value extends string>(props: SegmentedProps<Value>) {
  return (
    <div className={styles.setting}>
      <p aria-hidden>{props.label}</p>
      <Segmented {...props} />
    </div>
  )
}

const words = defineMessages({
  theme: {
    id: 'account.settings.theme',
    defaultMessage: 'Theme',
    description: 'Setting: light or dark.',
  },
  system: {
    id: 'account.settings.system',
    defaultMessage: 'As device',
    description: 'Theme: light or dark as the device is set. Short, one of three.',
  },
  light: {
    id: 'account.settings.light',
    defaultMessage: 'Light',
    description: 'Theme. Short, one of three.',
  },
  dark: {
    id: 'account.settings.dark',
    defaultMessage: 'Dark',
    description: 'Theme. Short, one of three.',
  },
  rise: {
    id: 'account.settings.rise',
    defaultMessage: 'Rising prices',
    description: 'Setting: the colour of rising prices.',
  },
  green: {
    id: 'account.settings.green',
    defaultMessage: 'Green',
    description: 'Colour of rising prices; falling ones are red.',
  },
  red: {
    id: 'account.settings.red',
    defaultMessage: 'Red',
    description: 'Colour of rising prices; falling ones are green.',
  },
})

/** The app itself: how to install it, its texts, its version. */
function About() {
  return (
    <Section
      heading={
        <FormattedMessage
          id="account.settings.about"
          defaultMessage="About"
          description="Heading above the texts of the operator and the version of the app."
        />
      }
    >
      <ListGroup>
        <ListRow
          href={paths.download}
          icon={<Smartphone size={ICON_SIZE} aria-hidden />}
          title={<FormattedMessage {...common.getApp} />}
        />
        <ListRow
          href={agreementPath('agreement')}
          icon={<FileText size={ICON_SIZE} aria-hidden />}
          title={<FormattedMessage {...common.userAgreement} />}
        />
        <ListRow
          href={agreementPath('privacy')}
          icon={<FileText size={ICON_SIZE} aria-hidden />}
          title={<FormattedMessage {...common.privacy} />}
        />
        <ListRow
          href={agreementPath('risk')}
          icon={<FileText size={ICON_SIZE} aria-hidden />}
          title={<FormattedMessage {...common.riskNotice} />}
        />
        <ListRow
          href={customerPath({ page: paths.settings })}
          icon={<Headset size={ICON_SIZE} aria-hidden />}
          title={<FormattedMessage {...common.support} />}
        />
        <ListRow
          icon={<Info size={ICON_SIZE} aria-hidden />}
          title={<FormattedMessage {...common.appVersion} />}
          subtitle={releaseText()}
        />
      </ListGroup>
    </Section>
  )
}

function LogOutRow() {
  const logOut = useLogOut()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <ListRow
        icon={<LogOut size={ICON_SIZE} aria-hidden />}
        title={<FormattedMessage {...common.logOut} />}
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        open={asking}
        title={
          <FormattedMessage
            id="account.logOut.title"
            defaultMessage="Log out of this device?"
            description="Question before logging out."
          />
        }
        body={
          <FormattedMessage
            id="account.logOut.body"
            defaultMessage="Open orders and reviews continue. What you entered on this device but didn't send is deleted."
            description="What logging out means."
          />
        }
        confirmLabel={<FormattedMessage {...common.logOut} />}
        cancelLabel={
          <FormattedMessage
            id="account.logOut.cancel"
            defaultMessage="Stay logged in"
            description="Button that keeps the session."
          />
        }
        onConfirm={logOut}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
